// The hall: all tables. They are opened when somebody comes, and put away when nobody is left.

import { randomBytes } from 'node:crypto';
import { readOptions } from '@tabella/kernel';
import { botsOf, usualBot } from '../bots/levels.ts';
import type { LobbyLine, MyTable, NewTable } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { freshCode } from './codes.ts';
import { freshNumber } from './desk.ts';
import type { House } from './ports.ts';
import { NO_BOT, no, type Reply } from './replies.ts';
import { again, EMPTY, fill, type Seats } from './seating.ts';
import { fromShelf } from './shelf.ts';
import { Table } from './table.ts';

const LOBBY_LINES = 50;
const MY_LINES = 50;
const CODE_TRIES = 20;
/** A table that never began is forgotten after a day. */
const STALE_MS = 86_400_000;

export type Made = { readonly ok: true; readonly code: string } | Exclude<Reply, { readonly ok: true }>;

export class Hall {
  private readonly tables = new Map<string, Promise<Table | null>>();
  private closed = false;

  constructor(private readonly house: House) {}

  get size(): number {
    return this.tables.size;
  }

  async make(person: string, terms: NewTable): Promise<Made> {
    const room = await this.house.rooms(terms.game);
    if (!room) return refused('no-game', 'There is no such game here.');
    const { min, max } = room.game.seats;
    if (terms.seats < min || terms.seats > max) return refused('bad-seats', `This game is for ${min} to ${max}.`);
    const given = fromShelf(this.house.shelf, room.game.id, terms.options);
    const read = readOptions(room.game.options, given);
    if (!read.ok) return refused(read.code, read.reason);
    const why = room.game.refuses?.(terms.seats, read.options) ?? null;
    if (why !== null) return refused('bad-options', why);
    if (terms.fill !== undefined && !botsOf(room).includes(terms.fill)) return NO_BOT as Exclude<Reply, { ok: true }>;
    if (terms.start && terms.fill === undefined)
      return refused('not-full', 'To begin at once, say who fills the seats.');
    const at = terms.seat ?? 0;
    if (at >= terms.seats) return refused('no-seat', 'There is no such seat.');
    const mine = { ...EMPTY, person, number: terms.number ?? freshNumber() };
    const seats: Seats = Array.from({ length: terms.seats }, (_, i) => (i === at ? mine : EMPTY));
    const code = await this.add({
      game: room.game.id,
      rules: room.game.rules,
      options: read.options as StoredTable['options'],
      open: terms.open ?? 'link',
      window: terms.window ?? 'normal',
      clock: terms.clock ?? 0,
      fill: terms.fill ?? usualBot(room),
      host: person,
      seats: terms.fill === undefined ? seats : fill(seats, terms.fill),
    });
    if (!terms.start) return { ok: true, code };
    const reply = await (await this.find(code))?.start(person);
    return reply?.ok ? { ok: true, code } : refused(reply?.code ?? 'gone', reply?.reason ?? 'The table is gone.');
  }

  /** The table of a code, opened if need be; null when there is none. */
  find(code: string): Promise<Table | null> {
    let table = this.tables.get(code);
    if (table === undefined && !this.closed) {
      table = this.open(code);
      this.tables.set(code, table);
      // What is not there, or could not be opened, is asked for again the next time.
      table.then(
        (found) => found ?? this.tables.delete(code),
        () => this.tables.delete(code),
      );
    }
    return table ?? Promise.resolve(null);
  }

  async lobby(): Promise<LobbyLine[]> {
    const listed = await this.house.store.lobby(LOBBY_LINES);
    return listed.map(({ code, game, seats, window, clock, made }) => {
      const names = seats.flatMap((seat) => seat.name ?? []);
      return { code, game, seats: seats.length, taken: names.length, names, window, clock, made };
    });
  }

  async mine(person: string): Promise<MyTable[]> {
    const listed = await this.house.store.tablesOf(person, MY_LINES);
    return listed.map(({ code, game, phase, seats, waiting, touched }) => ({
      code,
      game,
      phase,
      names: seats.map((seat) => seat.name ?? ''),
      myTurn: phase === 'playing' && waiting.some((seat) => seats[seat]?.person === person),
      touched,
    }));
  }

  async renamed(person: string, name: string): Promise<void> {
    await this.house.store.renamePerson(person, name);
    for (const table of this.tables.values()) await (await table)?.renamed(person, name);
  }

  /** Puts away tables at which nobody is and nothing happens, and forgets those that never began. */
  async tidy(): Promise<void> {
    for (const [code, opening] of this.tables) {
      const table = await opening;
      if (!table?.idle) continue;
      this.tables.delete(code);
      await table.close('restart');
    }
    await this.house.store.sweep(this.house.time.now() - STALE_MS);
  }

  /** Finishes what is under way at every table, and says goodbye. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.tables.values()].map(async (table) => (await table)?.close('restart')));
    this.tables.clear();
  }

  private async open(code: string): Promise<Table | null> {
    const stored = await this.house.store.table(code);
    const room = stored && (await this.house.rooms(stored.game));
    if (!stored || !room) return null;
    return Table.open(
      {
        house: this.house,
        room,
        again: (table, numbers) => this.again(table, numbers),
        broken: (broken) => this.tables.delete(broken),
      },
      stored,
    );
  }

  private async add(
    terms: Omit<
      StoredTable,
      'code' | 'phase' | 'paused' | 'secret' | 'next' | 'result' | 'made' | 'touched' | 'revision'
    >,
  ): Promise<string> {
    const now = this.house.time.now();
    for (let i = 0; i < CODE_TRIES; i++) {
      const table: StoredTable = {
        ...terms,
        code: freshCode(),
        phase: 'gathering',
        paused: false,
        secret: randomBytes(32).toString('hex'),
        next: null,
        result: null,
        made: now,
        touched: now,
        revision: 0,
      };
      if (await this.house.store.addTable(table)) return table.code;
    }
    throw new Error('no free code was found');
  }

  private async again(table: StoredTable, numbers: ReadonlyMap<string, string>): Promise<string> {
    const { game, rules, options, open, window, clock, fill: bot } = table;
    const [first] = numbers.keys();
    const host = numbers.has(table.host) ? table.host : (first ?? table.host);
    const seats = again(table.seats, numbers, bot);
    const code = await this.add({ game, rules, options, open, window, clock, fill: bot, host, seats });
    await (await this.find(code))?.start(host);
    return code;
  }
}

function refused(code: string, reason: string): Made {
  return no(code, reason) as Exclude<Reply, { readonly ok: true }>;
}
