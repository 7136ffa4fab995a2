// Captives: figures in the hands of another seat. They are neither on the land nor in supply.

import { standsOn, takeBack } from './figures.ts';
import type { Land } from './land.ts';
import { FIGURES } from './layout.ts';
import { addMeeples } from './purse.ts';
import { BIG, SLOTS } from './sizes.ts';

/** Below -1, which is a figure that is not in this game. */
const HELD = -2;

/** Takes a figure from the land into the hands of a seat. */
export function capture(land: Land, seat: number, slot: number, by: number): void {
  takeBack(land, seat, slot);
  if (slot < BIG) addMeeples(land, seat, -1);
  land.mem[FIGURES + seat * SLOTS + slot] = HELD - by;
}

/** The seat that holds a figure, or -1. */
export const holderOf = (land: Land, seat: number, slot: number): number => {
  const held = HELD - standsOn(land, seat, slot);
  return held >= 0 ? held : -1;
};

/** A figure that is held goes home. */
export function release(land: Land, seat: number, slot: number): void {
  if (slot < BIG) addMeeples(land, seat, 1);
  land.mem[FIGURES + seat * SLOTS + slot] = 0;
}
