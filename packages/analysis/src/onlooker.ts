// Onlookers: what a seat, or the public, sees, knows and has heard at a moment, kept apart from the match that goes on.

import {
  type AnyTypes,
  type BotInput,
  decode,
  encode,
  FastChance,
  type GameEvent,
  hears,
  type Match,
  type OnlookerOf,
  type Seat,
} from '@tabella/kernel';

export type Onlooker = OnlookerOf<AnyTypes>;

export function onlookerAt(match: Match<unknown, unknown>, seat: Seat | null): Onlooker {
  const heard: GameEvent[] = match.told.filter(({ to }) => hears(to, seat)).map(({ event }) => event);
  return { seat, view: decode(encode(match.view(seat))), known: match.known(seat), heard };
}

/** The input of a seat that is asked; null when it is not. */
export function inputOf({ seat, view, known, heard }: Onlooker): BotInput<unknown> | null {
  return seat === null || known.own === null ? null : { seat, ask: known.own, view, known, heard };
}

/** For what chance is used: each piece of work has its own, whatever was done before it. */
export type Purpose = 'worths' | 'advice' | 'after';
const PURPOSES: readonly Purpose[] = ['worths', 'advice', 'after'];

/** Nothing but a seed, the place in the match and who looks decides it. */
export function chanceFor(seed: number, row: number, seat: Seat | null, purpose: Purpose): FastChance {
  let hash = seed >>> 0;
  for (const part of [row, seat ?? 99, PURPOSES.indexOf(purpose)]) {
    hash = Math.imul(hash ^ (part + 0x9e3779b9), 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  return new FastChance(hash >>> 0);
}
