// Who I am: my identity, how my side wins, and my abilities; what can be used now glows.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { people } from '../../rules/people.ts';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import type { Chooser } from '../choose/use-chooser.ts';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';

interface Props {
  readonly scene: BoardScene;
  readonly chooser: Chooser;
  onOpen(seat: Seat): void;
}

export function Mine({ scene, chooser, onOpen }: Props): ReactElement | null {
  const { me, view } = scene;
  if (me === null) return null;
  const one = seatOf(view, me);
  const person = people.find((other) => other.name === one.character);
  return (
    <section className="em-mine em-night" aria-label={say.mine}>
      <button type="button" className="em-mine-who" onClick={() => onOpen(me)}>
        {one.identity && <Shape of={SHAPE_OF[one.identity]} />}
        <b>{one.identity}</b>
        {person && <span className="em-quiet">{person.name}</span>}
      </button>
      <p className="em-mine-goal">{goalOf(scene, me, person?.mission ?? null)}</p>
      <Abilities
        chooser={chooser}
        names={[...(person?.blue ?? []), ...(person?.red ?? [])]}
        up={one.up}
        blue={person?.blue ?? []}
      />
    </section>
  );
}

function goalOf({ view }: BoardScene, me: Seat, mission: string | null): string {
  const { identity, red, blue } = seatOf(view, me);
  switch (identity) {
    case 'KDR':
      return say.goal.KDR(3 - red);
    case 'FRS':
      return say.goal.FRS(3 - blue);
    case 'MOF':
      return mission === null ? say.identities.MOF.goal : (say.missions[mission] ?? '');
    case null:
      return '';
  }
}

interface AbilitiesProps {
  readonly chooser: Chooser;
  readonly names: readonly string[];
  readonly blue: readonly string[];
  readonly up: boolean;
}

function Abilities({ chooser, names, blue, up }: AbilitiesProps): ReactElement {
  return (
    <ul className="em-abilities">
      {names.map((name) => (
        <li key={name}>
          {chooser.may('ability', name) ? (
            <button
              type="button"
              className="em-chip"
              data-may="true"
              aria-pressed={chooser.has('ability', name)}
              onClick={() => chooser.touch('ability', name)}
            >
              {name} <span className="em-quiet">{say.use}</span>
            </button>
          ) : (
            <p className="em-ability-line" data-asleep={blue.includes(name) === up || undefined}>
              <b>{name}</b> <span>{say.ability(name)}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
