// Who sits where: what sitting down, standing up and seating bots do to the seats of a table.

import type { Seat } from '@tabella/kernel';
import type { StoredSeat, StoredTable } from '../store/port.ts';
import {
  BARRED,
  BEGUN,
  NO_SEAT,
  NOT_BEGUN,
  NOT_TAKEN,
  NOT_YOURS,
  NOT_YOURSELF,
  OVER,
  type Reply,
  SEEN_LATER,
  TAKEN,
} from './replies.ts';

export const EMPTY: StoredSeat = { person: null, bot: null, name: null, number: null, left: false, offered: false };

const BOT_NAMES = 'Ada Bruno Clara Dario Edda Falk Greta Hugo Ines Jonas Kira Leo Mara Nils Olga'.split(' ');

export type Seats = readonly StoredSeat[];
/** What changes at the table. */
export interface Reseated {
  readonly seats: Seats;
  readonly barred?: readonly string[];
}
export type Outcome = Reseated | Reply;

export const isSeats = (outcome: Outcome): outcome is Reseated => 'seats' in outcome;

function replace(seats: Seats, seat: Seat, by: StoredSeat): Reseated {
  return { seats: seats.map((one, i) => (i === seat ? by : one)) };
}

/** The seats that a person holds, in order. */
export function heldBy(seats: Seats, person: string): Seat[] {
  const held: Seat[] = [];
  seats.forEach((seat, i) => {
    if (seat.person === person && !seat.left) held.push(i);
  });
  return held;
}

export function sit(
  table: StoredTable,
  person: string,
  seat: Seat,
  name: string | null,
  contribution: string,
): Outcome {
  const now = table.seats[seat];
  if (!now) return NO_SEAT;
  if (table.barred.includes(person)) return BARRED;
  if (table.phase !== 'gathering') {
    if (now.person === person) return replace(table.seats, seat, { ...now, left: false, offered: false });
    return now.offered ? takeOver(table, person, seat) : BEGUN;
  }
  if (now.bot !== null || (now.person !== null && now.person !== person)) return TAKEN;
  // Whoever sits there already only adds to the deal, and keeps their name.
  const called = name ?? (now.person === person ? now.name : null);
  return replace(table.seats, seat, { ...EMPTY, person, name: called, number: contribution });
}

/** In the middle of a match: what the seat added to the deal stays, and nobody sees what two seats see. */
function takeOver(table: StoredTable, person: string, seat: Seat): Outcome {
  const now = table.seats[seat];
  if (!now) return NO_SEAT;
  if (table.late !== null) return SEEN_LATER;
  if (table.seats.some((one) => one.person === person)) return TAKEN;
  return {
    ...replace(table.seats, seat, { ...EMPTY, person, number: now.number }),
    barred: now.person === null ? table.barred : [...table.barred, now.person],
  };
}

/** The host sends the person of a seat away. `name` is how the seat was called: the story so far goes on with it. */
export function remove(table: StoredTable, seat: Seat, name: string | null): Outcome {
  const now = table.seats[seat];
  if (!now) return NO_SEAT;
  if (now.person === null) return NOT_TAKEN;
  if (now.person === table.host) return NOT_YOURSELF;
  const seats = table.seats.map((one): StoredSeat => {
    if (one.person !== now.person) return one;
    if (table.phase === 'gathering') return EMPTY;
    return { ...EMPTY, bot: table.fill, name: one === now ? name : one.name, number: one.number };
  });
  return { seats, barred: [...table.barred, now.person] };
}

/** The host gives a seat away, or keeps it for the bot. */
export function offer(table: StoredTable, seat: Seat, on: boolean): Outcome {
  const now = table.seats[seat];
  if (!now) return NO_SEAT;
  if (table.phase === 'gathering') return NOT_BEGUN;
  if (table.phase === 'over') return OVER;
  if (now.person !== null && !now.left) return TAKEN;
  if (on && table.late !== null) return SEEN_LATER;
  return replace(table.seats, seat, { ...now, offered: on });
}

export function stand(table: StoredTable, person: string, seat: Seat): Outcome {
  const now = table.seats[seat];
  if (!now) return NO_SEAT;
  if (now.person !== person) return NOT_YOURS;
  return table.phase === 'gathering' ? replace(table.seats, seat, EMPTY) : BEGUN;
}

export function seatBot(table: StoredTable, seat: Seat, bot: string | null): Outcome {
  const now = table.seats[seat];
  if (!now) return NO_SEAT;
  if (table.phase !== 'gathering') return BEGUN;
  if (now.person !== null) return TAKEN;
  return replace(table.seats, seat, bot === null ? EMPTY : { ...EMPTY, bot, name: now.name ?? botName(table.seats) });
}

/** So many seats: new ones are empty; the last ones without a person go. Null when more people sit there. */
export function resize(seats: Seats, count: number): Seats | null {
  const left = [...seats];
  while (left.length < count) left.push(EMPTY);
  while (left.length > count) {
    const last = left.findLastIndex((seat) => seat.person === null);
    if (last < 0) return null;
    left.splice(last, 1);
  }
  return left;
}

export function swap(table: StoredTable, one: Seat, other: Seat): Outcome {
  const [first, second] = [table.seats[one], table.seats[other]];
  if (!first || !second) return NO_SEAT;
  if (table.phase !== 'gathering') return BEGUN;
  return { seats: table.seats.with(one, second).with(other, first) };
}

/** A bot in every free seat. */
export function fill(seats: Seats, bot: string): Seats {
  const out = [...seats];
  for (const [i, seat] of out.entries()) {
    if (seat.person === null && seat.bot === null) out[i] = { ...EMPTY, bot, name: botName(out) };
  }
  return out;
}

/** Before the start the seats are free; later they stay theirs, and a bot plays. */
export function leave(table: StoredTable, person: string): Seats {
  return table.seats.map((seat) => {
    if (seat.person !== person) return seat;
    return table.phase === 'gathering' ? EMPTY : { ...seat, left: true };
  });
}

/** For another match: people who want to play again keep their seats, and add to the new deal; bots take the others. */
export function again(seats: Seats, people: readonly string[], bot: string): Seats {
  const kept = seats.map((seat): StoredSeat => {
    if (seat.person !== null && people.includes(seat.person))
      return { ...seat, number: null, left: false, offered: false };
    return seat.bot === null ? EMPTY : seat;
  });
  return fill(kept, bot);
}

/** A bot adds nothing of its own: if the server drew something for it, the server could pick the deal. */
export const contributionsOf = (table: StoredTable): string[] => table.seats.map((seat) => seat.number ?? 'bot');

function botName(seats: Seats): string {
  const taken = new Set(seats.map((seat) => seat.name));
  return BOT_NAMES.find((name) => !taken.has(name)) ?? 'Bot';
}
