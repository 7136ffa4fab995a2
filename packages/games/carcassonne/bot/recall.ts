// Recall: outlooks that were found once are used again. While many plans for one position are weighed, a tile more on the land
// changes what becomes of the features that it joins or whose holes it lies beside, and of no other.

import { featureOf } from '../rules/core/features.ts';
import { cellBeside, cellOf, wantedAt } from '../rules/core/grid.ts';
import { type Land, NODE_NUMBERS, nodeOf, tileOf } from '../rules/core/land.ts';
import { segmentsOn, tileX, tileY, turnedAt } from '../rules/core/tiles.ts';
import { CLOISTER, FIELD } from '../tiles/compile.ts';
import { reaches } from '../tiles/facts.ts';
import type { Outlook } from './outlook.ts';

/** Who looks at a feature: those who stand on it, or farmers beside it. */
export const OWNERS = 0;
export const FARMERS = 1;

/** By feature / 4, who looks, and whether the tile that is tried touches it: when it was found, for how many draws, and what. */
const ROOM = NODE_NUMBERS;
const foundAt = new Int32Array(ROOM);
const draws = new Float64Array(ROOM);
const chance = new Float64Array(ROOM);
const points = new Float64Array(ROOM);
const holes = new Uint8Array(ROOM);
/** Cities beside a field that are not complete, by feature / 4: how many, and their tops. */
const MOST_CITIES = 16;
const manyCities = new Uint8Array(NODE_NUMBERS >> 2);
const cities = new Int16Array((NODE_NUMBERS >> 2) * MOST_CITIES);

const touched = new Int32Array(NODE_NUMBERS >> 2);
let clock = 0;
/** When the position was begun, when the tile was tried, and where; 0 and -1 while nothing is kept. */
let begun = 0;
let tried = 0;
let triedTile = -1;

/** From here on outlooks are kept, until `forget`: of this position and of those with one tile more. */
export function recallFrom(): void {
  begun = ++clock;
  tried = begun;
  triedTile = -1;
}

export function forget(): void {
  begun = 0;
}

/** A tile is tried: the position has one more than that in which recalling began. */
export function tryTile(land: Land, tile: number): void {
  if (begun === 0) return;
  tried = ++clock;
  triedTile = tile;
  const many = segmentsOn(land, tile);
  for (let segment = 0; segment < many; segment++) touch(land, nodeOf(land, tile, segment));
  const cell = cellOf(land, tile);
  for (let edge = 0; edge < 4; edge++) {
    const hole = cellBeside(land, cell, edge);
    if (wantedAt(land, hole) < 0) continue;
    for (let side = 0; side < 4; side++) {
      const near = -1 - wantedAt(land, cellBeside(land, hole, side));
      if (near >= 0 && near !== tile) touchAlong(land, near, side ^ 2);
    }
  }
}

/** Whatever reaches this edge of a tile leads to a hole that wants something else now. */
function touchAlong(land: Land, tile: number, edge: number): void {
  const turned = turnedAt(land, tile);
  const many = segmentsOn(land, tile);
  for (let segment = 0; segment < many; segment++)
    if (reaches(turned, edge, segment)) touch(land, nodeOf(land, tile, segment));
}

function touch(land: Land, node: number): void {
  touched[featureOf(land, node) >> 2] = tried;
}

const isTouched = (feature: number): boolean => triedTile >= 0 && touched[feature >> 2] === tried;

/**
 * Since when the extent of a road, city or field is the same, so that what was found of it then still holds: the tile that is
 * tried does not touch it. 0 while nothing is kept.
 */
export const sameSince = (feature: number): number => (isTouched(feature) ? 0 : begun);

/** Round a monastery or garden it matters what the cells want, so a tile that lies two cells off changes it too. */
function isNear(land: Land, tile: number): boolean {
  return (
    triedTile >= 0 &&
    Math.abs(tileX(land, tile) - tileX(land, triedTile)) <= 2 &&
    Math.abs(tileY(land, tile) - tileY(land, triedTile)) <= 2
  );
}

/** Is the outlook of this feature another than it would be without the tile that is tried? Of a field: by its own extent. */
function isChanged(land: Land, feature: number, type: number): boolean {
  return type <= FIELD ? isTouched(feature) : isNear(land, tileOf(land, feature));
}

/** Where it is kept. */
const placeOf = (feature: number, who: number, changed: boolean): number =>
  (feature & ~3) + 2 * who + (changed ? 1 : 0);

/** Reads what is kept of a feature, and returns whether there was anything. */
export function recall(
  land: Land,
  feature: number,
  type: number,
  who: number,
  forDraws: number,
  out: Outlook,
): boolean {
  if (begun === 0) return false;
  const changed = isChanged(land, feature, type) || (type === FIELD && !citiesStand(land, feature));
  const place = placeOf(feature, who, changed);
  if (foundAt[place] !== (changed ? tried : begun) || draws[place] !== forDraws) return false;
  out.chance = chance[place] as number;
  out.points = points[place] as number;
  out.holes = holes[place] as number;
  return true;
}

/** Keeps what was found. */
export function keep(land: Land, feature: number, type: number, who: number, forDraws: number, found: Outlook): void {
  if (begun === 0 || type === CLOISTER) return;
  const changed = isChanged(land, feature, type) || (type === FIELD && !keepCities(land, feature));
  const place = placeOf(feature, who, changed);
  foundAt[place] = changed ? tried : begun;
  draws[place] = forDraws;
  chance[place] = found.chance;
  points[place] = found.points;
  holes[place] = found.holes;
}

/** Cities beside the field that was looked at last. */
let beside = 0;
const besideTops = new Int16Array(MOST_CITIES);

export function beginField(): void {
  beside = 0;
}

/** A city that was complete before is always the same. */
export function noteCity(city: number, open: boolean): void {
  if (!open && !isTouched(city)) return;
  if (beside < MOST_CITIES) besideTops[beside] = city;
  beside++;
}

/** Keeps the cities beside a field. False where they are too many, or changed by the tile that is tried. */
function keepCities(land: Land, field: number): boolean {
  if (beside > MOST_CITIES) return false;
  for (let i = 0; i < beside; i++) if (isTouched(featureOf(land, besideTops[i] as number))) return false;
  manyCities[field >> 2] = beside;
  cities.set(besideTops.subarray(0, beside), (field >> 2) * MOST_CITIES);
  return true;
}

/** Are the cities beside a field kept, and does the tile that is tried touch none of them? */
function citiesStand(land: Land, field: number): boolean {
  if (foundAt[placeOf(field, OWNERS, false)] !== begun) return false;
  const at = (field >> 2) * MOST_CITIES;
  const many = manyCities[field >> 2] as number;
  for (let i = 0; i < many; i++) if (isTouched(featureOf(land, cities[at + i] as number))) return false;
  return true;
}
