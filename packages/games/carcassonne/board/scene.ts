// The position as the board reads it: where tiles lie, what they share, how far the land reaches.

import type { TileView } from '../rules/view.ts';
import type { Tile } from './art/gallery.ts';
import { drawnKind } from './art/kinds.ts';
import { cityEdges, wallCorners } from './art/seams.ts';
import type { Box } from './map/camera.ts';

export interface Laid extends Tile {
  /** Index into the tiles of the view. */
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly features: readonly number[];
}

interface Seam {
  /** The middle of the edge, in units. */
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  readonly variant: number;
}

export interface Land {
  /** From north to south, so that what stands in front is drawn later. */
  readonly tiles: readonly Laid[];
  readonly seams: readonly Seam[];
  /** Lattice corners where walls end. */
  readonly towers: readonly { readonly x: number; readonly y: number }[];
}

const cellName = (x: number, y: number): string => `${x} ${y}`;

export function landOf(tiles: readonly TileView[]): Land {
  const copies = new Map<string, number>();
  const laid = tiles.map(({ tile, x, y, kind, rotation, garden, features, bridge }): Laid => {
    const copy = copies.get(kind) ?? 0;
    copies.set(kind, copy + 1);
    return { tile, x, y, kind, rotation, garden, features, copy, ...(bridge ? { bridge } : {}) };
  });
  const taken = new Set(laid.map(({ x, y }) => cellName(x, y)));
  const towers = new Map<string, { readonly x: number; readonly y: number }>();
  const seams: Seam[] = [];
  for (const { x, y, kind, rotation } of laid) {
    const drawn = drawnKind(kind);
    for (const corner of wallCorners({ kind: drawn, quarters: rotation })) {
      const [cx, cy] = [x + (corner === 1 || corner === 2 ? 1 : 0), y + (corner >= 2 ? 1 : 0)];
      towers.set(cellName(cx, cy), { x: cx * 100, y: cy * 100 });
    }
    for (const edge of cityEdges(drawn, rotation)) {
      const variant = Math.abs(x * 7 + y * 3);
      if (edge === 1 && taken.has(cellName(x + 1, y)))
        seams.push({ x: x * 100 + 100, y: y * 100 + 50, upright: true, variant });
      if (edge === 2 && taken.has(cellName(x, y + 1)))
        seams.push({ x: x * 100 + 50, y: y * 100 + 100, upright: false, variant });
    }
  }
  return {
    tiles: laid.toSorted((a, b) => a.y - b.y || a.x - b.x),
    seams: seams.toSorted((a, b) => a.y - b.y),
    towers: [...towers.values()].toSorted((a, b) => a.y - b.y || a.x - b.x),
  };
}

/** Two lists with the same name lie the same. */
export const landName = (tiles: readonly TileView[]): string =>
  tiles.map(({ x, y, kind, rotation, bridge }) => `${x} ${y} ${kind} ${rotation} ${bridge ?? ''}`).join();

/** How far the land reaches, in units; with the cells round it, where tiles may come. */
export function boundsOf(cells: readonly { readonly x: number; readonly y: number }[], around = 0): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    left: (Math.min(0, ...xs) - around) * 100,
    top: (Math.min(0, ...ys) - around) * 100,
    right: (Math.max(0, ...xs) + 1 + around) * 100,
    bottom: (Math.max(0, ...ys) + 1 + around) * 100,
  };
}

/** The tile on a cell. */
export const tileOn = ({ tiles }: Land, x: number, y: number): Laid | undefined =>
  tiles.find((tile) => tile.x === x && tile.y === y);

/** The tile by the order of laying. */
export const tileNumbered = ({ tiles }: Land, number: number): Laid | undefined =>
  tiles.find(({ tile }) => tile === number);
