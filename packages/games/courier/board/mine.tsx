// What is one's own: role and goal, the agent, the letters taken, and the hand.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { Facts } from './facts.tsx';
import { Hand } from './hand.tsx';
import { Letters } from './letters.tsx';
import { RoadLetter } from './road-letter.tsx';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';
import { RoleSign } from './signs.tsx';
import type { Picks } from './use-picks.ts';

interface Props {
  readonly scene: BoardScene;
  readonly picks: Picks;
}

export function Mine({ scene, picks }: Props): ReactElement | null {
  const { me, view } = scene;
  const one = me === null ? undefined : view.seats[me];
  if (me === null || !one) return null;
  const self = picks.may(`seat ${me}`);
  return (
    <section className="co-mine" data-seat={me} data-may={self || undefined} aria-label={say.mine}>
      <header className="co-mine-head">
        <h2 className="co-name">{self ? <Self picks={picks} seat={me} /> : scene.name(me)}</h2>
        {one.role && (
          <p className="co-goal" data-role={one.role}>
            <RoleSign role={one.role} />
            {say.goal(one.role)}
          </p>
        )}
        <Facts scene={scene} seat={me} />
        {one.agent && (picks.may('agent') || picks.has('agent')) && (
          <button
            type="button"
            className="co-agent"
            aria-pressed={picks.has('agent')}
            data-may="true"
            onClick={() => picks.tap('agent')}
          >
            {say.turnUp(one.agent)}
          </button>
        )}
        <Letters scene={scene} picks={picks} seat={me} />
        <RoadLetter scene={scene} seat={me} />
      </header>
      <Hand scene={scene} picks={picks} />
    </section>
  );
}

/** A mask may turn one's own agent. */
function Self({ picks, seat }: { readonly picks: Picks; readonly seat: Seat }): ReactElement {
  return (
    <button type="button" aria-pressed={picks.has(`seat ${seat}`)} onClick={() => picks.tap(`seat ${seat}`)}>
      {say.you}
    </button>
  );
}
