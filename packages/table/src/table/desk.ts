// The desk of a table: everything it knows, and what everybody around it asks of it.

import { randomBytes } from 'node:crypto';
import { commitment, type Room, type Seat, type Side } from '@tabella/kernel';
import type { Noted, TableInfo } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import type { Chatting } from './chatting.ts';
import { type Around, infoOf } from './info.ts';
import type { AnyMatch } from './live-match.ts';
import { LiveMatch } from './live-match.ts';
import type { Noting } from './noting.ts';
import { Play } from './play.ts';
import type { House, Made } from './ports.ts';
import { type Absence, Presence } from './presence.ts';
import type { Seated } from './seated.ts';
import { heldBy } from './seating.ts';
import { Showing } from './showing.ts';

export interface TableDoor {
  readonly house: House;
  readonly room: Room;
  /** Makes and starts the table of a rematch; its code. */
  readonly again: (table: StoredTable, numbers: ReadonlyMap<string, string>) => Promise<Made>;
  /** The table is of no use any more: what it holds may differ from what is stored. */
  readonly broken: (code: string) => void;
}

export const freshNumber = (): string => randomBytes(16).toString('hex');

export class Desk {
  readonly presence: Presence;
  readonly showing: Showing;
  readonly names = new Map<string, string>();
  readonly wantPause = new Set<string>();
  /** People who are there and keep the table waiting: who wants a bot in their place. */
  readonly overdue = new Map<Seat, Set<string>>();
  /** How often the fallback was played for the bot of a seat. */
  readonly slips = new Map<Seat, number>();
  /** Who wants to play again, and the number he adds to the next deal. */
  readonly wantRematch = new Map<string, string>();
  play: Play | null = null;
  /** Why the match cannot go on. */
  trouble: string | null = null;
  /** Something changed that is shown with the table. */
  changed = false;
  private readonly promise: string;

  constructor(
    readonly door: TableDoor,
    public stored: StoredTable,
    readonly chatting: Chatting,
    readonly noting: Noting,
    private readonly inTurn: (work: () => Promise<void>) => void,
  ) {
    this.promise = commitment(stored.secret);
    this.presence = new Presence(() => this.now());
    this.showing = new Showing({
      presence: this.presence,
      now: () => this.now(),
      held: (person) => this.held(person),
      info: () => {
        const around = this.around();
        return (person) => infoOf(this.stored, around, person);
      },
    });
  }

  now(): number {
    return this.door.house.time.now();
  }

  info(person: string | null): TableInfo {
    return infoOf(this.stored, this.around(), person);
  }

  held(person: string): Seat[] {
    return heldBy(this.stored.seats, person);
  }

  /** People who have a seat and a connection. */
  presentPeople(): string[] {
    const people = new Set(this.stored.seats.flatMap((seat) => (seat.person && !seat.left ? [seat.person] : [])));
    return [...people].filter((person) => this.presence.online(person));
  }

  /** As the public sees them: who is on whose side must be no secret where it is used for talk. */
  sides(): readonly Side[] {
    return this.play ? (this.door.room.sides?.(this.play.live.match.view(null)) ?? []) : [];
  }

  /** What a person has noted at his seats. */
  notesOf(person: string): Noted[] {
    return this.noting.readAt(this.held(person), this.sides());
  }

  async save(change: Partial<StoredTable>): Promise<void> {
    const next = { ...this.stored, ...change, touched: this.now(), revision: this.stored.revision + 1 };
    await this.door.house.store.saveTable(next);
    this.stored = next;
    this.changed = true;
  }

  /** Names of people as they are now. */
  async learnNames(people: readonly string[]): Promise<void> {
    for (const [id, name] of await this.door.house.store.namesOf([...new Set(people)])) this.names.set(id, name);
  }

  /** There is a match, and it is played from here. */
  playOn(match: AnyMatch): Play {
    const { house, room } = this.door;
    const live = new LiveMatch(house, room.game, this.stored, match);
    const play = new Play(house, room, this.stored, this.seated(), live);
    this.play = play;
    this.showing.begin(
      () => live.match,
      (viewer) => play.standing(viewer),
    );
    return play;
  }

  /** A bot plays for a person from now on. */
  playFor(seat: Seat, why: Absence): void {
    this.presence.away.set(seat, why);
    this.overdue.delete(seat);
    this.changed = true;
  }

  /** As the store does it with the last row. */
  noteEnd(): void {
    if (!this.play?.over || this.stored.phase !== 'playing') return;
    const { result } = this.play.live.match;
    this.stored = { ...this.stored, phase: 'over', result, revision: this.stored.revision + 1 };
    this.changed = true;
  }

  private around(): Around {
    const { names, presence, wantPause, wantRematch, overdue, slips, trouble, promise } = this;
    const online = (person: string): boolean => presence.online(person);
    const { away } = presence;
    const sides = this.sides();
    return { names, online, away, wantPause, wantRematch, overdue, slips, sides, trouble, commitment: promise };
  }

  private seated(): Seated {
    const desk = this;
    const { presence } = this;
    const personAt = (seat: Seat): string => desk.stored.seats[seat]?.person ?? '';
    return {
      botAt: (seat) => {
        const here = desk.stored.seats[seat];
        return here?.bot ?? (here?.left || presence.away.has(seat) ? desk.stored.fill : null);
      },
      online: (seat) => presence.online(personAt(seat)),
      offlineSince: (seat) => presence.offlineSince(personAt(seat)),
      stops: (seat) => presence.stops(personAt(seat)),
      get present() {
        return desk.presentPeople().length > 0;
      },
      get alone() {
        // People who left count: they may sit down again and tell what they have seen.
        const [first, ...more] = desk.stored.seats.flatMap((seat) => seat.person ?? []);
        return more.length === 0 && [...presence.guests.keys()].every((line) => line.person === first);
      },
      get watched() {
        return presence.guests.size > 0;
      },
      get deserted() {
        return presence.guests.size === 0 && desk.stored.seats.every((seat) => seat.person === null || seat.left);
      },
      get paused() {
        return desk.stored.paused || desk.trouble !== null;
      },
      missed: (seat) => presence.letRunOut(seat, presence.online(personAt(seat))),
      sitIn: (seat, why) => desk.playFor(seat, why),
      overdue: (seat) => {
        desk.overdue.set(seat, new Set());
        desk.changed = true;
      },
      isOverdue: (seat) => desk.overdue.has(seat),
      slipped: (seat) => {
        desk.slips.set(seat, (desk.slips.get(seat) ?? 0) + 1);
      },
      goneOn: () => {
        if (desk.overdue.size === 0) return;
        desk.overdue.clear();
        desk.changed = true;
      },
      asked: (seat) => presence.asked(personAt(seat)),
      inTurn: this.inTurn,
      stuck: (reason) => {
        desk.trouble = reason;
        desk.changed = true;
      },
    };
  }
}
