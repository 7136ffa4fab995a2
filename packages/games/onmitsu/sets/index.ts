// The card sets that come with the game, by id; the first is the one played unless a table says otherwise. To add a set,
// put its file here and add it to the list.

import original from './original.json' with { type: 'json' };
import saltRoad from './salt-road.json' with { type: 'json' };

export interface SetEntry {
  readonly id: string;
  /** The file as it stands: whoever uses it reads it first. */
  readonly data: unknown;
}

export const setEntries: readonly SetEntry[] = [
  { id: 'original', data: original },
  { id: 'salt-road', data: saltRoad },
];
