// Choosing on the board: every choice is a short way of taps over things (a card, then a seat). What may be tapped next
// follows from the choices alone, so the board knows no rules.

import type { Choice, Seat } from '@tabella/kernel';

/** Something to tap. */
export type Thing = `card ${number}` | `seat ${Seat}` | `message ${Seat} ${number}` | 'agent';
export type Way = readonly Thing[];

/** The taps that make a choice, in their order; none for a choice in plain words. */
export function wayOf(choice: Choice | undefined): Way {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return [];
  const { card, agent, to, at, message } = choice as Readonly<Record<string, Choice>>;
  const way: Thing[] = [];
  if (typeof card === 'number') way.push(`card ${card}`);
  if (agent === true) way.push('agent');
  if (typeof to === 'number') way.push(`seat ${to}`);
  if (typeof at === 'number' && typeof message === 'number') way.push(`message ${at} ${message}`);
  return way;
}

const begins = (way: Way, taken: Way): boolean => taken.every((thing, i) => way[i] === thing);

/** May it be tapped: as the next step, or instead of a step that was taken? */
export function mayTap(choices: readonly Choice[], taken: Way, thing: Thing): boolean {
  return choices.map(wayOf).some((way) => {
    const place = way.indexOf(thing);
    return place >= 0 && place <= taken.length && begins(way, taken.slice(0, place));
  });
}

export interface Tapped {
  /** The taps so far, while more than one choice is left. */
  readonly taken: Way;
  /** The only choice that is left. */
  readonly made: Choice | undefined;
}

export function tap(choices: readonly Choice[], taken: Way, thing: Thing): Tapped {
  for (let length = taken.length; length >= 0; length--) {
    const now = [...taken.slice(0, length), thing];
    const fits = choices.filter((choice) => begins(wayOf(choice), now));
    if (fits.length === 1) return { taken: [], made: fits[0] };
    if (fits.length > 1) return { taken: now, made: undefined };
  }
  return { taken, made: undefined };
}
