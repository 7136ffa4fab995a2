// The End Game before it is scored: all hands lie open, and the Order numbers are called one after the other.

import type { ReactElement } from 'react';
import type { EndView } from '../../rules/view.ts';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { CardRow } from '../table/card-row.tsx';
import { Incense } from '../table/incense.tsx';

export function EndGame({ end }: { readonly end: EndView }): ReactElement {
  const scene = useScene();
  const { view, me } = scene;
  return (
    <section className="on-end-game">
      <h2>{say.endGame(scene, end)}</h2>
      <p className="on-quiet">{say.orderUp(end.order)}</p>
      <ul className="on-open-hands">
        {view.seats.map((seat) => {
          // My own hand lies on its tray.
          const cards = seat.seat === me ? [] : seat.known;
          const spare = end.spare.filter((one) => one.seat === seat.seat);
          if (seat.seat === me && spare.length === 0) return null;
          return (
            <li key={seat.seat}>
              <b>{say.who(scene, seat.seat)}</b>
              {cards.length + spare.length > 0 ? (
                <CardRow cards={[...cards, ...spare]} />
              ) : (
                <span>{say.emptyHand}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Incense />
    </section>
  );
}
