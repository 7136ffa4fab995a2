// Who is there: the connections of a table, and for whom a bot plays.

import type { Seat } from '@tabella/kernel';
import type { Stops, TableInfo } from '../protocol/index.ts';
import type { Line } from './ports.ts';
import type { Viewer } from './streams.ts';

export interface Guest {
  readonly line: Line;
  viewers: readonly Viewer[];
  /** The table as this line was last told it; null before its welcome. */
  table: string | null;
  /** And its options, which are told again only when they change. */
  options: TableInfo['options'] | null;
}

/** Why a bot plays for a person: they have no connection, or they are there and do not answer. */
export type Absence = 'offline' | 'silent';

/** So many times in a row may a person who is there let their time run out. */
const MOST_MISSED = 2;

export class Presence {
  readonly guests = new Map<Line, Guest>();
  /** Seats of people for whom a bot plays. */
  readonly away = new Map<Seat, Absence>();
  private readonly parted = new Map<string, number>();
  private readonly missed = new Map<Seat, number>();
  private readonly preferences = new Map<string, Stops>();

  constructor(private readonly now: () => number) {}

  join(line: Line): Guest {
    const guest: Guest = { line, viewers: [], table: null, options: null };
    this.guests.set(line, guest);
    return guest;
  }

  part(line: Line): void {
    if (this.guests.delete(line) && !this.online(line.person)) this.parted.set(line.person, this.now());
  }

  online(person: string): boolean {
    for (const line of this.guests.keys()) if (line.person === person) return true;
    return false;
  }

  offlineSince(person: string): number {
    return this.parted.get(person) ?? 0;
  }

  of(person: string): Guest[] {
    return [...this.guests.values()].filter((guest) => guest.line.person === person);
  }

  /** They are heard of again: seats that a bot took for want of a connection are theirs. True if there was one. */
  heardOf(seats: readonly Seat[]): boolean {
    return seats.filter((seat) => this.away.get(seat) === 'offline' && this.away.delete(seat)).length > 0;
  }

  /** The person answered: the seat is theirs, and nothing is held against them. True if a bot played it. */
  answered(seat: Seat): boolean {
    this.missed.delete(seat);
    return this.away.delete(seat);
  }

  /** They want to play on. The next answer they miss is one too many again. */
  returned(seat: Seat): boolean {
    return this.away.delete(seat);
  }

  /** Counts a time that ran out; true when it was one too many. */
  letRunOut(seat: Seat, online: boolean): boolean {
    const times = (this.missed.get(seat) ?? 0) + 1;
    this.missed.set(seat, times);
    return !online || times >= MOST_MISSED;
  }

  stops(person: string): Stops {
    return this.preferences.get(person) ?? 'concerns';
  }

  prefer(person: string, stops: Stops): void {
    this.preferences.set(person, stops);
  }

  /** "Not this turn" lasts until they are asked something else. */
  asked(person: string): void {
    if (this.stops(person) === 'not-this-turn') this.preferences.delete(person);
  }
}
