// What a decision may look at besides the state: the match as it stands, the time, and chance.

import type { GamePackage, Match, Seat } from '@tabella/kernel';

/** A match as decisions see it; to change it is up to the shell. */
export interface OpenMatch extends Pick<Match<unknown, unknown>, 'asks' | 'batch' | 'result' | 'view' | 'undoable'> {
  /** The last answer of a seat was a person's own, not that of the clock or of a bot. */
  answeredByPerson(seat: Seat): boolean;
}

export interface World {
  readonly gamePackage: GamePackage;
  readonly match: OpenMatch | null;
  readonly now: number;
  /** 0 up to 1, drawn by chance that nobody can foresee. */
  readonly random: () => number;
  /** 32 hexadecimal digits that nobody can guess. */
  readonly draw: () => string;
  /** Milliseconds between two moves of bots while somebody watches. */
  readonly pace: number;
  /** Milliseconds without a connection, while asked, until a bot sits in. */
  readonly away: number;
}
