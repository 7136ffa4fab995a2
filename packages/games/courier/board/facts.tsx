// What is known of a seat, in few words: whether it won, its role, its agent, its seals that held, its cards.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { say } from '../words/en/board/index.ts';
import type { BoardScene } from './scene.ts';

export function Facts({ scene, seat }: { readonly scene: BoardScene; readonly seat: Seat }): ReactElement | null {
  const { view, result, told, me } = scene;
  const one = view.seats[seat];
  if (!one) return null;
  const won = result?.winners.includes(seat);
  const burned = told.some((event) => event.kind === 'burns' && event.seat === seat);
  const moving = result === null && view.phase !== 'errand';
  const end = won ? say.wins : burned ? say.burned : null;
  return (
    <ul className="co-facts">
      {end && <li className="co-end">{end}</li>}
      {view.active === seat && moving && <li className="co-turn">{say.toMove}</li>}
      {seat !== me && <li>{say.mayBe(one.may)}</li>}
      {one.agent && <li>{say.agentIs(one.agent, one.up)}</li>}
      <li>{say.held(one.silenced, view.silence)}</li>
      {seat !== me && <li>{say.cards(one.cards, one.known)}</li>}
    </ul>
  );
}
