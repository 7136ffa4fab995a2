// In a replay with everything in the open: all hands, seat by seat, with the side of each.

import type { ReactElement } from 'react';
import { Card } from '../card/card.tsx';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';
import './replay.css';

export default function AllHands({ scene }: { readonly scene: BoardScene }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <section className="em-all-hands em-night" aria-label={say.allHands} tabIndex={0}>
      {scene.order.map((seat) => {
        const { identity, known, alive } = seatOf(scene.view, seat);
        return (
          <section key={seat} data-out={!alive || undefined} data-active={scene.view.active === seat || undefined}>
            <h3>
              {identity && <Shape of={SHAPE_OF[identity]} />}
              {scene.name(seat)}
              {identity && <span className="em-quiet">{identity}</span>}
            </h3>
            <ul>
              {known.map((face, i) => (
                <li key={i}>
                  <Card face={face} size="s" />
                </li>
              ))}
              {known.length === 0 && <li className="em-quiet">{alive ? say.emptyHand : say.caseClosed}</li>}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
