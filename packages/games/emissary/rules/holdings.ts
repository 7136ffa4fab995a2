// Missions that look at hidden cards: at a hand, or at the identities of the fallen. The box needs them, to know what it
// tells of cards that nobody won by them.

import { colourOf, effectOf, identityOf } from './faces.ts';
import { people } from './people.ts';
import type { Colour, Effect } from './terms.ts';

export type Holding =
  /** Looked at all the time: the faces in the own hand. `least` cards are needed for it. */
  | { readonly on: 'hand'; readonly least: number; holds(faces: readonly number[]): boolean }
  /** Looked at when oneself is eliminated: the faces in the own hand. */
  | { readonly on: 'own-fall'; readonly least: number; holds(faces: readonly number[]): boolean }
  /** Looked at when somebody is eliminated: the identity faces of all the fallen. */
  | { readonly on: 'fallen'; holds(identities: readonly number[]): boolean };

const hand = (least: number, holds: Holding['holds']): Holding => ({ on: 'hand', least, holds });

const ofColour =
  (colour: Colour, n: number) =>
  (faces: readonly number[]): boolean =>
    atLeast(faces, n, (face) => colourOf(face) === colour);

const ofEffect =
  (effect: Effect, n: number) =>
  (faces: readonly number[]): boolean =>
    atLeast(faces, n, (face) => effectOf(face) === effect);

const [threeRed, threeBlue] = [ofColour('red', 3), ofColour('blue', 3)];

/** By the key in the table of characters. */
export const holdings: Readonly<Record<string, Holding>> = {
  hand_black_6: hand(6, ofColour('black', 6)),
  hand_red_3_blue_3: hand(6, (faces) => threeRed(faces) && threeBlue(faces)),
  hand_size_10: hand(10, (faces) => faces.length >= 10),
  hand_lock_on_4: hand(4, ofEffect('lock-on', 4)),
  eliminated_with_3_red_in_hand: { on: 'own-fall', least: 3, holds: threeRed },
  eliminated_frs_1_kdr_1: {
    on: 'fallen',
    holds: (faces) =>
      faces.some((face) => identityOf(face) === 'FRS') && faces.some((face) => identityOf(face) === 'KDR'),
  },
};

/** The fewest cards in hand by which anybody could win. */
export const fewestHeld = Math.min(...Object.values(holdings).flatMap((one) => (one.on === 'hand' ? one.least : [])));

const byName = new Map(people.map((person) => [person.name, holdings[person.mission]]));

/** Would these hidden faces fulfil the mission of a character? */
export const wouldHold = (name: string, faces: readonly number[]): boolean => byName.get(name)?.holds(faces) === true;

function atLeast(faces: readonly number[], n: number, is: (face: number) => boolean): boolean {
  let left = n;
  for (const face of faces) if (is(face) && --left === 0) return true;
  return left <= 0;
}
