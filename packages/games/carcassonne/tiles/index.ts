// The tiles as facts, for rules, boards and pages; no rules are needed to read them.

import { sets } from '../sets/tiles.ts';
import { EDGES, type Edge, HALVES, type Half, type TileDoc } from './schema.ts';

export * from './schema.ts';

export { sets };
export const kinds: readonly TileDoc[] = sets.flatMap((set) => set.tiles);

const byId: ReadonlyMap<string, number> = new Map(kinds.map((kind, i) => [kind.id, i]));

/** The number of a kind, or -1. */
export function kindNumber(id: string): number {
  return byId.get(id) ?? -1;
}

export function kindOf(id: string): TileDoc | undefined {
  return kinds[kindNumber(id)];
}

const setById: ReadonlyMap<string, string> = new Map(
  sets.flatMap(({ id, tiles }) => tiles.map((kind) => [kind.id, id])),
);

/** The set that a kind is of. */
export function setOf(kind: string): string | undefined {
  return setById.get(kind);
}

/** Where an edge of the drawing points after so many quarter turns clockwise. */
export function turnedEdge(edge: Edge, rotation: number): Edge {
  return EDGES[(EDGES.indexOf(edge) + rotation) & 3] as Edge;
}

export function turnedHalf(half: Half, rotation: number): Half {
  return HALVES[(HALVES.indexOf(half) + 2 * rotation) & 7] as Half;
}
