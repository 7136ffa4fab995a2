// What an operator may do on a store beside its running servers, and what is noted about it.

import type { Phase } from '../protocol/index.ts';

export interface OperatedTable {
  readonly code: string;
  readonly game: string;
  readonly phase: Phase;
  readonly closed: boolean;
  /** The server that runs it, if one does. */
  readonly node: string | null;
  readonly host: string;
  readonly made: number;
  readonly touched: number;
  readonly seats: readonly { readonly person: string | null; readonly name: string | null }[];
}

/** A person by their id, or an address or network. */
export interface Banned {
  readonly kind: 'person' | 'address';
  readonly what: string;
}

export interface Ban extends Banned {
  readonly at: number;
}

/** One thing that an operator did; `who` is the user of the system. */
export interface OperatorNote {
  readonly at: number;
  readonly did: string;
  readonly what: string;
  readonly who: string;
}

/** Whatever changes something is noted in the same write; false when there was nothing to change. */
export interface Operator {
  /** The last touched first; with a text only those with this code, person, name or game. */
  operatedTables(text: string | null, limit: number): Promise<readonly OperatedTable[]>;
  /** Nobody finds it any more, and whoever runs it can write nothing. Everything is kept. */
  closeTable(code: string, who: string): Promise<boolean>;
  /** People find it again. */
  openTable(code: string, who: string): Promise<boolean>;
  /** With everything that belongs to it, for ever. */
  deleteTable(code: string, who: string): Promise<boolean>;
  ban(banned: Banned, who: string): Promise<boolean>;
  unban(banned: Banned, who: string): Promise<boolean>;
  bans(): Promise<readonly Ban[]>;
  /** The last things first. */
  operatorLog(limit: number): Promise<readonly OperatorNote[]>;
}
