// The options of a table of Onmitsu.

import type { Schema } from '@tabella/kernel';
import type { Library } from './library.ts';
import type { SetFile } from './set/types.ts';

export interface Options {
  /** Which card set is played: the id of one that comes with the game, or the set itself. */
  readonly set: string | SetFile;
  /** Ruling 44: the End Game starts by itself when the turn limit of the set is reached. */
  readonly patience: boolean;
  /** The view says which kinds each sealed scroll can still be, by public facts alone. */
  readonly aid: boolean;
}

export function schemaOf(library: Library): Schema<Options> {
  const [first] = library.names;
  if (first === undefined) throw new RangeError('a game needs a card set');
  return {
    set: { kind: 'data', of: library.names, default: first, read: (given) => library.read(given) },
    patience: { kind: 'flag', default: true },
    aid: { kind: 'flag', default: true },
  };
}
