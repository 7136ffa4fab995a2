// What sets draw on their tiles, loaded when a set is first in play.

import { tilesOfSets } from '../tiles/known.ts';
import type { SegmentDoc, TileDoc } from '../tiles/schema.ts';
import { loading } from './loading.ts';

/** A set is asked about its own tiles alone. */
export interface SetArt {
  /** What covers a tile of a block, a hundred wide and high. */
  floor?(tile: TileDoc): string | null;
  /** Something upright on the tile, its feet at the origin; null where there is nothing. */
  landmark?(tile: TileDoc): string | null;
  /** Something flat in a field, about the origin: it turns with the tile. */
  sign?(tile: TileDoc): string | null;
  /** Something upright in a field, its feet at the origin. */
  plot?(tile: TileDoc): string | null;
  /** What stands where a monastery would, its feet at the origin; null for a monastery. */
  building?(tile: TileDoc): string | null;
  /** Somebody in a city, their feet at the origin. */
  guest?(city: SegmentDoc): string | null;
  /** Where the place of the tile is, if not in its middle, as the tile lies in the box; null for the middle. */
  spot?(tile: TileDoc): readonly [x: number, y: number] | null;
  /** How much higher figures stand on a piece of the set that carries them. */
  readonly lifts?: Readonly<Record<string, (count: number) => number>>;
  /** A piece of the set on the land, its feet at the origin; `count` is how many, or what is written on it. */
  readonly tokens?: Readonly<Record<string, (count: number) => string>>;
}

/** Sets that draw something of their own. */
const drawn = loading<SetArt>({
  watch: async () => (await import('./watch/art.ts')).watch,
  shrines: async () => (await import('./shrines/art.ts')).shrines,
  wind: async () => (await import('./wind/art.ts')).wind,
  german: async () => (await import('./german/art.ts')).german,
  siege: async () => (await import('./siege/art.ts')).siege,
  hills: async () => (await import('./hills/art.ts')).hills,
  bigtop: async () => (await import('./bigtop/art.ts')).bigtop,
  tower: async () => (await import('./tower/art.ts')).tower,
  dragon: async () => (await import('./dragon/art.ts')).dragon,
  dutch: async () => (await import('./dutch/art.ts')).dutch,
  japan: async () => (await import('./japan/art.ts')).japan,
  bridges: async () => (await import('./bridges/art.ts')).bridges,
  darmstadt: async () => (await import('./darmstadt/art.ts')).darmstadt,
  fruit: async () => (await import('./fruit/art.ts')).fruit,
  abbey: async () => (await import('./abbey/art.ts')).abbey,
  school: async () => (await import('./school/art.ts')).school,
  wheel: async () => (await import('./wheel/art.ts')).wheel,
});

/** Are the tiles of these sets here, and everything that is drawn on them? */
export const hasArt = (sets: readonly string[]): boolean => tilesOfSets.has(sets) && drawn.has(sets);

/** Until it is here none of their tiles may be drawn. */
export async function loadArt(sets: readonly string[]): Promise<void> {
  await Promise.all([tilesOfSets.load(sets), drawn.load(sets)]);
}

/** What a set draws of this on a tile; null where it draws nothing. */
export function drawnBySet(
  set: string,
  what: Exclude<keyof SetArt, 'tokens' | 'lifts' | 'spot' | 'guest'>,
  tile: TileDoc,
): string | null {
  if (!hasArt([set])) throw new Error(`what ${set} draws is not loaded yet`);
  return drawn.of(set)?.[what]?.(tile) ?? null;
}

/** Whom a set draws in a city; null for nobody. */
export const guestBySet = (set: string, city: SegmentDoc): string | null => drawn.of(set)?.guest?.(city) ?? null;

/** Where its set has the place of a tile; null for the middle. */
export const spotBySet = (set: string, tile: TileDoc): readonly [x: number, y: number] | null =>
  drawn.of(set)?.spot?.(tile) ?? null;

/** How much higher figures stand on a piece of a set in play. */
export function liftBySets(token: string, count: number): number {
  for (const { lifts } of drawn.all()) {
    const lift = lifts?.[token]?.(count);
    if (lift !== undefined) return lift;
  }
  return 0;
}

/** A piece of a set in play; nothing where none draws it. */
export function tokenBySets(token: string, count: number): string {
  for (const { tokens } of drawn.all()) {
    const svg = tokens?.[token]?.(count);
    if (svg !== undefined) return svg;
  }
  return '';
}
