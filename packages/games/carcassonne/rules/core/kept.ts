// Numbers that sets keep in the land, so that every copy of it has them. A set claims places for them when it is loaded; all
// are 0 at first.

import type { Land } from './land.ts';
import { KEPT } from './layout.ts';
import { KEPT_NUMBERS } from './sizes.ts';

let claimed = 0;

/** Places for so many numbers: the first of them. */
export function claim(many: number): number {
  const first = claimed;
  claimed += many;
  if (claimed > KEPT_NUMBERS) throw new Error(`sets keep ${claimed} numbers, and there is room for ${KEPT_NUMBERS}`);
  return first;
}

export const kept = (land: Land, place: number): number => land.mem[KEPT + place] ?? 0;

export function keep(land: Land, place: number, value: number): void {
  land.mem[KEPT + place] = value;
}
