// The options of a table of Onmitsu.

import type { Schema } from '@tabella/kernel';

export interface Options {
  /** Which card set is played, by its id. */
  readonly set: string;
  /** Ruling 44: the End Game starts by itself when the turn limit of the set is reached. */
  readonly patience: boolean;
  /** The view says which kinds each sealed scroll can still be, by public facts alone. */
  readonly aid: boolean;
}

export function schemaOf(sets: readonly string[]): Schema<Options> {
  const [first] = sets;
  if (first === undefined) throw new RangeError('a game needs a card set');
  return {
    set: { kind: 'one', of: sets, default: first },
    patience: { kind: 'flag', default: true },
    aid: { kind: 'flag', default: true },
  };
}
