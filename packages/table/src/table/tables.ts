// All tables of the server. They are opened when somebody comes, and put away when nobody is left.

import type { Made } from '../core/replies.ts';
import type { LobbyLine, MyTable, NewTable, PlayOn } from '../protocol/index.ts';
import type { StoredTable } from '../store/port.ts';
import { LiveTable } from './live-table.ts';
import { Lobby } from './lobby.ts';
import { Matches } from './matches.ts';
import type { Source } from './play-on.ts';
import type { ServerDeps } from './ports.ts';
import { reopen } from './reopen.ts';
import { TableMaker } from './table-maker.ts';
import { playable } from './upgrading.ts';

const MY_LINES = 50;
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
  private readonly maker: TableMaker;
  private closed = false;

  constructor(private readonly deps: ServerDeps) {
    const hostHere = async (code: string): Promise<boolean> => (await opened(this.tables.get(code)))?.hostHere ?? false;
    this.lobbyLines = new Lobby(deps.store, () => deps.time.now(), hostHere);
    this.maker = new TableMaker(deps, (code) => this.find(code));
    this.matches = new Matches({ ...deps, deleted: (code) => this.deleted(code) });
  }

  get size(): number {
    return this.tables.size;
  }

  make(person: string, terms: NewTable): Promise<Made> {
    return this.maker.make(person, terms);
  }

  /** A table whose match goes on from a moment of a finished one. */
  playOn(person: string, source: Source, terms: PlayOn): Promise<Made> {
    return this.maker.playOn(person, source, terms);
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
      rematch: (table: StoredTable, people: readonly string[]) => this.maker.rematch(table, people),
      broken: (broken: string) => this.tables.delete(broken),
    };
    return new LiveTable(deps, await reopen(server, gamePackage, stored));
  }
}

/** The person who asked for a table that could not be opened has been told; for all others it is not here. */
async function opened(table: Promise<Found> | undefined): Promise<LiveTable | null> {
  const found = await table?.catch(() => null);
  return found instanceof LiveTable ? found : null;
}
