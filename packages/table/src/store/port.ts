// The store: what the table keeps, and the promises a place to keep it must hold. Whatever resolves is durable;
// when nothing can be kept or found at the moment, it throws an `Outage`.

import type { Choice, Result, Row, Seat } from '@tabella/kernel';
import type { Openness, Phase, Windows } from '../protocol/index.ts';

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
}

export interface StoredTable {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, Choice>>;
  readonly open: Openness;
  readonly window: Windows;
  readonly clock: number;
  /** The bot that fills seats and sits in for the absent. */
  readonly fill: string;
  readonly host: string;
  readonly phase: Phase;
  readonly paused: boolean;
  readonly secret: string;
  /** The terms of the match are part of its key; tables from before there was this lack it. */
  readonly bound?: boolean;
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

/** Where play stands after rows were added: for lists, which must not replay every match. */
export interface Standing {
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
}

export interface StoredChat {
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
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

/** How many tables of a host, at which the host sits, have not begun. */
interface Gathering {
  readonly all: number;
  readonly open: number;
}

/** Somebody else has written first: load again, and try again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

export interface Store {
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
  moves(code: string): Promise<readonly Move[]>;
  /** Replaces what the seat has declared. */
  declare(code: string, declaration: Declaration): Promise<void>;
  declarations(code: string): Promise<readonly Declaration[]>;

  addChat(code: string, line: StoredChat): Promise<void>;
  /** The last lines, oldest first. */
  chat(code: string, limit: number): Promise<readonly StoredChat[]>;

  /** Replaces the notes of a side or a seat. */
  keepNote(code: string, owner: string, value: Choice): Promise<void>;
  /** All notes of a table, by their owner. */
  notes(code: string): Promise<ReadonlyMap<string, Choice>>;

  /** Writes something and takes it away again; throws an `Outage` when nothing can be kept. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
