// Signs: how likely one of each identity does what was done. Counted in matches of bots and made milder: people are less
// regular.

import type { Stamp } from '../rules/terms.ts';
import { BLACK } from './situation.ts';
import { gathers } from './travel.ts';

/** What a side sends to nobody in particular: of its own colour, of another, black. A MOF: what they gather, else, black. */
type Manner = { readonly own: number; readonly other: number; readonly black: number };
const SECRET: Manner = { own: 0.58, other: 0.1, black: 0.32 };
const SECRET_MOF: Manner = { own: 0.4, other: 0.22, black: 0.55 };
const EXPOSED: Manner = { own: 0.8, other: 0.11, black: 0.09 };
const EXPOSED_MOF: Manner = { own: 0.5, other: 0.4, black: 0.2 };

/** By identity: the chance that this colour is sent. */
export function sends(name: string | undefined, stamp: Stamp, colour: number): readonly number[] {
  const [side, mof] = stamp === 'EM' ? [EXPOSED, EXPOSED_MOF] : [SECRET, SECRET_MOF];
  const of = (is: number): number => (colour === BLACK ? side.black : colour === is ? side.own : side.other);
  return [of(0), of(1), colour === BLACK ? mof.black : gathers(name, colour) ? mof.own : mof.other];
}

/** By identity: the chance that a seat takes, or leaves, a message it has seen. What serves nobody is taken from others. */
export function takesSeen(name: string | undefined, colour: number, took: boolean): readonly number[] {
  const taken = [0, 1, 2].map((is) => {
    if (colour === BLACK) return 0.05;
    if (is === 2) return gathers(name, colour) ? 0.9 : 0.75;
    return is === colour ? 0.93 : 0.75;
  });
  return took ? taken : taken.map((one) => 1 - one);
}

/** By identity of its sender, and of the seat it was meant for: the chance that the message is of this colour. */
export function aimedAt(colour: number, locked: boolean): readonly number[] {
  return (locked ? LOCKED : ORIENTED)[colour] as readonly number[];
}

/** Three rows (the sender KDR, FRS, MOF) of three (the one it is for), of the chances of one colour. */
function table(friend: Manner, foe: Manner, toMof: Manner, fromMof: Manner, colour: number): number[] {
  const of = (manner: Manner, own: boolean): number =>
    colour === BLACK ? manner.black : own ? manner.own : manner.other;
  const row = (is: number): number[] =>
    [0, 1, 2].map((to) => of(to === 2 ? toMof : to === is ? friend : foe, colour === is));
  const last = of(fromMof, false);
  return [...row(0), ...row(1), last, last, last];
}

const tables = (friend: Manner, foe: Manner, toMof: Manner, fromMof: Manner): readonly (readonly number[])[] =>
  [0, 1, 2].map((colour) => table(friend, foe, toMof, fromMof, colour));

const ORIENTED = tables(
  { own: 0.7, other: 0.18, black: 0.12 },
  { own: 0.44, other: 0.07, black: 0.49 },
  { own: 0.42, other: 0.18, black: 0.4 },
  { own: 0.33, other: 0.33, black: 0.34 },
);
const LOCKED = tables(
  { own: 0.8, other: 0.14, black: 0.06 },
  { own: 0.12, other: 0.05, black: 0.83 },
  { own: 0.12, other: 0.1, black: 0.78 },
  { own: 0.18, other: 0.18, black: 0.64 },
);

/** A card given as a message by an ability: black ones go to enemies. */
export function gives(colour: number): readonly number[] {
  return colour === BLACK ? GIVES_BLACK : EVEN;
}

const EVEN = [1, 1, 1, 1, 1, 1, 1, 1, 1];
const GIVES_BLACK = [0.14, 0.6, 0.5, 0.6, 0.14, 0.5, 0.5, 0.5, 0.4];

/** A black message of another is deleted: friends do that. */
export const deletes: readonly number[] = [0.8, 0.14, 0.16, 0.14, 0.8, 0.16, 0.3, 0.3, 0.3];
