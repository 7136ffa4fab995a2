// Choices that are nothing on the table: to lie low, to pass, to take none.

import { PASS } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { wordThing } from '../picks.ts';
import { useScene } from '../scene.ts';
import { usePicks } from '../use-picks.ts';

/** The piles one draws from lie on the stage. */
const ON_STAGE: readonly string[] = ['deck', 'discard'];

export function WordChoices(): ReactElement | null {
  const { ask, view, words, name } = useScene();
  const { chosen, tap } = usePicks();
  // To pass in a window takes one tap in the prompt bar.
  const choices = (ask?.from ?? []).filter(
    (choice) => typeof choice === 'string' && !ON_STAGE.includes(choice) && !(choice === PASS && ask?.reaction),
  );
  if (!ask || ask.declared !== undefined || choices.length === 0 || choices.length === ask.from.length) return null;
  return (
    <div className="on-words">
      {choices.map((choice) => {
        const thing = wordThing(String(choice));
        return (
          <button
            key={thing}
            type="button"
            className="on-btn on-btn-quiet"
            aria-pressed={chosen.has(thing)}
            onClick={() => tap(thing)}
          >
            {words.choice(choice, ask, view, name)}
          </button>
        );
      })}
    </div>
  );
}
