// Cards as ids: where each lies, what its face is, and what each seat knows of it. One flat array of small numbers holds
// it all: copied faster than typed arrays of that size, so that a state of eighty cards is cloned in half a microsecond.

import type { Choice, Seat } from '../ask.ts';
import { type Audience, PUBLIC } from '../game.ts';

/** Some faces are known to lie among these ids: after a shuffle, when a card left a hand unseen, or told. Frozen. */
export interface Group {
  readonly to: Audience;
  /** It came of mixing: the audience knew more precisely before. */
  readonly mixed: boolean;
  readonly ids: readonly number[];
  /** A face, or `CLASS + mask` for a card known by its classes only. Sorted. */
  readonly holds: readonly number[];
}

/** Something learned other than by seeing a face; its kind is a predicate of the box. It names ids, never seats. Frozen. */
export interface Fact {
  readonly to: Audience;
  readonly kind: string;
  readonly ids: readonly number[];
  readonly data: Choice;
}

export interface Cards {
  planes: number[];
  groups: Group[];
  facts: Fact[];
  /** Sets of ids that got mixed since the last resting point: they are renamed there. */
  stale: (readonly number[])[];
  /** In blanked cards: the faces nobody told the viewer, in canonical order. Empty otherwise. Never changed in place. */
  unseen: readonly number[];
  /** In blanked cards: what was known at the resting point, if that is not what is known now. Null otherwise. Frozen. */
  before: Before | null;
}

/** What people knew at the resting point. A world is dealt by what is known now, but played on from this. */
export interface Before {
  /** The ids of which something else was known, and for each who had seen it and its known classes. */
  readonly ids: readonly number[];
  readonly seen: readonly Audience[];
  readonly classes: readonly number[];
  readonly groups: readonly Group[];
  readonly facts: readonly Fact[];
}

/** Nothing unseen: what real cards carry. */
export const ALL_SEEN: readonly number[] = Object.freeze([]);

export const NONE = 0xffff;
/** A face that is not known; the low byte says which pool it belongs to. */
export const BLANK = 0xff00;
/** In `Group.holds`: a class mask instead of a face. */
export const CLASS = 0x1_0000;

// Planes, each `n` long, after one word that holds n; then head, tail and count of every zone.
export const FACE = 0;
export const ZONE = 1;
export const NEXT = 2;
export const PREV = 3;
export const SEEN = 4;
export const KNOWN_CLASS = 5;
export const PLANES = 6;
/**
 * Beside the viewers in `SEEN`: somebody who followed a mixing had seen some of these cards and not others. To count them
 * would show those who did not follow it which card went away, so they hear only whose hand a card is in.
 */
export const BLURRED = 0x1_0000;
/** Where the faces begin: theirs is the first plane. */
export const FACES = 1;

export function sizeOf(cards: Cards): number {
  return cards.planes[0] as number;
}

export function read(cards: Cards, plane: number, id: number): number {
  const d = cards.planes;
  return d[1 + plane * (d[0] as number) + id] as number;
}

export function write(cards: Cards, plane: number, id: number, value: number): void {
  const d = cards.planes;
  d[1 + plane * (d[0] as number) + id] = value;
}

export function isBlank(face: number): boolean {
  return face >= BLANK;
}

export function bitOf(viewer: Seat | null): Audience {
  return viewer === null ? PUBLIC : 1 << viewer;
}

export function cloneCards(cards: Cards): Cards {
  // Groups and facts are frozen and replaced, never changed: the lists are copied, their members shared. So is what blanks are.
  return {
    planes: cards.planes.slice(),
    groups: cards.groups.length === 0 ? [] : cards.groups.slice(),
    facts: cards.facts.length === 0 ? [] : cards.facts.slice(),
    stale: cards.stale.length === 0 ? [] : cards.stale.map((set) => set.slice()),
    unseen: cards.unseen,
    before: cards.before,
  };
}
