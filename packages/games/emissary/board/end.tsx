// The end: who won by which condition, and everything that was hidden.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { EndingView } from '../rules/view.ts';
import { Card } from './card/card.tsx';
import { Portrait } from './card/portrait.tsx';
import { SHAPE_OF } from './card/prove-lines.tsx';
import { Shape } from './card/shape.tsx';
import { explained } from './explained.ts';
import { say } from './say.ts';
import { type BoardScene, seatOf } from './scene.ts';
import { Slots } from './table/slots.tsx';

export function End({ scene, ending }: { readonly scene: BoardScene; readonly ending: EndingView }): ReactElement {
  const inOrder = scene.order.toSorted(
    (a, b) => Number(ending.winners.includes(b)) - Number(ending.winners.includes(a)),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <section className="em-end" aria-label={say.endTitle} tabIndex={0}>
      <div className="em-telegram">
        {explained(scene, ending, say).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ul className="em-reveal">
        {inOrder.map((seat) => (
          <Reveal key={seat} scene={scene} seat={seat} won={ending.winners.includes(seat)} />
        ))}
      </ul>
    </section>
  );
}

function Reveal({
  scene,
  seat,
  won,
}: {
  readonly scene: BoardScene;
  readonly seat: Seat;
  readonly won: boolean;
}): ReactElement {
  const one = seatOf(scene.view, seat);
  const fallen = scene.view.fallen.find((fall) => fall.seat === seat);
  const hand = seat === scene.me ? scene.view.hand.map(({ face }) => face) : one.known;
  return (
    <li data-won={won || undefined}>
      <span className="em-photo">{one.character && <Portrait of={one.character} />}</span>
      <div className="em-reveal-who">
        <b>
          {scene.name(seat)} {won && <span className="em-won">{say.winner}</span>}
        </b>
        <span className="em-reveal-character">{one.character}</span>
        {one.identity && (
          <span className="em-tag">
            <Shape of={SHAPE_OF[one.identity]} />
            {one.identity}
          </span>
        )}
      </div>
      {fallen ? <span className="em-reveal-out">{say.fell(fallen.turn, fallen.how)}</span> : <Slots of={one} counted />}
      {hand.length > 0 && (
        <span className="em-reveal-hand">
          {hand.map((face, i) => (
            <Card key={i} face={face} size="s" />
          ))}
        </span>
      )}
    </li>
  );
}
