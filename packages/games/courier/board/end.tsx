// How a match ended: who won and why, everybody's role with mine first, and the letter that decided it.

import type { BoardProps, Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { colourIn } from '../rules/box.ts';
import type { CourierTypes } from '../rules/types.ts';
import { Letter } from './letter.tsx';
import { say } from './say.ts';
import { type BoardScene, sceneOf } from './scene.ts';
import { AgentSign, RoleSign } from './signs.tsx';
import './css/world.css';
import './css/end.css';

export default function CourierEnd(props: BoardProps<CourierTypes>): ReactElement | null {
  const { result, view, told, name, words, seat: you } = props;
  const scene = sceneOf(props);
  if (!result) return null;
  const verdict = words.verdict?.(result, view, name, you);
  const sent = told.findLast(({ kind }) => kind === 'sends');
  const last = told.findLast((one) => one.kind === 'takes' || one.kind === 'seals');
  const seats = scene.me === null ? scene.others : [scene.me, ...scene.others];
  return (
    <section className="courier co-end-page" aria-label={say.theEnd}>
      <h2>{verdict?.title}</h2>
      <p className="co-why">{verdict?.why}</p>
      <ol className="co-rows">
        {seats.map((seat) => (
          <Row key={seat} scene={scene} seat={seat} />
        ))}
      </ol>
      {last && (
        <aside className="co-decisive">
          <Letter colour={colourIn(last.card)} />
          <div>
            <b>{say.decisive}</b>
            <p>
              {[...(last.kind === 'takes' && sent ? [sent] : []), last]
                .map((event) => words.event(event, name, you))
                .join(' ')}
            </p>
          </div>
        </aside>
      )}
    </section>
  );
}

function Row({ scene, seat }: { readonly scene: BoardScene; readonly seat: Seat }): ReactElement | null {
  const { view, me, result } = scene;
  const one = view.seats[seat];
  if (!one) return null;
  return (
    <li className="co-row" data-me={seat === me || undefined} data-won={result?.winners.includes(seat) || undefined}>
      <AgentSign agent={one.agent} up={one.up} />
      <span className="co-row-name">
        <b>{scene.name(seat)}</b>
        <span>{say.held(one.silenced, view.silence)}</span>
      </span>
      <span className="co-row-letters">
        {one.before.map((card, i) => (
          <span key={i}>
            <Letter colour={colourIn(card)} />
            <span className="co-hidden">{say.card(card)}</span>
          </span>
        ))}
      </span>
      {one.role && (
        <b className="co-row-role">
          <RoleSign role={one.role} />
          {say.role(one.role)}
        </b>
      )}
    </li>
  );
}
