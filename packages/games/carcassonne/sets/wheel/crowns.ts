// The wheel: where its pig stands, and who stands on the crown spaces of a sector.

import { lowest } from '../../rules/core/bits.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { type Land, segmentOf, tileOf } from '../../rules/core/land.ts';
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

const MOST_CROWNS = CROWNS.flat().filter((sector) => sector >= 0).length;

/** Calls back for every crown space on the table. They came with the first tiles. */
export function eachCrown(land: Land, visit: (tile: number, segment: number, sector: number) => void): void {
  for (let tile = 0, missing = MOST_CROWNS; tile < land.laid && missing > 0; tile++) {
    const kind = kindAt(land, tile);
    for (let left = CROWNED[kind] ?? 0; left !== 0; left &= left - 1) {
      const segment = lowest(left);
      missing--;
      visit(tile, segment, CROWNS[kind]?.[segment] ?? -1);
    }
  }
}

/** All of them. */
export function crownsOf(land: Land): Crown[] {
  const found: Crown[] = [];
  eachCrown(land, (tile, segment, sector) => found.push({ tile, segment, sector }));
  return found;
}

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
