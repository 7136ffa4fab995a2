// Posteriors that were worked out before: the same clues give the same posterior, and new clues build on older ones.

import { type Clue, type Draw, learn, type Posterior, startPosterior } from '../solver/index.ts';

const KEPT = 12;
const kept = new Map<string, Posterior>();

/** The exact posterior for these clues; their order does not matter to the result, only to what can be reused. */
export function posteriorFor(draw: Draw, clues: readonly Clue[]): Posterior {
  const key = `${draw} ${clues.map((clue) => `${clue.word}${clue.score}`).join(' ')}`;
  const found = kept.get(key);
  if (found) {
    // Used again: the last to be dropped.
    kept.delete(key);
    kept.set(key, found);
    return found;
  }
  const last = clues.at(-1);
  const made = last === undefined ? startPosterior(draw) : learn(posteriorFor(draw, clues.slice(0, -1)), last);
  kept.set(key, made);
  const oldest = kept.keys().next();
  if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value);
  return made;
}
