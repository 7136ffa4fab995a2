// Choosing on the board: every choice is a short way of taps over things (a card, then whom it points at). What may be
// tapped next follows from the choices alone, so the board knows no rules.

import type { Seat } from '@tabella/kernel';
import type { OnmitsuChoice } from '../rules/types.ts';

/** Something to tap: `card 12`, `seat 1`, `sealed 1 0`, `scroll decoy`, `action A`, `word pass`. */
export type Thing = string;

export const cardThing = (card: number): Thing => `card ${card}`;
export const seatThing = (seat: Seat): Thing => `seat ${seat}`;
export const sealedThing = (seat: Seat, place: number): Thing => `sealed ${seat} ${place}`;
export const scrollThing = (kind: string): Thing => `scroll ${kind}`;
export const actionThing = (action: string): Thing => `action ${action}`;
export const wordThing = (word: string): Thing => `word ${word}`;

/** The taps that make a choice, in their order. */
export function wayOf(choice: OnmitsuChoice, me: Seat | null): readonly Thing[] {
  if (typeof choice === 'string') return [wordThing(choice)];
  if ('crack' in choice) return me === null ? [] : [sealedThing(me, choice.crack)];
  if ('scroll' in choice) return [scrollThing(choice.scroll)];
  if ('seat' in choice) return ['place' in choice ? sealedThing(choice.seat, choice.place) : seatThing(choice.seat)];
  const way: Thing[] = [];
  if ('card' in choice) way.push(cardThing(choice.card));
  if ('action' in choice) way.push(actionThing(choice.action));
  if ('arrow' in choice && choice.arrow !== undefined) way.push(seatThing(choice.arrow));
  return way;
}

const begins = (way: readonly Thing[], taken: readonly Thing[]): boolean => taken.every((thing, i) => way[i] === thing);

export interface Picked {
  /** The taps of a choice that is not made yet. */
  readonly taken: readonly Thing[];
  /** The choice that was made by this tap. */
  readonly made: OnmitsuChoice | undefined;
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
export function tap(choices: readonly OnmitsuChoice[], me: Seat | null, taken: readonly Thing[], thing: Thing): Picked {
  const ways = choices.map((choice) => wayOf(choice, me));
  for (let length = taken.length; length >= 0; length--) {
    const now = [...taken.slice(0, length), thing];
    const fits = choices.filter((_, i) => begins(ways[i] ?? [], now));
    if (fits.length === 1) return { taken: [], made: fits[0] };
    if (fits.length > 1) return { taken: now, made: undefined };
  }
  return { taken, made: undefined };
}
