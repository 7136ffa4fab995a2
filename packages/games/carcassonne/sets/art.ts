// What sets draw on their tiles.

import type { TileDoc } from '../tiles/index.ts';
import { bigtop } from './bigtop/art.ts';
import { dragon } from './dragon/art.ts';
import { german } from './german/art.ts';
import { hills } from './hills/art.ts';
import { shrines } from './shrines/art.ts';
import { siege } from './siege/art.ts';
import { watch } from './watch/art.ts';
import { wind } from './wind/art.ts';

export interface SetArt {
  /** Something upright on the tile, its feet at the origin; null where there is nothing. */
  landmark?(tile: TileDoc): string | null;
  /** Something flat in a field, about the origin: it turns with the tile. */
  sign?(tile: TileDoc): string | null;
  /** Something upright in a field, its feet at the origin. */
  plot?(tile: TileDoc): string | null;
  /** What stands where a monastery would, its feet at the origin; null for a monastery. */
  building?(tile: TileDoc): string | null;
  /** A piece of the set on the land, its feet at the origin; `count` is how many, or what is written on it. */
  readonly tokens?: Readonly<Record<string, (count: number) => string>>;
}

const sets: readonly SetArt[] = [watch, shrines, wind, german, siege, hills, bigtop, dragon];

/** What the sets draw of this on a tile; null where none does. */
export function drawnBySets(what: Exclude<keyof SetArt, 'tokens'>, tile: TileDoc): string | null {
  for (const one of sets) {
    const svg = one[what]?.(tile) ?? null;
    if (svg !== null) return svg;
  }
  return null;
}

/** A piece of a set; nothing where no set draws it. */
export function tokenBySets(token: string, count: number): string {
  for (const { tokens } of sets) {
    const svg = tokens?.[token]?.(count);
    if (svg !== undefined) return svg;
  }
  return '';
}
