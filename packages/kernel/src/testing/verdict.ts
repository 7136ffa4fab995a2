// The verdict of the kit: what all its matches say together, and the shortest match that shows a failure.

import type { AnyGame } from '../game.ts';
import type { KitFailure } from './failure.ts';
import { seedOfMatch } from './seed.ts';
import { newTally, type Tally } from './tally.ts';
import type { KitTerms } from './terms.ts';
import { type Trial, tryMatch } from './trial.ts';

/** What can be said only of all matches together. */
export function judge(game: AnyGame, tally: Tally, terms: KitTerms, seed: number): void {
  const { worlds, relaxed, histories, misfits } = tally;
  if (worlds - relaxed === 0) throw new Error(`${game.id}: the kit saw nothing in ${tally.matches} matches`);
  if (relaxed / worlds > (terms.relaxed ?? 0.01)) {
    throw new Error(
      `${game.id}: ${relaxed} of ${worlds} worlds could be imagined only by leaving private facts aside (seed ${seed})`,
    );
  }
  const fitting = 1 - misfits / Math.max(1, histories);
  if (fitting < (terms.history ?? 1)) {
    const share = (100 * fitting).toFixed(1);
    throw new Error(`${game.id}: only ${share} % of imagined worlds fit the viewer's history (seed ${seed})`);
  }
}

/** The earliest failure of the same check among neighbouring seeds: the shortest match to look at. */
export function shrunk(game: AnyGame, trial: Trial, terms: KitTerms, found: KitFailure): KitFailure {
  let best = found;
  if (found.check === 'stall') return best;
  const tally = newTally();
  for (let i = 1; i <= 30 && best.where.decision > 0 && tally.decisions < 3_000; i++) {
    const near = { ...trial, seed: seedOfMatch(trial.seed, 7919 * i) };
    const next = tryMatch(game, near, terms, tally, best.where.decision - 1, false);
    if (next && next.check === best.check) best = next;
  }
  return best;
}
