// Analysis: what a finished match was worth, moment by moment, as plain data. It is worked out elsewhere, from what people
// could know, and told in the words of the game.

import type { Answer, Seat } from './ask.ts';
import type { Chance } from './chance.ts';
import { type Data, encode } from './data.ts';
import type { Log } from './log.ts';
import { sha256Hex } from './sha256.ts';
import type { AskOf, BotInputOf, GameTypes } from './typed.ts';

/** What is counted: chances to win, 0 to 1, or points at the end. */
export type Worth = 'chance' | 'points';

/** How likely each thing is that a secret may be, by name; together 1. */
type Odds = Readonly<Record<string, number>>;

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
  /** Per seat, where points are counted: two thirds of all matches that stand like this end between these. */
  readonly low?: readonly number[];
  readonly high?: readonly number[];
  /** What everybody could know of each secret; `Analysis.truth` says what it was. */
  readonly beliefs?: readonly Belief[];
  /** Per seat: what it could know of each secret that was not its own. */
  readonly ownBeliefs?: readonly (readonly Belief[])[];
  /** What each secret was then, where it is another at the end, or is no more. */
  readonly truth?: Readonly<Record<string, string>>;
}

/** A row at which chances moved much; numbered from 1 in the order of the match. */
export interface TurningPoint {
  readonly row: number;
  readonly seat: Seat;
  /** How much the worth of that seat changed, from what everybody knew. */
  readonly by: number;
  /** Whose answer the row is. */
  readonly actor: Seat;
}

/** What a seat chose, and what the strong bot would have chosen from the same knowledge. */
export interface AnalysedDecision {
  /** It was asked after so many rows. */
  readonly row: number;
  readonly seat: Seat;
  /** In the ids of the seat's question and view at that row of the replay; so is `best`. */
  readonly chosen: Answer;
  /** The bot's choice, or the seat's own where that came out no worse. */
  readonly best: Answer;
  /** What each is worth to the seat, from what it knew; `bestWorth - worth` is what the choice cost, never below 0. */
  readonly worth: number;
  readonly bestWorth: number;
  /** How the choice compares with the bot's: the same one, another that came out as good or better, or worse. */
  readonly than: 'same' | 'as-good' | 'worse';
  /** What the seat could know then of secrets, for words. */
  readonly beliefs?: readonly Belief[];
}

/** Why somebody would give an answer, from what its seat knows and nothing else; told by `Words.thought`. */
export interface Thought {
  readonly seat: Seat;
  /** In the ids of the seat's question; so is `instead`. */
  readonly answer: Answer;
  /** What it is worth to the seat. */
  readonly worth: number;
  /** Of a few other answers the one that came out best, where there are others. */
  readonly instead?: { readonly answer: Answer; readonly worth: number };
  /** What the seat may think of secrets. */
  readonly beliefs: readonly Belief[];
  /** What decided, where worth does not tell; the game's own, see `Analyst.because`. */
  readonly because?: Data;
}

export interface Analysis {
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  /** Which match it is of: `digestOfLog`. */
  readonly of: string;
  readonly worth: Worth;
  readonly moments: readonly AnalysedMoment[];
  readonly turningPoints: readonly TurningPoint[];
  readonly decisions: readonly AnalysedDecision[];
  /** What each secret was at the end, by id of the belief. */
  readonly truth: Readonly<Record<string, string>>;
  /** Worlds played on per moment and onlooker, and milliseconds spent in all. */
  readonly worlds: number;
  readonly took: number;
  /** It was cancelled on the way: `analyse` goes on with it. */
  readonly unfinished?: true;
}

/** Somebody who looks at a match, a seat or the public (null): what they see, know and have heard, and nothing else. */
export type OnlookerOf<T extends GameTypes> = Omit<BotInputOf<T>, 'ask' | 'seat'> & { readonly seat: Seat | null };

/** What a match is worth per seat. */
export interface Worths {
  /** To win; at least where chances are what is counted. */
  readonly chances?: readonly number[];
  /** At the end, where points are counted. */
  readonly points?: readonly number[];
  /** Between which two thirds of all matches end, where points are counted. */
  readonly low?: readonly number[];
  readonly high?: readonly number[];
}

/** Judges a match as one onlooker sees it, world by world; means are taken elsewhere. */
export interface Judge {
  /** One world is enough, for all give the same: for `worths`, or for everything. */
  readonly sure?: 'worths' | 'all';
  /** In one imagined world; null when none was found. */
  worths(chance: Chance): Worths | null;
  /** To the onlooker: what each of these answers to their own question is worth, all in one world with the same luck. */
  after(answers: readonly Answer[], chance: Chance): readonly number[] | null;
}

/** How a game is analysed; part of its package. */
export interface Analyst<T extends GameTypes> {
  readonly worth: Worth;
  /** The bot whose choices are compared. */
  readonly advises: string;
  /** Worlds to be shared out among all moments of a match and their onlookers, and worlds for each decision. */
  readonly worlds: { readonly moments: number; readonly decision: number };
  /** Decisions that are looked at, shared out among the seats. */
  readonly decisions: number;
  judge(onlooker: OnlookerOf<T>): Judge;
  /** Whether the match is judged after this event; without it at the start of each turn (`Words.turn`). */
  isMoment?(event: T['event']): boolean;
  /** How much a decision promises to be worth a look; 0: none. Without it all count the same. */
  interest?(ask: AskOf<T>, chosen: Answer): number;
  /** What speaks for an answer to the onlooker's own question, against another if there is one; for `Words.thought`. */
  because?(onlooker: OnlookerOf<T>, answer: Answer, instead: Answer | null): Data | null;
  /** What somebody may think of each secret that they do not share. */
  beliefs?(onlooker: OnlookerOf<T>): readonly Belief[];
  /** What each secret is, by id of the belief. */
  truth?(state: T['state']): Readonly<Record<string, string>>;
}

/** Names a match by its terms, its deal and its rows; the same for its file and for the server that has it. */
export function digestOfLog({ game, rules, seats, options, fairness, from, rows }: Log): string {
  const { secret, contributions, bound = false } = fairness;
  return sha256Hex(
    `tabella match ${encode([game, rules, seats, options, secret, contributions, bound, from ?? null, rows])}`,
  );
}
