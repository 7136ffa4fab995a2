// Remaining: what is left in the pile, and for which holes in the land it is good. Everybody knows it: tiles that were never seen
// are those that are not on the table.

import { pileAt } from '../rules/core/piles.ts';
import type { State } from '../rules/state.ts';
import { KINDS } from '../tiles/compile.ts';
import { edgesOf, fieldAt, segmentAt } from '../tiles/facts.ts';
import type { Mind } from './mind.ts';

/** Tiles in the pile, how many of them each seat will draw, and how much figures in supply still matter. */
export const remaining = { tiles: 0, turns: 0, early: 0, homing: 0, long: 0 };

const counts = new Int16Array(KINDS);
let kinds: number[] = [];
let reader: Mind | null = null;

/**
 * Holes by number: what the cell of the grid wants, and the edges (a bit each) by which a feature enters. For each hole how
 * fast the hope fades, with every draw, that it stays open: `1 - exp(-rate * draws)` is the chance to fill it.
 */
const closingRate = new Float64Array(1 << 16);
const fillingRate = new Float64Array(1 << 16);
const known = new Int32Array(1 << 16);
let look = 0;

/** Looks at the pile of this state; what follows is asked about it. */
export function lookAt(s: State, mind: Mind): void {
  counts.fill(0);
  kinds = [];
  for (let i = s.at; i < s.size; i++) {
    const kind = pileAt(s.land, i) >> 1;
    if (counts[kind] === 0) kinds.push(kind);
    counts[kind] = (counts[kind] as number) + 1;
  }
  remaining.tiles = s.size - s.at;
  remaining.turns = remaining.tiles / s.seats;
  remaining.early = 1 - Math.exp(-remaining.turns / mind.fade);
  remaining.homing = 1 - Math.exp((-remaining.turns * mind.homeTime) / mind.fade);
  remaining.long = remaining.tiles / 72;
  reader = mind;
  look++;
}

/** Looks at the table alone, as if no tile were to come. */
export function lookAway(): void {
  kinds = [];
  remaining.tiles = 0;
  remaining.turns = 0;
  remaining.early = 0;
  remaining.homing = 0;
  remaining.long = 0;
  look++;
}

/** To end a feature there: a tile that leads it on is a part of one that ends it. */
export function closing(wanted: number, entered: number): number {
  const hole = (wanted << 4) | entered;
  if (known[hole] !== look) study(hole);
  return closingRate[hole] as number;
}

/** To put any tile there. */
export function filling(wanted: number): number {
  const hole = wanted << 4;
  if (known[hole] !== look) study(hole);
  return fillingRate[hole] as number;
}

/**
 * To join what enters a hole by one half of an edge with what enters by another: fields by their halves, cities by the first.
 */
export function joining(wanted: number, a: number, b: number, fields: boolean): number {
  if (remaining.tiles === 0 || a === b) return 0;
  const key = (((wanted << 3) | a) << 4) | (b << 1) | (fields ? 1 : 0);
  if (joinKnown[key] === look) return joinRate[key] as number;
  joinKnown[key] = look;
  const does = joins[key] ?? learnJoin(key, wanted, a, b, fields);
  let fit = 0;
  for (const kind of kinds) if (does[kind] !== 0) fit += counts[kind] as number;
  const rate = rateOf(fit);
  joinRate[key] = rate;
  return rate;
}

const joinKnown = new Int32Array(1 << 19);
const joinRate = new Float64Array(1 << 19);
const joins: Uint8Array[] = [];

function learnJoin(key: number, wanted: number, a: number, b: number, fields: boolean): Uint8Array {
  const care = careOf(wanted >> 8);
  const does = new Uint8Array(KINDS);
  for (let turned = 0; turned < KINDS * 4; turned++) {
    if (((edgesOf(turned) ^ wanted) & 255 & care) !== 0) continue;
    const piece = fields ? fieldAt(turned, a) : segmentAt(turned, a >> 1);
    if (piece < 64 && piece === (fields ? fieldAt(turned, b) : segmentAt(turned, b >> 1))) does[turned >> 2] = FITS;
  }
  joins[key] = does;
  return does;
}

/** The bits of the edges that are bound. */
function careOf(bound: number): number {
  let care = 0;
  for (let edge = 0; edge < 4; edge++) if ((bound & (1 << edge)) !== 0) care |= 3 << (2 * edge);
  return care;
}

function study(hole: number): void {
  known[hole] = look;
  closingRate[hole] = 0;
  fillingRate[hole] = 0;
  if (remaining.tiles === 0 || reader === null) return;
  const does = fitness[hole] ?? learn(hole);
  let fits = 0;
  let ending = 0;
  for (const kind of kinds) {
    const one = does[kind] as number;
    if (one === 0) continue;
    fits += counts[kind] as number;
    if (one === ENDS) ending += counts[kind] as number;
  }
  const on = isCity((hole >> 4) & 255, hole & 15) ? reader.cityOn : reader.roadOn;
  closingRate[hole] = rateOf(ending + on * (fits - ending));
  fillingRate[hole] = rateOf(fits * reader.fill);
}

/** By hole and kind: does the kind fit there, and does it end what enters? It is always the same, so it is learnt once. */
const FITS = 1;
const ENDS = 2;
const fitness: Uint8Array[] = [];

function learn(hole: number): Uint8Array {
  const entered = hole & 15;
  const bound = hole >> 12;
  const want = (hole >> 4) & 255;
  const care = careOf(bound);
  const does = new Uint8Array(KINDS);
  for (let turned = 0; turned < KINDS * 4; turned++) {
    if (((edgesOf(turned) ^ want) & care) !== 0 || does[turned >> 2] === ENDS) continue;
    does[turned >> 2] = ends(turned, entered, bound) ? ENDS : FITS;
  }
  fitness[hole] = does;
  return does;
}

/** A share of all tiles as a rate; a hole that every tile fits is not quite sure to be filled at once. */
const rateOf = (tiles: number): number => -Math.log(1 - Math.min(0.98, tiles / remaining.tiles));

/** Does the feature enter as a city? */
function isCity(want: number, entered: number): boolean {
  for (let edge = 0; edge < 4; edge++) if ((entered & (1 << edge)) !== 0) return ((want >> (2 * edge)) & 3) === 0;
  return false;
}

/** Does every piece that takes up the feature end at edges that are bound? */
function ends(turned: number, entered: number, bound: number): boolean {
  if (entered === 0) return false;
  let pieces = 0;
  for (let edge = 0; edge < 4; edge++) {
    if ((entered & (1 << edge)) !== 0) pieces |= 1 << segmentAt(turned, edge);
  }
  for (let edge = 0; edge < 4; edge++) {
    if ((bound & (1 << edge)) !== 0) continue;
    const piece = segmentAt(turned, edge);
    if (piece < 8 && (pieces & (1 << piece)) !== 0) return false;
  }
  return true;
}
