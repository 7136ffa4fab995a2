// The test kit: one call plays random matches of a game until it has seen enough, and checks at their decisions all that a
// game must keep.

import { FastChance } from '../chance.ts';
import { type AnyGame, refusedTerms } from '../game.ts';
import { readOptions, sampleOptions } from '../options.ts';
import { codeVersion, print } from './host.ts';
import { seedOf, seedOfMatch } from './seed.ts';
import { add, hopeless, met, newTally, type Tally, tallyLine } from './tally.ts';
import { BUDGET, type Budget, type KitTerms } from './terms.ts';
import { type Trial, tryMatch } from './trial.ts';
import { judge, shrunk } from './verdict.ts';

export { botInputAt, elsewhere } from './bot-inputs.ts';
export { KitFailure } from './failure.ts';
export { knownIn } from './known-in.ts';
export { checkMixtures } from './mixtures.ts';
export type { Tally } from './tally.ts';
export type { KitTerms } from './terms.ts';

const MOST_ANSWERS = 5_000;
const MOST_MATCHES = 1_000;

/**
 * Plays until the budget is met for every number of seats; returns what was counted, or throws a `KitFailure` shrunk to
 * the shortest match found.
 */
export function checkGame(game: AnyGame, terms: KitTerms = {}): Tally {
  const seed = terms.seed ?? seedOf(game, codeVersion());
  const chance = new FastChance(seed);
  const seats = terms.seats ?? range(game.seats.min, game.seats.max);
  const options = terms.options ?? sampleOptions(game.options, (n) => chance.int(n), terms.mixtures ?? 2);
  const tally = newTally();
  let played = 0;
  for (const count of seats) {
    const sets = options.filter((set) => allowed(game, count, set));
    if (sets.length > 0)
      add(
        tally,
        checkSeats(game, count, sets, terms, () => seedOfMatch(seed, played++)),
      );
  }
  judge(game, tally, terms, seed);
  (terms.report ?? print)(tallyLine(game.id, seed, tally));
  return tally;
}

/** Wrong options are tried, so that they are told; options that these seats may not have are left out. */
function allowed(game: AnyGame, seats: number, set: unknown): boolean {
  const read = readOptions(game.options, set);
  return !read.ok || refusedTerms(game, seats, read.options) === null;
}

/** Every set of options once, and on in turn until the budget is met. */
function checkSeats(
  game: AnyGame,
  seats: number,
  sets: readonly unknown[],
  terms: KitTerms,
  nextSeed: () => number,
): Tally {
  const wanted = terms.budget ?? BUDGET;
  const budget: Budget = game.cards ? wanted : { ...wanted, histories: 0 };
  const most = Math.max(terms.most ?? MOST_MATCHES, sets.length);
  const tally = newTally();
  for (let i = 0; i < sets.length || !met(tally, budget); i++) {
    if (i >= sets.length && hopeless(tally, budget, most)) throw new Error(tooLittle(game, seats, tally, budget));
    const trial: Trial = { seats, options: sets[i % sets.length], seed: nextSeed() };
    const failure = tryMatch(game, trial, terms, tally, terms.limit ?? MOST_ANSWERS, true);
    if (failure) throw shrunk(game, trial, terms, failure);
  }
  return tally;
}

function tooLittle(game: AnyGame, seats: number, tally: Tally, budget: Budget): string {
  const { matches, histories, worlds, relaxed } = tally;
  return (
    `${game.id}: the kit saw too little with ${seats} seats: ${histories} histories of ${budget.histories} and ` +
    `${worlds - relaxed} worlds of ${budget.worlds} in ${matches} matches`
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
