// Outlook: what will become of a feature. How likely it is to be completed by those who care for it, and what it will bring.

import { EACH_HALL, EACH_VINEYARD, eachCity, isBesieged, vineyardsBeside } from '../rules/core/count.ts';
import { featureOf, isClosed, nextMember } from '../rules/core/features.ts';
import { cellBeside, cellOf, inLine, wantedAt } from '../rules/core/grid.ts';
import { type Land, NODE_NUMBERS, nodeOf, segmentOf, tileOf } from '../rules/core/land.ts';
import { MOST_TILES } from '../rules/core/sizes.ts';
import { kindAt, turnedAt, typeOf } from '../rules/core/tiles.ts';
import type { Options } from '../rules/options.ts';
import { CLOISTER, FIELD, MONASTERY, ROAD } from '../tiles/compile.ts';
import { cathedralsOn, citiesBeside, hallsOn, innsOn, pennantsOn, reaches, siegesOn } from '../tiles/facts.ts';
import type { Mind } from './mind.ts';
import { beginField, FARMERS, keep, noteCity, OWNERS, recall } from './recall.ts';
import { closing, filling, remaining } from './remaining.ts';

export interface Outlook {
  /** How likely it is to be completed. */
  chance: number;
  /** Points to expect for whoever has the majority. */
  points: number;
  /** Holes it leads to. */
  holes: number;
}

const tileMarks = new Int32Array(MOST_TILES);
const cityMarks = new Int32Array(NODE_NUMBERS >> 2);
let mark = 0;
let fieldMark = 0;

/** Holes that the feature being looked at leads to, and the edges by which it enters each. */
const holeAt = new Int32Array(64);
const entered = new Uint8Array(64);
let holes = 0;

function noteHole(at: number, edge: number): void {
  for (let i = 0; i < holes; i++) {
    if (holeAt[i] !== at) continue;
    entered[i] = (entered[i] as number) | (1 << edge);
    return;
  }
  if (holes === holeAt.length) return;
  holeAt[holes] = at;
  entered[holes++] = 1 << edge;
}

/** What the road or city being looked at consists of. */
const shape = { tiles: 0, pennants: 0, inns: 0, cathedrals: 0, sieges: 0, halls: 0 };

/** Walks along a road or city and notes its shape and its holes. */
function walk(land: Land, feature: number): void {
  mark++;
  holes = 0;
  shape.tiles = 0;
  shape.pennants = 0;
  shape.inns = 0;
  shape.cathedrals = 0;
  shape.sieges = 0;
  shape.halls = 0;
  const open = !isClosed(land, feature);
  let node = feature;
  do {
    const tile = tileOf(land, node);
    const segment = segmentOf(land, node);
    const kind = kindAt(land, tile);
    if (tileMarks[tile] !== mark) {
      tileMarks[tile] = mark;
      shape.tiles++;
    }
    shape.pennants += pennantsOn(kind, segment);
    shape.inns += innsOn(kind, segment);
    shape.cathedrals += cathedralsOn(kind, segment);
    shape.sieges += siegesOn(kind, segment);
    shape.halls += hallsOn(kind, segment);
    if (open) {
      const turned = turnedAt(land, tile);
      const cell = cellOf(land, tile);
      for (let edge = 0; edge < 4; edge++) {
        if (!reaches(turned, edge, segment)) continue;
        const beside = cellBeside(land, cell, edge);
        if (wantedAt(land, beside) >= 0) noteHole(beside, edge ^ 2);
      }
    }
    node = nextMember(land, node);
  } while (node !== feature);
}

/** What is to be expected of a feature, given its top; `draws` is how many tiles those who care for it will have. */
export function outlookOf(
  land: Land,
  feature: number,
  draws: number,
  options: Options,
  mind: Mind,
  out: Outlook,
  who = OWNERS,
): Outlook {
  const type = typeOf(land, feature);
  if (recall(land, feature, type, who, draws, out)) return out;
  if (type === FIELD) fieldOutlook(land, feature, options, mind, out);
  else if (type === CLOISTER) cloisterOutlook(land, feature, out);
  else if (type > FIELD) buildingOutlook(land, feature, mind, out);
  else pathOutlook(land, feature, type, draws, options, mind, out);
  keep(land, feature, type, who, draws, out);
  return out;
}

/** A road or city. */
function pathOutlook(
  land: Land,
  feature: number,
  type: number,
  draws: number,
  options: Options,
  mind: Mind,
  out: Outlook,
): void {
  walk(land, feature);
  out.holes = holes;
  out.chance = holes === 0 ? 1 : chanceToClose(land, type, draws, mind);
  const done = eachTile(type, true, options);
  const undone = eachTile(type, false, options);
  const grown = shape.tiles + holes;
  const complete = (grown + shape.pennants) * done + EACH_HALL * shape.halls;
  const half = holes * (type === ROAD ? mind.roadHalf : mind.cityHalf) * remaining.long;
  const incomplete = (shape.tiles + half + shape.pennants) * undone;
  out.points = out.chance * complete + (1 - out.chance) * incomplete;
}

function eachTile(type: number, complete: boolean, options: Options): number {
  if (type === ROAD) return shape.inns > 0 ? (complete ? 2 : 0) : 1;
  if (shape.sieges > 0) return complete ? (shape.cathedrals > 0 ? 2 : 1) : 0;
  if (shape.cathedrals > 0) return complete ? 3 : 0;
  return complete && !(shape.tiles + holes === 2 && options.tiny === 'two') ? 2 : 1;
}

/** All holes must be filled so that the feature ends; several of them stand in each other's way. */
function chanceToClose(land: Land, type: number, draws: number, mind: Mind): number {
  const [care, crowd, hope] =
    type === ROAD ? [mind.roadCare, mind.roadCrowd, mind.roadHope] : [mind.care, mind.crowd, mind.hope];
  const share = (draws * care) / (holes === 1 ? 1 : holes ** crowd);
  let chance = 1;
  for (let i = 0; i < holes; i++) {
    const rate = closing(wantedAt(land, holeAt[i] as number), entered[i] as number);
    if (rate === 0) return 0;
    chance *= hope * (1 - Math.exp(-rate * share));
  }
  return chance;
}

/** A monastery or garden: its own point, and one for every cell around it that is or will be filled. */
function buildingOutlook(land: Land, feature: number, mind: Mind, out: Outlook): void {
  const at = cellOf(land, tileOf(land, feature));
  const wide = 1 << land.shift;
  let points = 0;
  let chance = 1;
  let missing = 0;
  // Anybody may fill a hole, whatever they think of it.
  const draws = remaining.tiles * mind.fillDraws;
  for (let row = at - wide; row <= at + wide; row += wide) {
    for (let cell = row - 1; cell <= row + 1; cell++) {
      const wanted = wantedAt(land, cell);
      if (wanted < 0) {
        points++;
        continue;
      }
      missing++;
      const filled = 1 - Math.exp(-filling(wanted) * draws);
      points += filled;
      chance *= filled;
    }
  }
  const vineyards =
    land.vineyards > 0 && typeOf(land, feature) === MONASTERY ? vineyardsBeside(land, tileOf(land, feature)) : 0;
  out.points = points + chance * EACH_VINEYARD * vineyards;
  out.chance = chance;
  out.holes = missing;
}

/** A cloister: what lies in line with it now, and what the tiles to come may add; whoever lies there stays. */
function cloisterOutlook(land: Land, feature: number, out: Outlook): void {
  out.points = 1 + inLine(land, tileOf(land, feature)) + Math.min(LINE_GROWS, remaining.tiles / 12);
  out.chance = 0;
  out.holes = 0;
}

/** So much a line may still grow. */
const LINE_GROWS = 4;

const cityLook: Outlook = { chance: 0, points: 0, holes: 0 };

/** How likely anybody completes a city beside a field. */
export const cityChance = (land: Land, city: number, options: Options, mind: Mind): number =>
  outlookOf(land, city, remaining.tiles * mind.anybody, options, mind, cityLook, FARMERS).chance;

/**
 * A field: its completed cities, and those that are likely to be completed by anybody. By the first edition only what it may
 * still grow: its cities are looked at one by one.
 */
function fieldOutlook(land: Land, feature: number, options: Options, mind: Mind, out: Outlook): void {
  const byCity = options.fields === 'city';
  const seen = ++fieldMark;
  beginField();
  let cities = 0;
  let size = 0;
  let node = feature;
  do {
    const tile = tileOf(land, node);
    size++;
    let left = byCity ? 0 : citiesBeside(kindAt(land, tile), segmentOf(land, node));
    for (let segment = 0; left !== 0; segment++, left >>= 1) {
      if ((left & 1) === 0) continue;
      const city = featureOf(land, nodeOf(land, tile, segment));
      if (cityMarks[city >> 2] === seen) continue;
      cityMarks[city >> 2] = seen;
      const closed = isClosed(land, city);
      noteCity(city, !closed);
      const done = closed ? 1 : mind.cityDone * cityChance(land, city, options, mind);
      cities += isBesieged(land, city) ? 2 * done : done;
    }
    node = nextMember(land, node);
  } while (node !== feature);
  out.points =
    eachCity(options) * (cities + (mind.fieldGrows * Math.min(size, 12) + mind.fieldNew) * (remaining.tiles / 72));
  out.chance = 0;
  out.holes = 0;
}
