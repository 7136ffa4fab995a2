// Somebody at the desk: who they may be, their agent, their seals that held, the letters before them.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { Facts } from './facts.tsx';
import { Letters } from './letters.tsx';
import { OpenHand } from './open-hand.tsx';
import { RoadLetter } from './road-letter.tsx';
import type { BoardScene } from './scene.ts';
import type { Picks } from './use-picks.ts';

interface Props {
  readonly scene: BoardScene;
  readonly picks: Picks;
  readonly seat: Seat;
}

export function Person({ scene, picks, seat }: Props): ReactElement | null {
  const one = scene.view.seats[seat];
  if (!one) return null;
  const may = picks.may(`seat ${seat}`);
  const name = scene.name(seat);
  return (
    <li className="co-person" data-seat={seat} data-may={may || undefined} data-lit={scene.lit === seat || undefined}>
      <h2 className="co-name">
        {may ? (
          <button type="button" aria-pressed={picks.has(`seat ${seat}`)} onClick={() => picks.tap(`seat ${seat}`)}>
            {name}
          </button>
        ) : (
          name
        )}
      </h2>
      <Facts scene={scene} seat={seat} />
      {scene.replay === 'all' && <OpenHand cards={one.known} name={name} />}
      <Letters scene={scene} picks={picks} seat={seat} />
      <RoadLetter scene={scene} seat={seat} />
    </li>
  );
}
