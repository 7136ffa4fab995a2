// My hand. What can be played now glows; any card says what it does when it is tapped.

import { type ReactElement, useState } from 'react';
import { colourIn, kindIn } from '../rules/box.ts';
import { Letter } from './letter.tsx';
import type { Thing } from './pick.ts';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';
import type { Picks } from './use-picks.ts';

export function Hand({ scene, picks }: { readonly scene: BoardScene; readonly picks: Picks }): ReactElement {
  const { hand, phase, active, me } = scene.view;
  const sending = phase === 'send' && active === me;
  const [read, setRead] = useState<number | null>(null);
  const shown = hand.find(({ card }) => picks.has(`card ${card}`)) ?? hand.find(({ card }) => card === read);
  return (
    <div className="co-hand-place">
      <p className="co-tip" aria-live="polite">
        {picks.half
          ? say.pointAt
          : sending
            ? say.sendTip
            : shown
              ? say.does[kindIn(shown.face)]
              : hand.length > 0
                ? say.tapToRead
                : say.noCards}
      </p>
      <ul className="co-hand" aria-label={say.hand}>
        {hand.map(({ card, face }) => {
          const thing: Thing = `card ${card}`;
          const may = picks.may(thing);
          return (
            <li key={card}>
              <button
                type="button"
                className="co-card"
                data-may={may || undefined}
                aria-pressed={may ? picks.has(thing) : undefined}
                onClick={() => (may ? picks.tap(thing) : setRead(card))}
              >
                <Letter colour={colourIn(face)} />
                <b>{say.kinds[kindIn(face)]}</b>
                <span>{say.colours[colourIn(face)]}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
