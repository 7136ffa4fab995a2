// In a replay with everything in the open: the two characters that each player chooses from.

import type { ReactElement } from 'react';
import { Portrait } from '../card/portrait.tsx';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';
import './replay.css';

export default function AllOffers({ scene }: { readonly scene: BoardScene }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <section className="em-all-offers" aria-label={say.casting} tabIndex={0}>
      {scene.order.map((seat) => (
        <section key={seat}>
          <h3>{say.choosesFrom(scene.name(seat))}</h3>
          <ul>
            {seatOf(scene.view, seat).offer?.map(({ card, character }) => (
              <li key={card}>
                <span className="em-photo">
                  <Portrait of={character} />
                </span>
                {character}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
