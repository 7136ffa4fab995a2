// What a seat has beside its figures on the land: two totals on the track, goods, points by source, a habit.

import type { Marker } from '../names.ts';
import type { Land } from './land.ts';
import { GOODS_HELD, HABIT, MEEPLES, MESSENGER, PURSE, SCORER, SEATS, TALLY } from './layout.ts';
import { add } from './memory.ts';

const placeOf = (seat: number, marker: Marker): number =>
  SEATS + seat * PURSE + (marker === 'scorer' ? SCORER : MESSENGER);

/** Where a figure stands on the track; totals go on beyond one lap. */
export const totalAt = (land: Land, seat: number, marker: Marker): number => land.mem[placeOf(seat, marker)] ?? 0;

export function setTotal(land: Land, seat: number, marker: Marker, total: number): void {
  land.mem[placeOf(seat, marker)] = total;
}

/** Moves a figure on the track; where it stands then. */
export function addToTotal(land: Land, seat: number, marker: Marker, points: number): number {
  return add(land.mem, placeOf(seat, marker), points);
}

/** Points so far out of one source, by its number. */
export const tallyOf = (land: Land, seat: number, source: number): number =>
  land.mem[SEATS + seat * PURSE + TALLY + source] ?? 0;

export function addToTally(land: Land, seat: number, source: number, points: number): void {
  add(land.mem, SEATS + seat * PURSE + TALLY + source, points);
}

/** Goods of a kind: 0 wine, 1 grain, 2 cloth. */
export const goodsHeld = (land: Land, seat: number, kind: number): number =>
  land.mem[SEATS + seat * PURSE + GOODS_HELD + kind] ?? 0;

export function addGoods(land: Land, seat: number, wine: number, grain: number, cloth: number): void {
  const { mem } = land;
  const held = SEATS + seat * PURSE + GOODS_HELD;
  add(mem, held, wine);
  add(mem, held + 1, grain);
  add(mem, held + 2, cloth);
}

/** The figure this seat moved last in another's turn: what it moves when it does not answer. */
export const habitOf = (land: Land, seat: number): Marker =>
  land.mem[SEATS + seat * PURSE + HABIT] === 0 ? 'scorer' : 'messenger';

export function setHabit(land: Land, seat: number, marker: Marker): void {
  land.mem[SEATS + seat * PURSE + HABIT] = marker === 'scorer' ? 0 : 1;
}

/** Meeples in supply. */
export const meeplesLeft = (land: Land, seat: number): number => land.mem[SEATS + seat * PURSE + MEEPLES] ?? 0;

export function addMeeples(land: Land, seat: number, count: number): void {
  add(land.mem, SEATS + seat * PURSE + MEEPLES, count);
}
