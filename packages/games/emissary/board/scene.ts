// The position as one viewer sees it, laid out for the table: who sits where, and where the message is.

import type { Eyes, NameOf, OpenAskOf, Seat } from '@tabella/kernel';
import type { EmissaryTypes } from '../rules/types.ts';
import type { LetterView, SeatView, View } from '../rules/view.ts';

export interface BoardScene {
  readonly view: View;
  readonly me: Seat | null;
  /** Whom the words call "you": nobody in a replay. */
  readonly you: Seat | null;
  /** In a replay: with whose eyes it is seen. */
  readonly replay: Eyes | undefined;
  /** Seats from the one at the foot of the table to the right: the way messages go. */
  readonly order: readonly Seat[];
  readonly ask: OpenAskOf<EmissaryTypes> | null;
  readonly over: boolean;
  /** Everybody by name; oneself is "You". */
  readonly name: NameOf;
}

export function orderFrom(foot: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (foot + i) % seats);
}

export const seatOf = (view: View, seat: Seat): SeatView => {
  const found = view.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
};

/** The next living seat to the right. */
function rightOf(view: View, seat: Seat): Seat {
  const count = view.seats.length;
  let at = seat;
  do at = (at + 1) % count;
  while (at !== seat && !view.seats[at]?.alive);
  return at;
}

/** The last move of the message: from which seat to which. */
export interface Hop {
  readonly from: Seat;
  readonly to: Seat;
  /** Off the wire: oriented, intercepted or transferred. */
  readonly straight: boolean;
  /** Still on its way; else it lies before `to`. */
  readonly moving: boolean;
  /** The seats it has passed along the wire, from its sender to `from`; empty when it left the wire. */
  readonly trail: readonly Seat[];
}

export function hopOf(view: View): Hop | null {
  const { letter } = view;
  if (letter === null) return null;
  const stops = stopsOf(letter);
  const from = stops.at(-1) ?? letter.from;
  const alongWire = (a: Seat, b: Seat): boolean => letter.stamp !== 'OM' && passesOnly(view, a, b);
  const straight = !alongWire(from, letter.at);
  const whole = stops.every((stop, i) => i === 0 || alongWire(stops[i - 1] ?? stop, stop));
  return { from, to: letter.at, straight, moving: letter.stage === 'transit', trail: whole ? stops : [] };
}

/** The sender, and every seat it has lain before until now. */
function stopsOf({ from, at, route, stage }: LetterView): readonly Seat[] {
  const lain = stage !== 'transit' && route.at(-1) === at ? route.slice(0, -1) : route;
  return lain[0] === from ? lain : [from, ...lain];
}

/** Whether the way to the right from a to b passes nobody who lives. */
function passesOnly(view: View, a: Seat, b: Seat): boolean {
  return a !== b && rightOf(view, a) === b;
}

/** The seats that decide after the one it lies before or goes to, if all decline; the sender comes last. */
export function stillToCome(view: View): readonly Seat[] {
  const { letter } = view;
  if (!letter || letter.must === 'accept' || letter.at === letter.from) return [];
  if (letter.next === null || letter.stamp === 'OM') return letter.next === null ? [] : [letter.next];
  const seats = [letter.next];
  for (let at = letter.next; at !== letter.from && seats.length < view.seats.length; ) {
    at = rightOf(view, at);
    seats.push(at);
  }
  return seats;
}

/** What a seat is doing, for the tab of its dossier. */
export type Role = 'plays' | 'sends' | 'sent' | 'decides' | null;

export function roleOf(view: View, seat: Seat): Role {
  const { phase, active, letter } = view;
  if (phase === 'accept' && letter?.at === seat) return 'decides';
  // Nothing decides for them.
  if (phase === 'arrival' && letter?.at === seat && letter.must === null) return 'decides';
  if (letter?.from === seat) return 'sent';
  if (seat !== active) return null;
  return phase === 'play' ? 'plays' : phase === 'send' ? 'sends' : null;
}

/** Whether a card on the stack would be void if nobody answered any more: each answers the one before it. */
export const isVoid = (view: View, place: number): boolean => (view.stack.length - 1 - place) % 2 === 1;
