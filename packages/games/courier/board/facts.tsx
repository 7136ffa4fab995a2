// What is known of a seat: the agent as a coin, cards, role, the seals that held as rings.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';
import { AgentSign } from './signs.tsx';

export function Facts({ scene, seat }: { readonly scene: BoardScene; readonly seat: Seat }): ReactElement | null {
  const { view, result, me, replay } = scene;
  const one = view.seats[seat];
  if (!one) return null;
  const moving = result === null && view.phase !== 'errand' && view.active === seat;
  return (
    <div className="co-facts">
      <AgentSign agent={one.agent} up={one.up} />
      <ul>
        {moving && <li className="co-turn">{view.road ? say.sentIt : say.toMove}</li>}
        {seat !== me && <li>{say.mayBe(one.may)}</li>}
        {one.agent && <li>{say.agentIs(one.agent, one.up)}</li>}
        {seat !== me && <li>{say.cards(one.cards, replay === 'all' ? [] : one.known)}</li>}
        <li className="co-seals" title={say.held(one.silenced, view.silence)}>
          <span className="co-hidden">{say.held(one.silenced, view.silence)}</span>
          {Array.from({ length: view.silence }, (_, i) => (
            <i key={i} data-held={i < one.silenced || undefined} />
          ))}
          <span aria-hidden="true">{say.seals}</span>
        </li>
      </ul>
    </div>
  );
}
