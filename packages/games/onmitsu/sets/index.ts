// The card sets that come with the game, by id; the first is the one played unless a table says otherwise.

import type { SetEntry } from '../rules/library.ts';
import original from './original.json' with { type: 'json' };
import saltRoad from './salt-road.json' with { type: 'json' };

export const setEntries: readonly SetEntry[] = [
  { id: 'original', data: original },
  { id: 'salt-road', data: saltRoad },
];
