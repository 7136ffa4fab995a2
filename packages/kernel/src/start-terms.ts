// On what terms a match begins: seats, options and the deal; refused if the game cannot be played on them.

import type { Fairness } from './fairness.ts';
import { type Game, MOST_SEATS, refusedTerms } from './game.ts';
import { readOptions } from './options.ts';
import type { Position } from './position.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface StartTerms {
  readonly seats: number;
  readonly options?: unknown;
  readonly fairness: Fairness;
  /** A match that goes on from a moment of another begins there. */
  readonly from?: Position;
}

/** The options, complete; or why there is no match on these terms. */
export function readTerms<S, O>(
  game: Game<S, O>,
  { seats, options }: StartTerms,
): { readonly ok: true; readonly options: O } | Refusal {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max || seats > MOST_SEATS)
    return refuse('bad-seats', `This game is for ${min} to ${max}.`);
  const read = readOptions(game.options, options);
  return read.ok ? (refusedTerms(game, seats, read.options) ?? read) : read;
}
