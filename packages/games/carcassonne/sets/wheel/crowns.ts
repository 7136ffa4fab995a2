// The wheel: where its pig stands, and who stands on the crown spaces of a sector.

import { lowest } from '../../rules/core/bits.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { type Found, newFound, nth } from '../../rules/core/found.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { type Land, nodeOf, segmentOf, tileOf } from '../../rules/core/land.ts';
import { kindAt } from '../../rules/core/tiles.ts';
import { kinds } from '../../tiles/index.ts';
import { SECTORS, type Sector } from '../../tiles/schema.ts';

/** The number of the sector in which the pig stands; it begins in the first. */
const PIG = claim(1);

export const sectorNow = (land: Land): number => kept(land, PIG);

export function movePig(land: Land, sector: number): void {
  keep(land, PIG, sector);
}

/** By kind and segment: the number of the sector whose crown it is, or -1. */
const CROWNS: readonly (readonly number[])[] = kinds.map(({ features }) =>
  features.map(({ crown }) => (crown === undefined ? -1 : SECTORS.indexOf(crown))),
);

/** By kind: a bit for each segment that is a crown. */
const CROWNED = Uint16Array.from(CROWNS, (sectors) =>
  sectors.reduce((bits, sector, segment) => (sector < 0 ? bits : bits | (1 << segment)), 0),
);

/** The sector whose crown this is, by its number; -1 for any other place. */
export const crownAt = (land: Land, node: number): number =>
  CROWNS[kindAt(land, tileOf(land, node))]?.[segmentOf(land, node)] ?? -1;

export interface Crown {
  readonly tile: number;
  readonly segment: number;
  readonly sector: number;
}

export const MOST_CROWNS = CROWNS.flat().filter((sector) => sector >= 0).length;

/** Writes the nodes of all crown spaces on the table, and returns how many there are. They came with the first tiles. */
export function writeCrowns(land: Land, out: Found): number {
  let count = 0;
  for (let tile = 0; tile < land.laid && count < MOST_CROWNS; tile++)
    for (let left = CROWNED[kindAt(land, tile)] ?? 0; left !== 0; left &= left - 1)
      out[count++] = nodeOf(land, tile, lowest(left));
  return count;
}

const found = newFound(MOST_CROWNS);

/** The same as a list. */
export const crownsOf = (land: Land): Crown[] =>
  Array.from({ length: writeCrowns(land, found) }, (_, i) => {
    const node = nth(found, i);
    return { tile: tileOf(land, node), segment: segmentOf(land, node), sector: crownAt(land, node) };
  });

/** Slots of a seat's followers on crowns of a sector. */
export function crownedOf(land: Land, seat: number, sector: number): number[] {
  const slots: number[] = [];
  for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
    if (crownAt(land, standsOn(land, seat, slot)) === sector) slots.push(slot);
  }
  return slots;
}

const NAMES: readonly string[] = SECTORS;

export const sectorNamed = (name = ''): number => NAMES.indexOf(name);

export const sectorName = (sector: number): Sector => SECTORS[sector] ?? 'fortune';
