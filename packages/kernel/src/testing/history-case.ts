// A scene: one random match of the kit at one decision, with all that the checks look at.

import type { Outcome, Seat } from '../ask.ts';
import type { Chance } from '../chance.ts';
import { encode, same } from '../data.ts';
import type { AnyGame, Game } from '../game.ts';
import { imagine, type Known, knownOf, type Moment, type World } from '../known.ts';
import type { Match } from '../match.ts';
import { expectSame } from './failure.ts';
import type { Tally } from './tally.ts';
import type { Settle } from './terms.ts';

/** Nothing is renamed: worlds and reality keep the same ids, so that they can be compared byte by byte. */
export const AS_THEY_ARE: Chance = { int: (n) => n - 1 };

export interface HistoryCase {
  readonly game: AnyGame;
  readonly match: Match<unknown>;
  readonly chance: Chance;
  readonly settle: Settle;
  /** Viewers to look at in this decision. */
  readonly viewers: readonly (Seat | null)[];
  readonly tally: Tally;
  /** What came of every batch since the match began. */
  readonly outcomes: readonly Outcome[];
  /** Viewers who lost track of something they knew: their worlds cannot be pulled back to the set-up. */
  readonly lostTrack: ReadonlySet<Seat | null>;
}

export function momentOf(match: Match<unknown>): Moment<unknown> {
  const { game, seats, rest, state, entries, rolls, batch } = match;
  return { game: game as AnyGame, seats, rest, state, entries, rolls, told: match.recent(), batch };
}

export function knownTo(scene: HistoryCase, viewer: Seat | null): Known<unknown> {
  return knownOf(momentOf(scene.match), viewer, AS_THEY_ARE);
}

/** A world as a moment of its own, so that knowledge can be taken from it as from the real match. */
export function momentIn<S>(
  game: Game<S, unknown>,
  { seats, rolls }: Pick<Moment<unknown>, 'seats' | 'rolls'>,
  { run, rest, entries, told }: World<S>,
): Moment<S> {
  return { game, seats, rest: rest as S, state: run.state, entries, rolls, told, batch: run.batch };
}

/** A world the viewer cannot tell from the real one, with its resting state. */
export function worldFor(scene: HistoryCase, known: Known<unknown>, game = scene.game): World<unknown> | null {
  const world = imagine(game, known, scene.chance, { wholeHistory: true });
  scene.tally.worlds++;
  if (world === null || world.relaxed) scene.tally.relaxed++;
  return world?.relaxed ? null : world;
}

/** Did anything happen since the resting point that the viewer was not told in full? */
export function hiddenSince({ entries }: Moment<unknown>, drawn: number, viewer: Seat | null): boolean {
  if (drawn > 0) return true;
  return entries.some((entry) => entry.batch.asks.some((ask) => ask.open !== true && ask.seat !== viewer));
}

export const nameOf = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

export function bytesOf(value: unknown): string {
  return encode(value ?? null);
}

/** The same by value. It is written down only where it differs: that takes longer than to compare. */
export function expectEqual(check: string, what: string, expected: unknown, found: unknown, hint = ''): void {
  if (!same(expected, found)) expectSame(check, what, bytesOf(expected), bytesOf(found), hint);
}
