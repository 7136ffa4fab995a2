// All tiles as facts, numbered, for rules. Boards and words read known.ts.

import { sets } from '../sets/tiles.ts';
import { tilesOfSets } from './known.ts';
import type { TileDoc } from './schema.ts';

export { kindOf, setOf } from './known.ts';
export * from './schema.ts';

export { sets };

tilesOfSets.keep(Object.fromEntries(sets.map((set) => [set.id, set])));

export const kinds: readonly TileDoc[] = sets.flatMap((set) => set.tiles);

const byId: ReadonlyMap<string, number> = new Map(kinds.map((kind, i) => [kind.id, i]));

/** The number of a kind, or -1. */
export function kindNumber(id: string): number {
  return byId.get(id) ?? -1;
}
