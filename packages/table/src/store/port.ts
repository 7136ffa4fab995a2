// The store: what the table keeps, and the promises a place to keep it must hold. Whatever resolves is durable;
// when nothing can be kept or found at the moment, it throws an `Outage`.

import type { Analysis, Choice, MatchSnapshot, Position, Result, Row, Seat, Told } from '@tabella/kernel';
import type { HiddenThen, Openness, Outcome, Phase, Windows } from '../protocol/index.ts';
import type { BotQueueStore } from './bot-port.ts';
import type { Operator } from './operator-port.ts';

export interface Person {
  readonly id: string;
  /** SHA-256 of the token in the person's cookie; the token itself is not stored. */
  readonly token: string;
  readonly name: string;
  readonly made: number;
}

export interface StoredSeat {
  readonly person: string | null;
  readonly bot: string | null;
  /** A name for this seat alone; otherwise the person's own. */
  readonly name: string | null;
  /** What the seat adds to the deal. */
  readonly number: string | null;
  /** The person left; a bot plays. */
  readonly left: boolean;
  /** The host gives the seat to the next person who sits down in it. */
  readonly offered: boolean;
  /** How often the fallback was played for its bot; changed by `slipped` alone. */
  readonly slips?: number;
}

/** The moment of another match from which this one goes on. */
export interface Origin {
  readonly position: Position;
  /** The table of that match; null for one from a file. */
  readonly code: string | null;
  /** So many rows of it had been played. */
  readonly row: number;
  /** Whose seat it was taken from. */
  readonly seat: Seat;
  readonly hidden: HiddenThen;
}

export interface StoredTable {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, Choice>>;
  readonly open: Openness;
  readonly window: Windows;
  readonly clock: number;
  /** After so many turns spectators may see everything; null: at the end. */
  readonly late: number | null;
  /** Whoever is asked may ask a bot for advice. */
  readonly hints?: boolean;
  /** The bot that fills seats and sits in for the absent. */
  readonly fill: string;
  readonly host: string;
  readonly phase: Phase;
  readonly paused: boolean;
  /** An operator has closed it: nobody finds it. */
  readonly closed?: boolean;
  readonly secret: string;
  /** The terms of the match are part of its key; tables from before there was this lack it. */
  readonly bound?: boolean;
  /** Where the match begins, if not at the usual set-up. */
  readonly from?: Origin;
  /** Where it went on by these rules, if it was begun by others; its log begins there. */
  readonly upgraded?: Position;
  readonly next: string | null;
  readonly result: Result | null;
  readonly seats: readonly StoredSeat[];
  /** People who were removed, or whose seat was given away: they have seen what a seat saw, and take no other. */
  readonly barred: readonly string[];
  readonly made: number;
  readonly touched: number;
  /** Counts the changes, so that two writers cannot overwrite each other. */
  readonly revision: number;
}

/** A row of the log, and the message that brought it (`person:id`), so that a resend is known even after a restart. */
export interface Move {
  readonly row: Row;
  readonly said: string | null;
  /** The clock answered: the time of the seat had run out. */
  readonly late?: boolean;
}

/** An answer in an open window. It becomes a row when the window closes, or lapses. */
export interface Declaration {
  readonly seat: Seat;
  readonly ask: number;
  readonly choice: Choice;
  readonly said: string | null;
}

/** A running match as it stood after so many rows, so that it need not be played again from its start. */
export interface StoredSnapshot {
  /** By these rules. */
  readonly rules: number;
  readonly match: MatchSnapshot;
  /** For whom the clock had answered, and how much had been told then. */
  readonly timeouts: readonly { readonly seat: Seat; readonly told: number }[];
  /** The `seq` of answers that people gave themselves, among those that can be taken back. */
  readonly byPerson: readonly number[];
}

/** A piece of what was told in a match: from this one on, up to the next piece. */
export interface StoryPart {
  readonly first: number;
  readonly told: readonly Told[];
}

/** Where play stands after rows were added: for lists, which must not replay every match. */
export interface Standing {
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  /** Nothing was declared since the rows before. */
  readonly undeclared?: boolean;
}

export interface StoredChat {
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  /** The seats it is for, none for a line of spectators among themselves; null for the whole table. */
  readonly side: readonly Seat[] | null;
  readonly said: string | null;
}

export interface Listed {
  readonly code: string;
  readonly host: string;
  readonly game: string;
  readonly phase: Phase;
  readonly window: Windows;
  readonly clock: number;
  readonly made: number;
  readonly touched: number;
  readonly waiting: readonly Seat[];
  readonly seats: readonly { readonly person: string | null; readonly name: string | null }[];
}

/** A match that is over, as lists show it. */
export interface Finished {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly open: Openness;
  readonly options: Readonly<Record<string, Choice>>;
  readonly began: number;
  readonly ended: number;
  readonly result: Result;
  /** It began from a moment of another match. */
  readonly playedOn: boolean;
  /** With the names of that time. */
  readonly seats: readonly { readonly person: string | null; readonly bot: string | null; readonly name: string }[];
}

interface MyFinished extends Finished {
  readonly outcome: Outcome;
  /** So many others who sat there have it in their lists. */
  readonly keptByOthers: number;
}

interface FinishedNote {
  readonly began: number;
  readonly ended: number;
  /** Per seat. */
  readonly names: readonly string[];
  /** Somebody who sat there has hidden it. */
  readonly hidden: boolean;
}

/** Which matches a list shall have, newest first. Texts are folded (`folded`). */
export interface Wanted {
  readonly game?: string | undefined;
  readonly outcome?: Outcome | undefined;
  /** The whole name of somebody who sat there. */
  readonly with?: string | undefined;
  /** Part of a name, of the code or of the name of the game, or one of these games. */
  readonly text?: { readonly part: string; readonly games: readonly string[] } | undefined;
  /** Only what ended before this one. */
  readonly before?: { readonly ended: number; readonly code: string } | undefined;
  readonly limit: number;
}

/** How many tables of a host, at which the host sits, have not begun. */
interface Gathering {
  readonly all: number;
  readonly open: number;
}

/** Somebody else has written first: load again, and try again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** A node that was silent for longer is dead: its tables are anybody's. It beats once in a second. */
export const ALIVE_MS = 3_000;

/** One of the servers on a store, and where the others reach it. */
export interface StoredNode {
  readonly id: string;
  readonly url: string;
}

/**
 * The right to run a table: its timers, windows and bots, and to write what becomes of it. With each taking the epoch is
 * one higher, and writes under an earlier one are refused.
 */
export interface Lease {
  readonly code: string;
  readonly epoch: number;
  /** The dead node that had it. */
  readonly from?: string;
}

/** Somebody else runs the table by now: nothing was written. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

/** What was told to all nodes until then, by the clock of the store. */
interface News {
  readonly told: readonly { readonly subject: string; readonly at: number }[];
  readonly now: number;
}

export interface Store extends Operator, BotQueueStore {
  /** A node is alive; for a few seconds nobody takes its tables. How many are alive. */
  beat(node: StoredNode): Promise<number>;
  /** It is not any more. */
  part(node: string): Promise<void>;
  /** Takes a table that no other living node has; otherwise the node that has it; null when there is no such table. */
  hold(code: string, node: string): Promise<Lease | StoredNode | null>;
  /** Nobody has taken it since. */
  holds(lease: Lease): Promise<boolean>;
  /** Gives it back. `goesOn`: something happens there by itself, so another node shall take it at once. */
  release(lease: Lease, goesOn: boolean): Promise<void>;
  /** Tables that were given back so, or whose node is dead in the middle of a match. */
  orphans(limit: number): Promise<readonly string[]>;
  /** The same store; of this table it writes only while the lease holds, and otherwise throws `Fenced`. */
  under(lease: Lease): Store;
  /** Tells all nodes that something has changed. */
  tell(subjects: readonly string[]): Promise<void>;
  newsSince(at: number): Promise<News>;

  /** A value made at its first use, the same for every server on this store. */
  setting(name: string, make: () => string): Promise<string>;

  addPerson(person: Person): Promise<void>;
  personByToken(token: string): Promise<Person | null>;
  renamePerson(id: string, name: string): Promise<void>;
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** False when the code is taken. */
  addTable(table: StoredTable): Promise<boolean>;
  table(code: string): Promise<StoredTable | null>;
  /** Everything of a table but its log; throws `Conflict` unless `table.revision` follows the stored one. */
  saveTable(table: StoredTable): Promise<void>;
  /** Somebody is at a table that waits for people. */
  touch(code: string, at: number): Promise<void>;
  /** Public tables that wait for people, newest first. */
  lobby(limit: number): Promise<readonly Listed[]>;
  /** Tables that a person made, sits at, and has not begun. */
  gatheringOf(person: string): Promise<Gathering>;
  /** Tables at which a person sits, the last touched first. */
  tablesOf(person: string, limit: number): Promise<readonly Listed[]>;
  /** Forgets tables that never began and that nobody has touched since. */
  sweep(before: number): Promise<number>;

  /** Adds rows to a log, all or none, and forgets the declarations; throws `Conflict` when one of them exists. */
  append(code: string, moves: readonly Move[], standing: Standing, at: number): Promise<void>;
  /** All rows, or those from this one on. */
  moves(code: string, from?: number): Promise<readonly Move[]>;
  /** When each row was stored. */
  times(code: string): Promise<readonly number[]>;
  /** Replaces what the seat has declared. */
  declare(code: string, declaration: Declaration): Promise<void>;
  declarations(code: string): Promise<readonly Declaration[]>;
  /** Once more the fallback was played for the bot of a seat. */
  slipped(code: string, seat: Seat): Promise<void>;

  /** Replaces the snapshot of a running match; of the story, what is told from this part on. */
  keepSnapshot(code: string, snapshot: StoredSnapshot, part: StoryPart): Promise<void>;
  /** With the story until then. Null when there is none; the log has everything. */
  snapshot(code: string): Promise<{ readonly snapshot: StoredSnapshot; readonly story: readonly StoryPart[] } | null>;
  /**
   * The match goes on by other rules, from `table.upgraded`. Rows that were played before are put aside; a table that has not
   * begun takes the rules alone. Throws `Conflict` as `saveTable` does.
   */
  upgrade(table: StoredTable): Promise<void>;

  addChat(code: string, line: StoredChat): Promise<void>;
  /** The last lines, oldest first: so many of the table, and so many of spectators among themselves. */
  chat(code: string, limit: number): Promise<readonly StoredChat[]>;

  /** Replaces the notes of a side or a seat. */
  keepNote(code: string, owner: string, value: Choice): Promise<void>;
  /** All notes of a table, by their owner. */
  notes(code: string): Promise<ReadonlyMap<string, Choice>>;

  /** Matches that a person sat in to the end and has not hidden, and how many there are in all. */
  matchesOf(person: string, wanted: Wanted): Promise<readonly MyFinished[]>;
  countMatches(person: string): Promise<number>;
  /** Matches of public tables that nobody who sat there has hidden. */
  publicMatches(wanted: Wanted): Promise<readonly Finished[]>;
  /** When a match was played and with which names; null when there is none of this code that is over. */
  finished(code: string): Promise<FinishedNote | null>;
  /** Takes it from the list of a person; with everything it has when nobody else keeps it. */
  hideMatch(person: string, code: string): Promise<'not-theirs' | 'hidden' | 'deleted'>;

  /** Replaces the analysis of a finished match; false when there is no such match any more. */
  keepAnalysis(code: string, analysis: Analysis): Promise<boolean>;
  analysis(code: string): Promise<Analysis | null>;

  /** Writes something and takes it away again; throws an `Outage` when nothing can be kept. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
