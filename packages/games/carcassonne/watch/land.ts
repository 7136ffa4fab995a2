// The tiles, counted again from what everybody sees and from the tile files: none is made or lost, and neighbours fit.

import type { View } from '../rules/view.ts';
import { kindOf, setOf, sets, type TileDoc } from '../tiles/index.ts';
import { sum } from './sum.ts';

const OPPOSITE = [2, 3, 0, 1] as const;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** The edge of a tile that fits any other, in the files. */
const WILD = '*';

export function wrongTiles({ options, tiles, drawn, left, removed, turns, seats }: View): readonly string[] {
  const box = sets.filter(({ id }) => id === 'base' || options.sets.some((one) => one === id));
  // With others in the box those of the base game may stay away.
  const isOut = ({ id, features }: TileDoc): boolean =>
    options.monasteries === false && setOf(id) === 'base' && features.some(({ type }) => type === 'monastery');
  const kinds = box.flatMap((set) => set.tiles).filter((kind) => !isOut(kind));
  // Tiles that fit anywhere lie before the seats, those of nobody in the box.
  const wild = sum(kinds.map(({ id, count }) => (isWild(id) ? count : 0)));
  const all = new Map(kinds.map((kind) => [kind.id, kind.count]));
  const wrong: string[] = [];
  const seen = [...tiles, ...removed, ...(drawn ? [drawn] : [])];
  const met = new Map<string, number>();
  for (const { kind } of seen) met.set(kind, (met.get(kind) ?? 0) + 1);
  for (const [kind, count] of met)
    if (count > (all.get(kind) ?? 0)) wrong.push(`${count} tiles ${kind} of ${all.get(kind) ?? 0}`);
  // Nobody sees the tiles under hills, and those that wait for a message drawn before they are laid. A bazaar holds one for
  // each seat.
  const sold = tiles.some(({ kind }) => kindOf(kind)?.bazaar) ? seats.length : 0;
  const hidden = tiles.filter(({ kind }) => kindOf(kind)?.hill).length + turns.length - 1 + sold + wild;
  // Tiles with a number take the place of tiles of the base game.
  const replaced = sum(kinds.map(({ wheel, count }) => (wheel ? count : 0)));
  const missing = sum([...all.values()]) - replaced - seen.length - left;
  if (missing < 0 || missing > hidden) wrong.push(`${missing} tiles are missing`);
  if (new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size < tiles.length) wrong.push('two tiles lie on one place');
  return wrong;
}

export const isWild = (kind: string): boolean => kindOf(kind)?.edges.includes(WILD) ?? false;

/** Bridges carry a road to an edge without one, and abbeys fit anything. */
export function wrongEdges({ tiles, tokens = [] }: View): readonly string[] {
  const at = new Map(tiles.map((tile) => [`${tile.x} ${tile.y}`, tile]));
  const bridged = new Set(tokens.filter(({ token }) => token.startsWith('bridge')).map(({ tile }) => tile));
  const wrong: string[] = [];
  for (const { tile, kind, x, y, edges } of tiles) {
    STEPS.forEach(([dx, dy], edge) => {
      const next = at.get(`${x + dx} ${y + dy}`);
      const [own, other] = [edges[edge], next?.edges[OPPOSITE[edge] ?? 0]];
      if (!next || own === other || isWild(kind) || isWild(next.kind)) return;
      if (!bridged.has(tile) && !bridged.has(next.tile)) wrong.push(`${kind} does not fit ${next.kind}`);
    });
  }
  return wrong;
}
