// In a replay with everything in the open: all hands on the tray, seat by seat. Scrolls stand with their seats.

import { type ReactElement, useDeferredValue } from 'react';
import { Card } from '../card/card.tsx';
import { useHeightTold } from '../hand/tray.tsx';
import { cardThing } from '../picks.ts';
import { useReader } from '../reader.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';
import './all-hands.css';

export default function AllHands(): ReactElement | null {
  const { view: now, deck, name } = useScene();
  // In a jump the table comes first.
  const view = useDeferredValue(now);
  const { read, peek } = useReader();
  const tray = useHeightTold();
  if (view.end?.verdicts) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <section ref={tray} className="on-tray on-all-hands" aria-label={say.allHands} tabIndex={0}>
      {view.seats.map(({ seat, known }) => (
        <section key={seat}>
          <h3>{name(seat)}</h3>
          <ul>
            {known.map(({ card, id }) => {
              const face = deck.face(id);
              return (
                <li key={card}>
                  <Tap
                    thing={null}
                    label={say.cardLabel(face)}
                    {...(card !== null && { flight: cardThing(card) })}
                    onRead={() => read(face)}
                    onPeek={(place) => peek(face, place)}
                  >
                    <Card face={face} size="S" />
                  </Tap>
                </li>
              );
            })}
            {known.length === 0 && <li className="on-quiet">{say.noCards}</li>}
          </ul>
        </section>
      ))}
    </section>
  );
}
