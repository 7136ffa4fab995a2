// Mixtures: many whole matches, each with seats and options by chance. Together they see what no list of combinations would;
// the costly checks look at a few decisions of each.

import { FastChance } from '../chance.ts';
import { type AnyGame, refusedTerms } from '../game.ts';
import { mixOptions } from '../options.ts';
import { KitFailure } from './failure.ts';
import { codeVersion } from './host.ts';
import { seedOf, seedOfMatch } from './seed.ts';
import { newTally, type Tally } from './tally.ts';
import type { KitTerms } from './terms.ts';
import { type Trial, tryMatch } from './trial.ts';
import { judge, shrunk } from './verdict.ts';

interface MixtureTerms extends Pick<KitTerms, 'every' | 'steps' | 'watch' | 'relaxed' | 'history'> {
  /** By default it follows from the version of the code. */
  readonly seed?: number;
  readonly matches: number;
  /** The number of the first, so that one can be played again alone; by default 0. */
  readonly first?: number;
  /** Hears after every match how far it is. */
  readonly progress?: (tally: Tally) => void;
}

/** At one in so many decisions and steps: many matches see together what a few would at every one. */
const SELDOM = { every: 1000, steps: 60 };
/** In most matches no more of an option that takes several: few at a time meet each other in more ways, and sooner. */
const FEW = 6;
const MOST_ANSWERS = 20_000;

/** Returns what was counted; what fails is told with the number of the match. */
export function checkMixtures(game: AnyGame, mixture: MixtureTerms): Tally {
  const terms = { ...SELDOM, ...mixture };
  const { first = 0, seed = seedOf(game, codeVersion()) } = mixture;
  const tally = newTally();
  for (let number = first; number < first + mixture.matches; number++) {
    const trial = mixed(game, seedOfMatch(seed, number));
    const failure = tryMatch(game, trial, terms, tally, MOST_ANSWERS, true);
    if (failure) throw numbered(shrunk(game, trial, terms, failure), seed, number);
    mixture.progress?.(tally);
  }
  judge(game, tally, terms, seed);
  return tally;
}

/** Seats and options that the game allows. */
function mixed(game: AnyGame, seed: number): Trial {
  const chance = new FastChance(seed);
  const int = (n: number): number => chance.int(n);
  for (;;) {
    const seats = game.seats.min + int(game.seats.max - game.seats.min + 1);
    const any = mixOptions(game.options, int);
    const options = int(4) === 0 ? any : fewer(any, int);
    if (refusedTerms(game, seats, options) === null) return { seats, options, seed };
  }
}

/** Of every list no more than a few, by chance. */
function fewer(options: unknown, int: (n: number) => number): unknown {
  const shorter = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const [left, most] = [[...value], int(FEW + 1)];
    while (left.length > most) left.splice(int(left.length), 1);
    return left;
  };
  return Object.fromEntries(Object.entries(options as object).map(([name, value]) => [name, shorter(value)]));
}

function numbered({ check, detail, where, replay }: KitFailure, seed: number, number: number): KitFailure {
  return new KitFailure(check, `${detail} (match ${number} of seed ${seed})`, where, replay);
}
