// The end: the count out of twelve and everything uncovered.

import type { ReactElement } from 'react';
import { Guesses } from './guesses.tsx';
import { Sentence } from './message.tsx';
import { Panel } from './panel.tsx';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';

const PERFECT = 12;
const LAMPS: readonly number[] = Array.from({ length: PERFECT }, (_, lamp) => lamp);

export function Reveal({ scene }: { readonly scene: BoardScene }): ReactElement {
  const points = scene.view.points[scene.team] ?? 0;
  return (
    <Panel title={say.revealTitle} className="st-guess st-reveal">
      <div className="st-total">
        <p>
          <b>{points}</b> <span className="st-of">/ {PERFECT}</span>
        </p>
        <p className="st-lamps" aria-hidden="true">
          {LAMPS.map((lamp) => (
            <i key={lamp} data-lit={lamp < points || undefined} />
          ))}
        </p>
      </div>
      <Guesses scene={scene} />
      {scene.view.messages.map(
        (message) =>
          message.team === scene.team &&
          message.card && <Sentence key={message.card.id} card={message.card} rows={message.dice ?? []} />,
      )}
    </Panel>
  );
}
