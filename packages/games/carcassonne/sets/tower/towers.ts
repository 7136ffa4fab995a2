// Towers: which have been begun, who stands on top, how many floors every seat has left, and how far a tower reaches.

import { followersAt } from '../../rules/core/features.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { type Land, nodeOf } from '../../rules/core/land.ts';
import { MOST_SEATS } from '../../rules/core/sizes.ts';
import { kindAt, tileX, tileY } from '../../rules/core/tiles.ts';
import { heightOf, raise } from '../../rules/core/towers.ts';
import { kinds } from '../../tiles/index.ts';
import { tower as tiles } from './tiles.ts';

/** Floors of a seat at first, by how many seats there are. */
const FLOORS: Readonly<Record<number, number>> = { 2: 10, 3: 9, 4: 7, 5: 6, 6: 5 };

/** Towers that have been begun, in that order: one more than the tile of each. */
const BEGUN = claim(tiles.total);
/** By seat: the floors that it has put somewhere. */
const USED = claim(MOST_SEATS);

/** By kind: the top of the tower, as a place of the tile, or -1. */
const TOPS = Int8Array.from(kinds, ({ tower, features }) =>
  tower ? features.findIndex(({ type }) => type === 'place') : -1,
);

/** The place on top of the tower of a tile, as a node; -1 where there is none. */
export function topOn(land: Land, tile: number): number {
  const segment = TOPS[kindAt(land, tile)] ?? -1;
  return segment < 0 ? -1 : nodeOf(land, tile, segment);
}

/** Nobody stands on top. */
export const isOpen = (land: Land, top: number): boolean => followersAt(land, top) === 0;

/** Tiles of towers that have floors, first begun first. */
export function* towersBegun(land: Land): Generator<number> {
  for (let place = BEGUN; place < BEGUN + tiles.total && kept(land, place) > 0; place++) yield kept(land, place) - 1;
}

export const floorsLeft = (land: Land, seat: number): number => (FLOORS[land.seats] ?? 0) - kept(land, USED + seat);

/** Where the next tower that is begun is kept. */
function placeOfNext(land: Land): number {
  let place = BEGUN;
  while (kept(land, place) !== 0) place++;
  return place;
}

/** One more floor of this seat. */
export function addFloor(land: Land, seat: number, tile: number): void {
  if (raise(land, tile) === 1) keep(land, placeOfNext(land), tile + 1);
  keep(land, USED + seat, kept(land, USED + seat) + 1);
}

/** Does a tower of this height reach the other tile? Along rows and columns, whatever lies between. */
export function reaches(land: Land, tower: number, height: number, tile: number): boolean {
  const dx = Math.abs(tileX(land, tower) - tileX(land, tile));
  const dy = Math.abs(tileY(land, tower) - tileY(land, tile));
  return (dx === 0 && dy <= height) || (dy === 0 && dx <= height);
}

/** As many floors lie on the land as seats have used, and whoever is on top stands alone on a floor. */
export function checkTowers(land: Land): void {
  let floors = 0;
  for (const tile of towersBegun(land)) floors += heightOf(land, tile);
  for (let seat = 0; seat < land.seats; seat++) {
    floors -= kept(land, USED + seat);
    if (floorsLeft(land, seat) < 0) throw new Error(`seat ${seat} has put more floors than it had`);
  }
  if (floors !== 0) throw new Error('a floor is missing or twice there');
  for (let tile = 0; tile < land.laid; tile++) {
    const top = topOn(land, tile);
    if (top < 0 || isOpen(land, top)) continue;
    if (heightOf(land, tile) === 0) throw new Error(`somebody stands on tile ${tile}, where there is no tower`);
    if (followersAt(land, top) > 1) throw new Error(`more than one stand on the tower of tile ${tile}`);
  }
}
