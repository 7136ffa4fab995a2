// A position: where a match begins that goes on from a moment of another one. It takes the place of the set-up.

import type { Seat } from './ask.ts';
import type { Chance } from './chance.ts';
import { decode, encode } from './data.ts';
import { type Game, hears } from './game.ts';
import { imagine, type Told } from './known.ts';
import type { Match } from './match.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface Position {
  /** A resting state, as `encode` writes it. */
  readonly state: string;
  /** What had been told until then, so that people and bots remember it. */
  readonly told: readonly Told[];
  /** So many questions were asked before it, in the same match by earlier rules: a late click on one of them is refused. */
  readonly asked?: number;
}

/** What was hidden there: left as it was, or drawn again for a seat that goes on. */
export type Hidden = 'as it was' | { readonly anewFor: Seat };

/**
 * The last resting point of a match as the beginning of another. Dealt anew: what the seat does not know there is drawn
 * again, and of what was told only what everybody heard is kept, for the rest may no longer be true.
 */
export function positionOf<S>(match: Match<S, unknown>, hidden: Hidden, chance: Chance): Position | Refusal {
  const { game, told } = match;
  if (match.result !== null) return refuse('over', 'The match is over here: choose an earlier moment.');
  const before = told.slice(0, told.length - match.recent().length);
  if (hidden === 'as it was') return { state: encode(match.rest), told: before };
  const world = imagine(game as Game<S, unknown>, match.known(hidden.anewFor), chance, { wholeHistory: true });
  if (world === null || world.rest === null)
    return refuse('bad-position', 'Nothing else could be dealt here: choose another moment, or leave it as it was.');
  return { state: encode(world.rest), told: before.filter(({ to }) => hears(to, null)) };
}

/** The state in a position; throws if it is none of this game. */
export function stateIn<S>(game: Game<S, unknown>, { state }: Position): S {
  const read = decode(state) as S;
  game.check(read);
  return read;
}
