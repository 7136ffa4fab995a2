// Who sits where: what sitting down, standing up and seating bots do to the seats of a table.

import type { Seat } from '@tabella/kernel';
import type { StoredSeat, StoredTable } from '../store/port.ts';
import { BEGUN, NO_SEAT, NOT_YOURS, type Reply, TAKEN } from './replies.ts';

export const EMPTY: StoredSeat = { person: null, bot: null, name: null, number: null, left: false };

const BOT_NAMES = 'Ada Bruno Clara Dario Edda Falk Greta Hugo Ines Jonas Kira Leo Mara Nils Olga'.split(' ');

export type Seats = readonly StoredSeat[];
type Outcome = { readonly seats: Seats } | Reply;

export const isSeats = (outcome: Outcome): outcome is { readonly seats: Seats } => 'seats' in outcome;

function replace(seats: Seats, seat: Seat, by: StoredSeat): Outcome {
  return { seats: seats.map((one, i) => (i === seat ? by : one)) };
}

/** The seats that a person holds, in order. */
export function heldBy(seats: Seats, person: string): Seat[] {
  return seats.flatMap((seat, i) => (seat.person === person && !seat.left ? [i] : []));
}

export function sit(table: StoredTable, person: string, seat: Seat, name: string | null, number: string): Outcome {
  const now = table.seats[seat];
  if (!now) return NO_SEAT;
  if (table.phase !== 'gathering') {
    return now.person === person ? replace(table.seats, seat, { ...now, left: false }) : BEGUN;
  }
  if (now.bot !== null || (now.person !== null && now.person !== person)) return TAKEN;
  return replace(table.seats, seat, { person, bot: null, name, number, left: false });
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

/** A bot in every free seat. */
export function fill(seats: Seats, bot: string): Seats {
  const out = [...seats];
  for (const [i, seat] of out.entries()) {
    if (seat.person === null && seat.bot === null) out[i] = { ...EMPTY, bot, name: botName(out) };
  }
  return out;
}

/** Before the start the seats are free; later they stay his, and a bot plays. */
export function leave(table: StoredTable, person: string): Seats {
  return table.seats.map((seat) => {
    if (seat.person !== person) return seat;
    return table.phase === 'gathering' ? EMPTY : { ...seat, left: true };
  });
}

/** For another match: those who want to play again keep their seats and add new numbers; bots take the others. */
export function again(seats: Seats, numbers: ReadonlyMap<string, string>, bot: string): Seats {
  const kept = seats.map((seat): StoredSeat => {
    const number = seat.person === null ? undefined : numbers.get(seat.person);
    if (number !== undefined) return { ...seat, number: `${number}`, left: false };
    return seat.bot === null ? EMPTY : seat;
  });
  return fill(kept, bot);
}

function botName(seats: Seats): string {
  const taken = new Set(seats.map((seat) => seat.name));
  return BOT_NAMES.find((name) => !taken.has(name)) ?? 'Bot';
}
