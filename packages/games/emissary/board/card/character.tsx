// A character sheet: name, photo, gender, abilities with their colour, and the mission of one who is MOF.

import type { ReactElement } from 'react';
import { people } from '../../rules/people.ts';
import { say } from '../say.ts';
import { Portrait } from './portrait.tsx';
import { Shape } from './shape.tsx';

interface Props {
  readonly of: string;
  /** Lies face-down now. */
  readonly down?: boolean;
  /** The mission matters: the reader is, or may be, MOF. */
  readonly mof?: boolean;
}

export function CharacterSheet({ of, down = false, mof = false }: Props): ReactElement | null {
  const person = people.find((one) => one.name === of);
  if (!person) return null;
  return (
    <span className="em-character">
      <span className="em-character-head">
        <span>
          <span className="em-character-name">{person.name}</span>
          <span className="em-character-gender">
            <span aria-hidden="true">{say.signs[person.gender]}</span> {say.genders[person.gender]}
          </span>
        </span>
        {person.special && (
          <span className="em-character-s">
            <b>S</b>
            {say.special}
          </span>
        )}
      </span>
      <span className="em-character-top">
        <span className="em-photo">
          <Portrait of={person.name} />
        </span>
        {person.special && <span className="em-character-note">{down ? say.isDown : say.startsDown}</span>}
      </span>
      {person.blue.map((name) => (
        <Ability key={name} name={name} colour="blue" />
      ))}
      {person.red.map((name) => (
        <Ability key={name} name={name} colour="red" plain={!person.special} />
      ))}
      <span className="em-mission" data-strong={mof || undefined}>
        <Shape of="mof" />
        <span>
          <b>{say.mission}</b> {say.missions[person.mission]}
        </span>
      </span>
    </span>
  );
}

interface AbilityProps {
  readonly name: string;
  readonly colour: 'blue' | 'red';
  /** Always face-up: then that goes without saying. */
  readonly plain?: boolean;
}

function Ability({ name, colour, plain = false }: AbilityProps): ReactElement {
  const ability = say.abilities[name];
  return (
    <span className="em-ability" data-colour={colour}>
      <span className="em-ability-head">
        <svg viewBox="0 0 14 18" aria-hidden="true">
          <rect x="1" y="1" width="12" height="16" rx="1.8" className="em-ability-card" />
          {colour === 'blue' ? <path d="m7 6.5 3 5H4z" /> : <circle cx="7" cy="9" r="2.2" />}
        </svg>
        <span className="em-ability-name">{name}</span>
        {!plain && <span className="em-ability-face">{say[colour]}</span>}
        {ability && <span className="em-ability-force">{say.force[ability.force]}</span>}
      </span>
      <span>{say.ability(name)}</span>
    </span>
  );
}
