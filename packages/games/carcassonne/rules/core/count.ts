// What a feature consists of and what it is worth.

import { CITY, CLOISTER, FIELD, MONASTERY, PLACE, ROAD } from '../../tiles/compile.ts';
import {
  cathedralsOn,
  citiesBeside,
  goodsOn,
  hallsOn,
  innsOn,
  isShrine,
  isVineyard,
  pennantsOn,
  siegesOn,
} from '../../tiles/facts.ts';
import type { Options } from '../options.ts';
import { isCastle } from './castle.ts';
import { isClosed, nextMember, top } from './features.ts';
import { inLine, neighbours, tilesAround } from './grid.ts';
import { type Land, NODE_NUMBERS, nodeOf, segmentOf, tileOf } from './land.ts';
import { MOST_TILES } from './sizes.ts';
import { kindAt, typeOf } from './tiles.ts';

export interface Count {
  /** The top node. */
  feature: number;
  type: number;
  tiles: number;
  pennants: number;
  inns: number;
  cathedrals: number;
  wine: number;
  grain: number;
  cloth: number;
  /** Parts of a city that are besieged. */
  sieges: number;
  /** Halls that make a completed city worth more. */
  halls: number;
  /** Of a monastery or garden; of a cloister the other tiles in its row and column. */
  neighbours: number;
  /** Is the monastery a shrine? */
  shrine: boolean;
  /** Vineyards beside a monastery: they count when it is complete. */
  vineyards: number;
  /** Completed cities that a field touches. */
  cities: number;
  /** Those of them that are besieged, and those that became castles. */
  besieged: number;
  castles: number;
  complete: boolean;
}

const marks = new Int32Array(MOST_TILES);
const cityMarks = new Int32Array(NODE_NUMBERS >> 2);
let mark = 0;

export const newCount = (): Count => ({
  feature: 0,
  type: 0,
  tiles: 0,
  pennants: 0,
  inns: 0,
  cathedrals: 0,
  sieges: 0,
  halls: 0,
  wine: 0,
  grain: 0,
  cloth: 0,
  neighbours: 0,
  shrine: false,
  vineyards: 0,
  cities: 0,
  besieged: 0,
  castles: 0,
  complete: false,
});

/** Counts the feature of a node into `count`, and returns it. */
export function countFeature(land: Land, node: number, count: Count): Count {
  const { mem } = land;
  const feature = top(mem, node);
  count.feature = feature;
  count.type = typeOf(land, feature);
  count.tiles = 0;
  count.pennants = 0;
  count.inns = 0;
  count.cathedrals = 0;
  count.sieges = 0;
  count.halls = 0;
  count.wine = 0;
  count.grain = 0;
  count.cloth = 0;
  count.neighbours = 0;
  count.shrine = false;
  count.vineyards = 0;
  count.cities = 0;
  count.besieged = 0;
  count.castles = 0;
  if (count.type === PLACE) {
    count.tiles = 1;
    count.complete = false;
    return count;
  }
  if (count.type > FIELD) {
    const cloister = count.type === CLOISTER;
    count.tiles = 1;
    count.neighbours = cloister ? inLine(land, tileOf(land, feature)) : neighbours(land, tileOf(land, feature));
    count.complete = !cloister && count.neighbours === 8;
    count.shrine = isShrine(kindAt(land, tileOf(land, feature)));
    if (land.vineyards > 0 && count.type === MONASTERY) count.vineyards = vineyardsBeside(land, tileOf(land, feature));
    return count;
  }
  count.complete = count.type !== FIELD && isClosed(land, feature);
  mark++;
  let at = feature;
  do {
    const tile = tileOf(land, at);
    const segment = segmentOf(land, at);
    const kind = kindAt(land, tile);
    if (marks[tile] !== mark) {
      marks[tile] = mark;
      count.tiles++;
    }
    if (count.type === FIELD) countCities(land, tile, citiesBeside(kind, segment), count);
    else {
      count.pennants += pennantsOn(kind, segment);
      count.inns += innsOn(kind, segment);
      count.cathedrals += cathedralsOn(kind, segment);
      count.sieges += siegesOn(kind, segment);
      count.halls += hallsOn(kind, segment);
      const goods = goodsOn(kind, segment);
      if (goods === 1) count.wine++;
      else if (goods === 2) count.grain++;
      else if (goods === 3) count.cloth++;
    }
    at = nextMember(land, at);
  } while (at !== feature);
  return count;
}

/** Is the feature of a node complete? The same as in its count, without counting. */
export function isComplete(land: Land, node: number): boolean {
  const feature = top(land.mem, node);
  const type = typeOf(land, feature);
  if (type <= ROAD) return isClosed(land, feature);
  return type > FIELD && type !== CLOISTER && type !== PLACE && neighbours(land, tileOf(land, feature)) === 8;
}

export const vineyardsBeside = (land: Land, tile: number): number =>
  tilesAround(land, tile).filter((near) => near !== tile && isVineyard(kindAt(land, near))).length;

/** Adds the completed cities touched on this tile that were not met before in this count. */
function countCities(land: Land, tile: number, touches: number, count: Count): void {
  const { mem } = land;
  for (let segment = 0, left = touches; left !== 0; segment++, left >>= 1) {
    if ((left & 1) === 0) continue;
    const city = top(mem, nodeOf(land, tile, segment));
    if (!isClosed(land, city) || cityMarks[city >> 2] === mark) continue;
    cityMarks[city >> 2] = mark;
    count.cities++;
    if (isBesieged(land, city)) count.besieged++;
    if (isCastle(land, city)) count.castles++;
  }
}

/** Is any part of the city with this top besieged? */
export function isBesieged(land: Land, city: number): boolean {
  if (land.siege < 0) return false;
  let at = city;
  do {
    if (siegesOn(kindAt(land, tileOf(land, at)), segmentOf(land, at)) > 0) return true;
    at = nextMember(land, at);
  } while (at !== city);
  return false;
}

/** Points for every tile (and pennant) of a road or city. */
export function eachTile(count: Count, complete: boolean, options: Options): number {
  if (count.type === ROAD) return count.inns > 0 ? (complete ? 2 : 0) : 1;
  if (count.sieges > 0) return complete ? (count.cathedrals > 0 ? 2 : 1) : 0;
  if (count.cathedrals > 0) return complete ? 3 : 0;
  if (!complete) return 1;
  return count.tiles === 2 && options.tiny === 'two' ? 1 : 2;
}

/** Points for a completed city beside a field. */
export const eachCity = (options: Options): number => (options.fields === 'city' ? 4 : 3);

/** Points that a castle is worth more to a field than a city. */
export const EACH_CASTLE = 1;
/** Points for a hall in a completed city. */
export const EACH_HALL = 3;

/** Points for a vineyard beside a completed monastery. */
export const EACH_VINEYARD = 3;

/** What the feature gives to each that has the majority; `complete` as if it were. A pig adds to it. */
export function worth(count: Count, complete: boolean, options: Options): number {
  if (count.type === CITY) {
    const points = (count.tiles + count.pennants) * eachTile(count, complete, options);
    return complete ? points + EACH_HALL * count.halls : points;
  }
  if (count.type === ROAD) return count.tiles * eachTile(count, complete, options);
  // A besieged city feeds a field twice, a castle a little better than a city.
  if (count.type === FIELD) return eachCity(options) * (count.cities + count.besieged) + EACH_CASTLE * count.castles;
  return complete && count.type !== CLOISTER ? 9 + EACH_VINEYARD * count.vineyards : 1 + count.neighbours;
}
