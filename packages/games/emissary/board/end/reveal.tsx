// Before any headline: the deciding card, and all identities turn over one by one, the side that won last. A tap goes on.

import { type ReactElement, useEffect, useState } from 'react';
import type { EndingView } from '../../rules/view.ts';
import { Back, Card } from '../card/card.tsx';
import { IdentityCard } from '../card/identity.tsx';
import type { Decisive } from '../say.ts';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';
import { turningOrder } from './order.ts';

const TURN_MS = 300;
const LAST_MS = 1100;

interface Props {
  readonly scene: BoardScene;
  readonly ending: EndingView;
  readonly decisive: Decisive | null;
  onDone(): void;
}

export function Reveal({ scene, ending, decisive, onDone }: Props): ReactElement {
  const order = turningOrder(scene.order, ending.winners);
  const [turned, setTurned] = useState(0);
  useEffect(() => {
    const whole = turned >= order.length;
    const timer = setTimeout(() => (whole ? onDone() : setTurned(turned + 1)), whole ? LAST_MS : TURN_MS);
    return () => clearTimeout(timer);
  }, [turned, order.length, onDone]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same
    <section className="em-end em-reveal em-night" aria-label={say.theEnd} onClick={onDone}>
      <button type="button" className="em-skip">
        {say.skip}
      </button>
      {decisive?.card && <Card face={decisive.card} size="m" />}
      <h2>{headOf(scene, ending)}</h2>
      <p className="em-quiet">{say.stillDown(order.length - turned)}</p>
      <ul>
        {scene.order.map((seat) => {
          const { identity } = seatOf(scene.view, seat);
          const up = order.indexOf(seat) < turned;
          return (
            <li key={seat} data-up={up || undefined}>
              {up && identity ? <IdentityCard of={identity} /> : <Back size="m" />}
              <b>{scene.name(seat)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What decided it, not yet who won. */
function headOf({ me, name }: BoardScene, { reason, declarer }: EndingView): string {
  if (reason !== 'three-red' && reason !== 'three-blue') return say.decided;
  return say.thirdOf(declarer === me, name(declarer), reason === 'three-red' ? 'red' : 'blue');
}
