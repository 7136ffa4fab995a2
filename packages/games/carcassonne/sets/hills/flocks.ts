// Flocks: the sheep beside every shepherd, and the bag from which they are drawn. Everybody sees what is out of the bag.

import { featureOf } from '../../rules/core/features.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import type { Land } from '../../rules/core/land.ts';
import { MOST_SEATS, SHEPHERD } from '../../rules/core/sizes.ts';

/** In the bag at first, by how many sheep are on the token; 0 is the wolf. */
const TOKENS = [2, 4, 5, 5, 2] as const;
export const WOLF = 0;
const KINDS = TOKENS.length;

/** By seat * KINDS + sheep on the token. */
const BESIDE = claim(MOST_SEATS * KINDS);

const placeOf = (seat: number, sheep: number): number => BESIDE + seat * KINDS + sheep;

/** A shepherd who is not on the land has no sheep. */
const besideOf = (land: Land, seat: number, sheep: number): number =>
  standsOn(land, seat, SHEPHERD) > 0 ? kept(land, placeOf(seat, sheep)) : 0;

/** A token comes beside a shepherd. */
export function addSheep(land: Land, seat: number, sheep: number): void {
  keep(land, placeOf(seat, sheep), kept(land, placeOf(seat, sheep)) + 1);
}

/** A new shepherd begins without any. */
export function clearSheep(land: Land, seat: number): void {
  for (let sheep = 0; sheep < KINDS; sheep++) keep(land, placeOf(seat, sheep), 0);
}

/** All tokens in the bag, fewest sheep first. */
export function bagOf(land: Land): number[] {
  const bag: number[] = [];
  for (let sheep = 0; sheep < KINDS; sheep++) {
    let left = TOKENS[sheep] ?? 0;
    for (let seat = 0; seat < land.seats; seat++) left -= besideOf(land, seat, sheep);
    for (; left > 0; left--) bag.push(sheep);
  }
  return bag;
}

/** The sheep of one seat. */
export function sheepOf(land: Land, seat: number): number {
  let sum = 0;
  for (let sheep = 1; sheep < KINDS; sheep++) sum += sheep * besideOf(land, seat, sheep);
  return sum;
}

/** The seats whose shepherds are on a field, the first asked for first. */
export function shepherdsOn(land: Land, field: number, first: number): number[] {
  const seats: number[] = [];
  for (let k = 0; k < land.seats; k++) {
    const seat = (first + k) % land.seats;
    const node = standsOn(land, seat, SHEPHERD);
    if (node > 0 && featureOf(land, node) === field) seats.push(seat);
  }
  return seats;
}

/** All sheep on a field, whosoever they are. */
export function sheepOn(land: Land, field: number): number {
  let sum = 0;
  for (let seat = 0; seat < land.seats; seat++) {
    const node = standsOn(land, seat, SHEPHERD);
    if (node > 0 && featureOf(land, node) === field) sum += sheepOf(land, seat);
  }
  return sum;
}
