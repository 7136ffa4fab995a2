// All tables of the server. They are opened when somebody comes, and put away when nobody is left.

import { readOptions, refusedTerms } from '@tabella/kernel';
import { botsOf, usualBot } from '../bots/levels.ts';
import { badSeats, GONE, type Made, NO_BOT, NO_GAME, NO_SEAT, no, refused } from '../core/replies.ts';
import { again, EMPTY, fill, type Seats } from '../core/seating.ts';
import type { LobbyLine, MyTable, NewTable, PlayOn } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { freshCode } from './codes.ts';
import { LiveTable } from './live-table.ts';
import { Lobby, PUBLIC_PER_HOST } from './lobby.ts';
import { Matches } from './matches.ts';
import { beginningOf, type Source } from './play-on.ts';
import type { ServerDeps } from './ports.ts';
import { reopen } from './reopen.ts';
import { fromShelf } from './shelf.ts';
import { freshContribution } from './table-deps.ts';
import { playable, stillOffered } from './upgrading.ts';

/** Tables of one host that have not begun. */
const GATHERING_PER_HOST = 20;
const MY_LINES = 50;
const CODE_TRIES = 20;
/** A table that never began is forgotten after a day. */
const STALE_MS = 86_400_000;

/** Another node has the table. */
export class Elsewhere {
  constructor(readonly url: string) {}
}

export type Found = LiveTable | Elsewhere | null;

/** This server is about to stop: another one has the table in a moment. */
export class Moving extends Error {}

export class Tables {
  private readonly tables = new Map<string, Promise<Found>>();
  private readonly lobbyLines: Lobby;
  /** Those that are over. */
  readonly matches: Matches;
  /** Tables that are being made, by their host: one after another, so that they can be counted. */
  private readonly making = new Map<string, Promise<unknown>>();
  private closed = false;

  constructor(private readonly deps: ServerDeps) {
    const hostHere = async (code: string): Promise<boolean> => (await opened(this.tables.get(code)))?.hostHere ?? false;
    this.lobbyLines = new Lobby(deps.store, () => deps.time.now(), hostHere);
    this.matches = new Matches({ ...deps, deleted: (code) => this.deleted(code) });
  }

  get size(): number {
    return this.tables.size;
  }

  make(person: string, terms: NewTable): Promise<Made> {
    return this.inTurn(person, () => this.makeOne(person, terms));
  }

  /** A table whose match goes on from a moment of a finished one. */
  playOn(person: string, source: Source, terms: PlayOn): Promise<Made> {
    return this.inTurn(person, () => this.playOnFrom(person, source, terms));
  }

  /** One table of a host after another. */
  private inTurn(person: string, make: () => Promise<Made>): Promise<Made> {
    const made = (this.making.get(person) ?? Promise.resolve()).then(make);
    const settled = made
      .catch(() => {})
      .then(() => {
        if (this.making.get(person) === settled) this.making.delete(person);
      });
    this.making.set(person, settled);
    return made;
  }

  private async makeOne(person: string, terms: NewTable): Promise<Made> {
    const gamePackage = await this.deps.packages(terms.game);
    if (!gamePackage) return NO_GAME;
    const { min, max } = gamePackage.game.seats;
    if (terms.seats < min || terms.seats > max) return badSeats({ min, max });
    const given = fromShelf(this.deps.shelf, gamePackage.game.id, terms.options);
    const read = readOptions(gamePackage.game.options, given);
    if (!read.ok) return refused(gamePackage, read);
    const why = refusedTerms(gamePackage.game, terms.seats, read.options);
    if (why !== null) return refused(gamePackage, why);
    if (terms.fill !== undefined && !botsOf(gamePackage).includes(terms.fill)) return NO_BOT;
    if (terms.start && terms.fill === undefined)
      return no('not-full', 'To begin at once, say who fills the seats.', { case: 'fill' });
    const at = terms.seat ?? 0;
    if (at >= terms.seats) return NO_SEAT;
    const crowded = terms.start ? null : await this.crowded(person, terms.open ?? 'link');
    if (crowded !== null) return crowded;
    const mine = { ...EMPTY, person, number: terms.number ?? freshContribution(this.deps) };
    const seats: Seats = Array.from({ length: terms.seats }, (_, i) => (i === at ? mine : EMPTY));
    const code = await this.add({
      game: gamePackage.game.id,
      rules: gamePackage.game.rules,
      options: read.options as StoredTable['options'],
      open: terms.open ?? 'link',
      window: terms.window ?? 'quick',
      clock: terms.clock ?? 0,
      late: terms.late ?? null,
      fill: terms.fill ?? usualBot(gamePackage),
      host: person,
      seats: terms.fill === undefined ? seats : fill(seats, terms.fill),
    });
    if (!terms.start) return { ok: true, code };
    const reply = await (await this.find(code))?.start(person);
    return reply?.ok ? { ok: true, code } : (reply ?? GONE);
  }

  /** Rules, options and seats are those of the match. Against bots it begins when I have added to the deal. */
  private async playOnFrom(person: string, source: Source, terms: PlayOn): Promise<Made> {
    const crowded = terms.with === 'bots' ? null : await this.crowded(person, 'link');
    if (crowded !== null) return crowded;
    const made = await beginningOf(this.deps, source, terms);
    if (!('from' in made)) return made;
    const { gamePackage, from } = made;
    const { log } = source;
    const seats: Seats = Array.from({ length: log.seats }, (_, i) => (i === terms.seat ? { ...EMPTY, person } : EMPTY));
    const bot = usualBot(gamePackage);
    const code = await this.add({
      ...{ game: log.game, rules: log.rules, options: log.options as StoredTable['options'], from },
      ...{ open: 'link', window: 'quick', clock: 0, late: null, fill: bot, host: person },
      seats: terms.with === 'bots' ? fill(seats, bot) : seats,
    });
    if (terms.with === 'bots') await (await this.find(code))?.startWhenReady();
    return { ok: true, code };
  }

  /** The table of a code, opened if need be; where it is when another node has it; null when there is none. Throws `Moving`. */
  async locate(code: string): Promise<Found> {
    const here = this.tables.get(code);
    if (here !== undefined) return this.ifStillOurs(code, here);
    if (this.closed) throw new Moving('this server is about to stop');
    const table = this.open(code);
    this.tables.set(code, table);
    // What is not here, or could not be opened, is asked for again the next time.
    table.then(
      (found) => found instanceof LiveTable || this.tables.delete(code),
      () => this.tables.delete(code),
    );
    return table;
  }

  /**
   * A node that stood still has lost its tables without knowing, and what it has of them is old: somebody who comes from the
   * node that runs one by now would be taken back.
   */
  private async ifStillOurs(code: string, here: Promise<Found>): Promise<Found> {
    const found = await here;
    if (!(found instanceof LiveTable) || (await this.deps.store.holds(found.lease))) return found;
    if (this.tables.get(code) === here) this.tables.delete(code);
    await found.close('restart');
    return this.locate(code);
  }

  /** Sends everybody away from tables that others run by now. */
  async lookAgain(): Promise<void> {
    for (const [code, here] of this.tables) await this.ifStillOurs(code, here);
  }

  /** The same, but only if it is run here. */
  async find(code: string): Promise<LiveTable | null> {
    const found = this.closed ? null : await this.locate(code);
    return found instanceof LiveTable ? found : null;
  }

  /** An operator has closed it. */
  async isClosed(code: string): Promise<boolean> {
    return (await this.deps.store.table(code))?.closed ?? false;
  }

  /** Has a seat at a table, or made it, whichever node runs it. */
  async isSeated(code: string, person: string): Promise<boolean> {
    const table = await this.deps.store.table(code);
    return table !== null && (table.host === person || table.seats.some((seat) => seat.person === person));
  }

  lobby(): Promise<LobbyLine[]> {
    return this.lobbyLines.lines();
  }

  async mine(person: string): Promise<MyTable[]> {
    const listed = await this.deps.store.tablesOf(person, MY_LINES);
    return listed.map(({ code, game, phase, seats, waiting, touched }) => ({
      code,
      game,
      phase,
      names: seats.map((seat) => seat.name ?? ''),
      myTurn: phase === 'playing' && waiting.some((seat) => seats[seat]?.person === person),
      touched,
    }));
  }

  async rename(person: string, name: string): Promise<void> {
    await this.deps.store.renamePerson(person, name);
    await this.renamed(person, name);
  }

  /** Somebody is called otherwise, wherever that was said. */
  async renamed(person: string, name: string): Promise<void> {
    for (const table of this.tables.values()) await (await opened(table))?.renamed(person, name);
  }

  /** Puts away tables at which nobody is and nothing happens, and forgets those that never began. */
  async tidy(): Promise<void> {
    await this.lobbyLines.look(this.tables.keys());
    for (const [code, opening] of this.tables) {
      const table = await opened(opening);
      if (!table?.idle) continue;
      this.tables.delete(code);
      await table.close('restart');
      await this.deps.store.release(table.lease, false);
    }
    await this.deps.store.sweep(this.deps.time.now() - STALE_MS);
  }

  /** Finishes what is under way at every table, hands it over, and says goodbye. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.tables.values()].map((table) => this.handOver(table)));
    this.tables.clear();
  }

  private async handOver(opening: Promise<Found>): Promise<void> {
    const table = await opened(opening);
    if (!table) return;
    const goesOn = !table.idle;
    await table.close('restart', () => this.deps.store.release(table.lease, goesOn));
  }

  /** Why this host may not gather people for yet another table; null when it is fine. */
  private async crowded(person: string, open: StoredTable['open']): Promise<Made | null> {
    const gathering = await this.deps.store.gatheringOf(person);
    const many = (count: number, which: 'all' | 'public'): Made => {
      const tables = which === 'all' ? 'tables' : 'public tables';
      const reason = `You wait at ${count} ${tables} that have not begun. Begin or leave one of them first.`;
      return no('too-many-tables', reason, { case: which, count });
    };
    if (gathering.all >= GATHERING_PER_HOST) return many(gathering.all, 'all');
    if (open === 'public' && gathering.open >= PUBLIC_PER_HOST) return many(gathering.open, 'public');
    return null;
  }

  private async deleted(code: string): Promise<void> {
    await this.forget(code);
    await this.deps.gone(code);
  }

  /** The table is gone from the store. */
  async forget(code: string): Promise<void> {
    const table = await opened(this.tables.get(code));
    this.tables.delete(code);
    await table?.close('gone');
  }

  private async open(code: string): Promise<Found> {
    // Most codes that are not there were guessed: they cost a look and no more.
    if ((await this.deps.store.table(code)) === null) return null;
    const lease = await this.deps.store.hold(code, this.deps.node);
    if (lease === null) return null;
    if (!('epoch' in lease)) return new Elsewhere(lease.url);
    const server = { ...this.deps, store: this.deps.store.under(lease) };
    const found = await server.store.table(code);
    const opened = found && (await playable(server, found));
    if (!opened) return null;
    const { stored, gamePackage } = opened;
    // A newer version can play it, and shall have it.
    if (stored.rules > gamePackage.game.rules) await this.deps.store.release(lease, stored.phase === 'playing');
    const deps = {
      server,
      lease,
      gamePackage,
      rematch: (table: StoredTable, people: readonly string[]) => this.rematch(table, people),
      broken: (broken: string) => this.tables.delete(broken),
    };
    return new LiveTable(deps, await reopen(server, gamePackage, stored));
  }

  private async add(
    terms: Omit<
      StoredTable,
      'barred' | 'bound' | 'code' | 'phase' | 'paused' | 'secret' | 'next' | 'result' | 'made' | 'touched' | 'revision'
    >,
  ): Promise<string> {
    const now = this.deps.time.now();
    for (let i = 0; i < CODE_TRIES; i++) {
      const table: StoredTable = {
        ...terms,
        code: freshCode(),
        phase: 'gathering',
        barred: [],
        paused: false,
        secret: this.deps.hex(32),
        bound: true,
        next: null,
        result: null,
        made: now,
        touched: now,
        revision: 0,
      };
      if (await this.deps.store.addTable(table)) return table.code;
    }
    throw new Error('no free code was found');
  }

  private async rematch(table: StoredTable, people: readonly string[]): Promise<Made> {
    const { game, open, window, clock, late, fill: bot } = table;
    // Another match is played by today's rules.
    const gamePackage = await this.deps.packages(game);
    if (!gamePackage) return NO_GAME;
    const { rules } = gamePackage.game;
    const kept = stillOffered(gamePackage, table.options);
    const options = gamePackage.again?.(kept, table.seats.length) ?? kept;
    const host = people.includes(table.host) ? table.host : (people[0] ?? table.host);
    const seats = again(table.seats, people, bot);
    const code = await this.add({ game, rules, options, open, window, clock, late, fill: bot, host, seats });
    await (await this.find(code))?.startWhenReady();
    return { ok: true, code };
  }
}

/** The person who asked for a table that could not be opened has been told; for all others it is not here. */
async function opened(table: Promise<Found> | undefined): Promise<LiveTable | null> {
  const found = await table?.catch(() => null);
  return found instanceof LiveTable ? found : null;
}
