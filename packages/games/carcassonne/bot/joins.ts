// Joins: features of different owners that lead to the same hole, where one tile would make them one. Whoever gains by that
// will try it: a second knight in the city of another, a second farmer in a field.

import { nextMember } from '../rules/core/features.ts';
import { cellBeside, cellOf, wantedAt } from '../rules/core/grid.ts';
import { type Land, NODE_NUMBERS, segmentOf, tileOf } from '../rules/core/land.ts';
import { MOST_SEATS, SLOTS } from '../rules/core/sizes.ts';
import { turnedAt, typeOf } from '../rules/core/tiles.ts';
import type { State } from '../rules/state.ts';
import { CITY, FIELD } from '../tiles/compile.ts';
import { fieldAt, reaches } from '../tiles/facts.ts';
import { leadOf } from './lead.ts';
import type { Mind } from './mind.ts';
import { sameSince } from './recall.ts';
import { joining, remaining } from './remaining.ts';

/** What is known of the features that are weighed, by their place in the list. */
export interface Weighed {
  readonly features: Int32Array;
  /** By place * MOST_SEATS + seat. */
  readonly strength: Int8Array;
  /** Points to expect for whoever has the majority. */
  readonly points: Float64Array;
}

/** Where features enter holes: by which feature (its place in the list), by which half of an edge, and the next in the same hole. */
const MOST_ENTRIES = 2048;
const entryOf = new Int16Array(MOST_ENTRIES);
const entryHalf = new Int8Array(MOST_ENTRIES);
const entryNext = new Int16Array(MOST_ENTRIES);
const firstIn = new Int16Array(1 << 16);
const noted = new Int32Array(1 << 16);
let mark = 0;
let entries = 0;

/** By the place of the other feature: how likely a tile joins it to the one that is looked at. */
const joined = new Float64Array(MOST_SEATS * SLOTS);

const merged = new Float64Array(MOST_SEATS);
const gain = new Float64Array(MOST_SEATS);

const joinWeight = (type: number, mind: Mind): number =>
  type === CITY ? mind.joinCity : type === FIELD ? mind.joinField : 0;

/** Adds to every seat what may come of features that are joined. */
export function weighJoins(s: State, list: Weighed, found: number, mind: Mind, worth: Float64Array): void {
  mark++;
  entries = 0;
  for (let i = 0; i < found; i++) {
    const feature = list.features[i] as number;
    const weight = joinWeight(typeOf(s.land, feature), mind);
    if (weight === 0) continue;
    joined.fill(0, 0, i);
    enter(s.land, feature, i, list, mind, true);
    for (let j = 0; j < i; j++) {
      if (joined[j] === 0 || !gainBy(s, list, i, j)) continue;
      for (let seat = 0; seat < s.seats; seat++)
        worth[seat] = (worth[seat] as number) + weight * (joined[j] as number) * (gain[seat] as number);
    }
  }
}

/**
 * What joins bring a seat that puts a figure onto a feature with nobody on it, beside the position that was weighed last; the
 * feature is described at the end of the list.
 */
export function joinsOf(s: State, list: Weighed, found: number, seat: number, mind: Mind): number {
  const feature = list.features[found] as number;
  const weight = joinWeight(typeOf(s.land, feature), mind);
  if (weight === 0) return 0;
  joined.fill(0, 0, found);
  enter(s.land, feature, found, list, mind, false);
  let sum = 0;
  for (let j = 0; j < found; j++) {
    if (joined[j] === 0 || !gainBy(s, list, found, j)) continue;
    sum += weight * (joined[j] as number) * leadOf(gain, s.seats, seat);
  }
  return sum;
}

/** Holes of features, as they were found once: by feature / 4 since when they hold, where they are and how many. */
const ROOM = 1 << 14;
const keptHole = new Int32Array(ROOM);
const keptHalf = new Int8Array(ROOM);
const keptSince = new Int32Array(NODE_NUMBERS >> 2);
const keptAt = new Int16Array(NODE_NUMBERS >> 2);
const keptMany = new Int16Array(NODE_NUMBERS >> 2);
let kept = 0;
let lastSince = 0;

/** Goes through all holes of a feature: notes how likely it is joined to others there, and that it enters. */
function enter(land: Land, feature: number, place: number, list: Weighed, mind: Mind, keeps: boolean): void {
  const type = typeOf(land, feature);
  const from = holesOf(land, feature, type);
  const to = from + (keptMany[feature >> 2] as number);
  for (let i = from; i < to; i++)
    enterBy(land, keptHole[i] as number, keptHalf[i] as number, type, place, list, mind, keeps);
}

/** Where the holes of a feature are kept: found before, or now. */
function holesOf(land: Land, feature: number, type: number): number {
  const since = sameSince(feature);
  const name = feature >> 2;
  if (since !== 0 && keptSince[name] === since) return keptAt[name] as number;
  if (since !== 0 && since !== lastSince) {
    lastSince = since;
    kept = 0;
  }
  // What is not to be kept, or finds no room, lies behind what is kept until the next is looked at.
  const from = kept < ROOM / 2 ? kept : ROOM / 2;
  const to = findHoles(land, feature, type, from);
  keptSince[name] = since !== 0 && kept < ROOM / 2 ? since : 0;
  keptAt[name] = from;
  keptMany[name] = to - from;
  if (keptSince[name] !== 0) kept = to;
  return from;
}

function findHoles(land: Land, feature: number, type: number, from: number): number {
  let at = from;
  const note = (hole: number, half: number): void => {
    if (at === ROOM) return;
    keptHole[at] = hole;
    keptHalf[at++] = half;
  };
  let node = feature;
  do {
    const tile = tileOf(land, node);
    const segment = segmentOf(land, node);
    const turned = turnedAt(land, tile);
    const cell = cellOf(land, tile);
    for (let edge = 0; edge < 4; edge++) {
      const hole = cellBeside(land, cell, edge);
      if (wantedAt(land, hole) < 0) continue;
      // The halves of an edge go clockwise, so that the first lies against the second of the opposite edge.
      const across = 2 * (edge ^ 2);
      if (type === FIELD) {
        if (fieldAt(turned, 2 * edge) === segment) note(hole, across + 1);
        if (fieldAt(turned, 2 * edge + 1) === segment) note(hole, across);
      } else if (reaches(turned, edge, segment)) note(hole, across);
    }
    node = nextMember(land, node);
  } while (node !== feature);
  return at;
}

function enterBy(
  land: Land,
  hole: number,
  half: number,
  type: number,
  place: number,
  list: Weighed,
  mind: Mind,
  keeps: boolean,
): void {
  const wanted = wantedAt(land, hole);
  if (wanted < 0) return;
  for (let i = noted[hole] === mark ? (firstIn[hole] as number) : -1; i >= 0; i = entryNext[i] as number) {
    const other = entryOf[i] as number;
    if (other === place || typeOf(land, list.features[other] as number) !== type) continue;
    const rate = joining(wanted, half, entryHalf[i] as number, type === FIELD);
    if (rate === 0) continue;
    const chance = 1 - Math.exp(-rate * remaining.turns * mind.joinCare);
    if (chance > (joined[other] as number)) joined[other] = chance;
  }
  if (!keeps || entries === MOST_ENTRIES) return;
  entryOf[entries] = place;
  entryHalf[entries] = half;
  entryNext[entries] = noted[hole] === mark ? (firstIn[hole] as number) : -1;
  noted[hole] = mark;
  firstIn[hole] = entries++;
}

/** What every seat gains when two features become one. False where nobody does. */
function gainBy(s: State, { strength, points }: Weighed, i: number, j: number): boolean {
  gain.fill(0);
  merged.fill(0);
  const a = points[i] as number;
  const b = points[j] as number;
  share(s, strength, i * MOST_SEATS, -a);
  share(s, strength, j * MOST_SEATS, -b);
  for (let seat = 0; seat < s.seats; seat++)
    merged[seat] = (strength[i * MOST_SEATS + seat] as number) + (strength[j * MOST_SEATS + seat] as number);
  share(s, merged, 0, a + b);
  for (let seat = 0; seat < s.seats; seat++) if (leadOf(gain, s.seats, seat) > 0) return true;
  return false;
}

/** Gives points to all with the majority. */
function share(s: State, strength: ArrayLike<number>, at: number, points: number): void {
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, strength[at + seat] as number);
  if (most === 0) return;
  for (let seat = 0; seat < s.seats; seat++)
    if (strength[at + seat] === most) gain[seat] = (gain[seat] as number) + points;
}
