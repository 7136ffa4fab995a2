// Choosing on the board: every choice is a short way of taps over things (a card, then whom it points at). What may be
// tapped next follows from the choices alone, so the board knows no rules.

import type { Choice, Seat } from '@tabella/kernel';

/** Something to tap: `card 12`, `seat 1`, `sealed 1 0`, `scroll decoy`, `action A`, `word pass`. */
export type Thing = string;

export const cardThing = (card: number): Thing => `card ${card}`;
export const seatThing = (seat: Seat): Thing => `seat ${seat}`;
export const sealedThing = (seat: Seat, place: number): Thing => `sealed ${seat} ${place}`;
export const scrollThing = (kind: string): Thing => `scroll ${kind}`;
export const actionThing = (action: string): Thing => `action ${action}`;
export const wordThing = (word: string): Thing => `word ${word}`;

/** The taps that make a choice, in their order. */
export function wayOf(choice: Choice, me: Seat | null): readonly Thing[] {
  if (typeof choice === 'string') return [wordThing(choice)];
  if (choice === null || typeof choice !== 'object' || Array.isArray(choice)) return [];
  const { card, action, arrow, seat, place, crack, scroll } = choice as Readonly<Record<string, Choice>>;
  if (typeof crack === 'number') return me === null ? [] : [sealedThing(me, crack)];
  if (typeof scroll === 'string') return [scrollThing(scroll)];
  if (typeof seat === 'number') return [typeof place === 'number' ? sealedThing(seat, place) : seatThing(seat)];
  const way: Thing[] = [];
  if (typeof card === 'number') way.push(cardThing(card));
  if (typeof action === 'string') way.push(actionThing(action));
  if (typeof arrow === 'number') way.push(seatThing(arrow));
  return way;
}

const begins = (way: readonly Thing[], taken: readonly Thing[]): boolean => taken.every((thing, i) => way[i] === thing);

export interface Picked {
  /** The taps of a choice that is not made yet. */
  readonly taken: readonly Thing[];
  /** The choice that was made by this tap. */
  readonly made: Choice | undefined;
}

/** What may be tapped: as the next step, and instead of what was tapped so far. */
export function openThings(ways: readonly (readonly Thing[])[], taken: readonly Thing[]): ReadonlySet<Thing> {
  const open = new Set<Thing>();
  for (const way of ways) {
    // Every step of the way so far may be taken back for another one.
    for (let i = 0; i <= taken.length && i < way.length; i++) {
      const thing = way[i];
      if (thing !== undefined && begins(way, taken.slice(0, i))) open.add(thing);
    }
  }
  return open;
}

/** The things that the next tap decides between; empty at the beginning and at the end of a way. */
export function nextThings(ways: readonly (readonly Thing[])[], taken: readonly Thing[]): readonly Thing[] {
  if (taken.length === 0) return [];
  const next = new Set<Thing>();
  for (const way of ways) {
    const thing = way[taken.length];
    if (thing !== undefined && begins(way, taken)) next.add(thing);
  }
  return [...next];
}

/** What a tap comes to. With one choice left it is made without further taps. */
export function tap(choices: readonly Choice[], me: Seat | null, taken: readonly Thing[], thing: Thing): Picked {
  const ways = choices.map((choice) => wayOf(choice, me));
  for (let length = taken.length; length >= 0; length--) {
    const now = [...taken.slice(0, length), thing];
    const fits = choices.filter((_, i) => begins(ways[i] ?? [], now));
    if (fits.length === 1) return { taken: [], made: fits[0] };
    if (fits.length > 1) return { taken: now, made: undefined };
  }
  return { taken, made: undefined };
}
