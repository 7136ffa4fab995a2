// Analysis: what a finished match was worth, moment by moment, as plain data. It is worked out elsewhere, from what people
// could know, and told in the words of the game.

import type { Answer, Seat } from './ask.ts';
import type { BotInputOf, GameTypes } from './typed.ts';

/** What is counted: chances to win, 0 to 1, or points at the end. */
export type Worth = 'chance' | 'points';

/** How likely each thing is that a secret may be, by name; together 1. */
export type Odds = Readonly<Record<string, number>>;

/** A secret that people try to guess: what a seat is, or what a card of it is. */
export interface Belief {
  /** Names it in all moments of a match, such as `identity 3`. */
  readonly id: string;
  /** Whose secret it is. */
  readonly seat: Seat;
  readonly odds: Odds;
}

export interface AnalysedMoment {
  /** So many rows had been played. */
  readonly row: number;
  /** Per seat, from what everybody knew. */
  readonly everybody: readonly number[];
  /** Per seat, from what that seat knew. */
  readonly own: readonly number[];
  /** Where the match is won by points: those expected at the end, from what everybody knew. */
  readonly points?: readonly number[];
  /** What everybody could know of each secret. */
  readonly beliefs?: readonly Belief[];
}

/** A row at which chances moved much; numbered from 1 in the order of the match. */
export interface TurningPoint {
  readonly row: number;
  readonly seat: Seat;
  /** How much the worth of that seat changed, from what everybody knew. */
  readonly by: number;
}

/** What a seat chose, and what the strong bot would have chosen from the same knowledge. */
export interface AnalysedDecision {
  /** It was asked after so many rows. */
  readonly row: number;
  readonly seat: Seat;
  readonly chosen: Answer;
  readonly best: Answer;
  /** What each is worth to the seat, from what it knew. */
  readonly worth: number;
  readonly bestWorth: number;
  /** What the seat could know then of secrets, for words. */
  readonly beliefs?: readonly Belief[];
}

export interface Analysis {
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  /** The digest of the log that it is of. */
  readonly of: string;
  readonly worth: Worth;
  readonly moments: readonly AnalysedMoment[];
  readonly turningPoints: readonly TurningPoint[];
  readonly decisions: readonly AnalysedDecision[];
  /** What each secret truly was, by id of the belief. */
  readonly truth: Readonly<Record<string, string>>;
  /** Worlds played on per moment, and milliseconds of processor time in all. */
  readonly worlds: number;
  readonly took: number;
}

/** How a game is analysed; part of its package. */
export interface Analyst<T extends GameTypes> {
  readonly worth: Worth;
  /** The bot that plays imagined worlds on, and the one whose choices are compared. */
  readonly plays: string;
  readonly advises: string;
  /** What its input lets a viewer think of each secret; the viewer may be the public. */
  beliefs?(input: Omit<BotInputOf<T>, 'ask' | 'seat'> & { readonly seat: Seat | null }): readonly Belief[];
  /** What each secret is, by id of the belief. */
  truth?(state: T['state']): Readonly<Record<string, string>>;
}
