// Choosing on the board: every choice is a short way of taps over things (a card, then a seat). What may be tapped next
// follows from the choices alone, so the board knows no rules.

import type { Seat } from '@tabella/kernel';
import type { CourierChoice } from '../rules/types.ts';

/** Something to tap. */
export type Thing = `card ${number}` | `seat ${Seat}` | `letter ${Seat} ${number}` | 'agent';
export type Way = readonly Thing[];

/** The taps that make a choice, in their order; none for a choice in plain words. */
export function wayOf(choice: CourierChoice | undefined): Way {
  if (typeof choice !== 'object') return [];
  const way: Thing[] = ['agent' in choice ? 'agent' : `card ${choice.card}`];
  if ('to' in choice && choice.to !== undefined) way.push(`seat ${choice.to}`);
  if ('message' in choice) way.push(`letter ${choice.at} ${choice.message}`);
  return way;
}

const begins = (way: Way, taken: Way): boolean => taken.every((thing, i) => way[i] === thing);

/** May it be tapped: as the next step, or instead of a step that was taken? */
export function mayTap(choices: readonly CourierChoice[], taken: Way, thing: Thing): boolean {
  return choices.map(wayOf).some((way) => {
    const place = way.indexOf(thing);
    return place >= 0 && place <= taken.length && begins(way, taken.slice(0, place));
  });
}

export interface Tapped {
  /** The taps so far, while more than one choice is left. */
  readonly taken: Way;
  /** The only choice that is left. */
  readonly made: CourierChoice | undefined;
}

export function tap(choices: readonly CourierChoice[], taken: Way, thing: Thing): Tapped {
  for (let length = taken.length; length >= 0; length--) {
    const now = [...taken.slice(0, length), thing];
    const fits = choices.filter((choice) => begins(wayOf(choice), now));
    if (fits.length === 1) return { taken: [], made: fits[0] };
    if (fits.length > 1) return { taken: now, made: undefined };
  }
  return { taken, made: undefined };
}
