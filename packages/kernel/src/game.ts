// Game: what a game hands to the kernel, and Table: what the kernel hands to its rules.

import type { Ask, Batch, Choice, Outcome, Seat, TextRules } from './ask.ts';
import type { Box } from './cards/box.ts';
import type { Cards } from './cards/cards.ts';
import type { Chance } from './chance.ts';
import type { Data } from './data.ts';
import type { Schema } from './options.ts';
import { type Refusal, refuse, type Why } from './refusal.ts';

/** Rules as generators: they ask, and go on with what came of it. */
export type Flow<T = void> = Generator<Batch, T, Outcome>;

/** Who hears or sees: a bit per seat, and one for the public (spectators). */
export type Audience = number;
export const PUBLIC: Audience = 1 << 15;
export const EVERYONE: Audience = 0xffff;
export const MOST_SEATS = 15;

export function only(...seats: readonly Seat[]): Audience {
  let audience = 0;
  for (const seat of seats) audience |= 1 << seat;
  return audience;
}

export function hears(audience: Audience, viewer: Seat | null): boolean {
  return (audience & (viewer === null ? PUBLIC : 1 << viewer)) !== 0;
}

/** Something that happened, as plain data; sentences are made of it elsewhere. It names no hidden id. */
export interface GameEvent {
  readonly kind: string;
  readonly [key: string]: Choice;
}

export interface Result {
  readonly winners: readonly Seat[];
  /** A key for words, such as `three-red`. */
  readonly reason: string;
  /** Per seat, where the game counts points. */
  readonly scores?: readonly number[];
  /** What the scores are made of, by name; per seat. */
  readonly parts?: Readonly<Record<string, readonly number[]>>;
}

export interface Table {
  readonly seats: number;
  /** Hidden chance. */
  readonly chance: Chance;
  /** A die that everybody sees: 0..sides-1. */
  roll(sides: number): number;
  /** One of these cards, a public random draw (its face stays as hidden as it was). */
  lot(ids: readonly number[]): number;
  announce(audience: Audience, event: GameEvent): void;
  /** Ends the match from any depth. */
  end(result: Result): never;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of any state; `AnyGame` is the one place that says so
export type AnyGame = Game<any, any>;

export interface Game<S, O = Readonly<Record<string, Choice>>> {
  readonly id: string;
  /** Rules version, pinned per match. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Schema<O>;
  readonly texts?: TextRules;
  /** Why these seats and options do not go together; null when they do. */
  refuses?(seats: number, options: O): Why | null;
  /** Why an answer is none of the choices, from what its seat knows; null when there is no more to say. */
  whyNot?(state: S, ask: Ask, given: unknown): Why | null;
  setup(seats: number, options: O, chance: Chance): S;
  /** Plays on from one resting point to the next. */
  step(state: S, table: Table): Flow;
  over(state: S): Result | null;
  /** Built positively: what is shown, never what is removed. */
  view(state: S, viewer: Seat | null): Data;
  /** Everybody is shown the same: views differ in nothing but `me`, the viewer. A server then works them out once for all. */
  readonly sharedView?: true;
  /**
   * What is shown when nothing need be hidden any more, in the shape of `view`: everybody's hands and roles. For replays, and
   * for those who watch with a delay. `toCome`: also the order of the piles, which decides what comes next; only once the match
   * is over. Without one, see `viewAll`.
   */
  viewAll?(state: S, toCome: boolean): Data;
  /** The resting state with everything blank that the viewer does not know now. */
  know(rest: S, now: S, viewer: Seat | null): S;
  /** A state that fits what is known, or null when this try found none. */
  imagine(known: S, chance: Chance, relaxed: boolean): S | null;
  clone(state: S): S;
  /** Invariants; throws. */
  check(state: S): void;
  /**
   * A resting state of earlier rules in the shape of these, so that a match begun by them goes on by these; null when it
   * cannot. What does not go on so is finished by the rules it was begun with, which the package keeps (`GamePackage.past`).
   */
  upgrade?(state: Data, from: number): S | null;
  /** For games with cards: the kernel refreshes their ids at resting points and deals again after an undo. */
  readonly cards?: CardsOf<S>;
  /** For hidden things that are no cards: deals again what nobody has seen, the same in both; called after an undo. */
  redeal?(rest: S, now: S, chance: Chance): void;
  /**
   * How much of what was hidden and is no card has come to light, to anybody: 0 in a game whose secrets are all cards.
   * While it stands, and nobody has seen a new card, a seat may take back its own public acts by right. A game without it
   * is taken to show something new whenever it tells anybody else anything.
   */
  revealed?(state: S): number;
  /** How good the state is for each seat, 0..1, for searches that stop before the end. */
  estimate?(state: S): readonly number[];
}

/** What the game says of an answer that is none of the choices. */
export function whyNot<S, O>(game: Game<S, O>, state: S, ask: Ask, given: unknown): Why | null {
  try {
    return game.whyNot?.(state, ask, given) ?? null;
  } catch {
    // Only an object with traps (a getter, a proxy) throws when it is looked at.
    return null;
  }
}

export interface CardsOf<S> {
  /** The box of the match: most games have one, some a box for each set of cards. */
  box(state: S): Box;
  of(state: S): Cards;
  /** For games that keep ids outside the zones: called when ids are renamed. */
  renamed?(state: S, rename: (id: number) => number): void;
}

/** Why a match cannot be played with these seats and options; null when it can. */
export function refusedTerms<S, O>(game: Game<S, O>, seats: number, options: O): Refusal | null {
  const why = game.refuses?.(seats, options) ?? null;
  return why === null ? null : refuse('bad-options', 'These seats and options do not go together.', why);
}
