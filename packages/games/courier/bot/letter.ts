// The letter on its way: which colour it may have, and before whom it may come to lie.

import type { Seat } from '@tabella/kernel';
import { type Colour, colourIn, type Role } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { type People, shareOf, taking } from './people.ts';

export type Odds = readonly (readonly [Colour, number])[];

/** What people send, by who they are: mostly what they would like to see come home. */
const SENT: Readonly<Record<Role, readonly [number, number, number]>> = {
  crown: [0.55, 0.2, 0.25],
  league: [0.2, 0.55, 0.25],
  free: [0.38, 0.38, 0.24],
};
/** How likely somebody takes a letter that comes by. */
const TAKES = 0.15;

export function coloursOf(view: View): Odds {
  const face = view.road?.face;
  if (face) return [[colourIn(face), 1]];
  const may = view.seats[view.active]?.may ?? [];
  const chance = (place: 0 | 1 | 2): number => may.reduce((sum, role) => sum + SENT[role][place], 0) / may.length;
  return [
    ['red', chance(0)],
    ['blue', chance(1)],
    ['black', chance(2)],
  ];
}

/** My share when a seat takes it. */
export const takenBy = (people: People, seat: Seat, colours: Odds): number =>
  colours.reduce((sum, [colour, chance]) => sum + chance * shareOf(taking(people, seat, colour)), 0);

/** My share when it goes on from a seat: each may take it, and at home its sender must. */
export function travelling(people: People, from: Seat, sender: Seat, colours: Odds): number {
  const { length } = people.all;
  let left = 1;
  let share = 0;
  for (let seat = from; seat !== sender; seat = (seat + 1) % length) {
    share += left * TAKES * takenBy(people, seat, colours);
    left *= 1 - TAKES;
  }
  return share + left * takenBy(people, sender, colours);
}
