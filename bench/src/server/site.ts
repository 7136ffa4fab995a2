// A site: one server, or several on one database, with tables at which people sit.

import { type LiveTable, openTables } from './lines/line.ts';
import { openOurs } from './lines/ours.ts';
import { openPeer } from './lines/peer.ts';
import { type Load, play } from './load.ts';
import { type Place, ServerProcess } from './server-process.ts';

/** What was played in a round, and what it cost. */
export interface Round extends Load {
  /** Milliseconds of processor time of all servers per answer. */
  readonly cpu: number;
}

export class Site {
  private constructor(
    readonly servers: readonly ServerProcess[],
    readonly tables: readonly LiveTable[],
  ) {}

  /** Ours: one server for each place, or a single one on a file; each has its share of the tables. */
  static ours(count: number, places?: readonly Place[]): Promise<Site> {
    const open = (place?: Place) => ServerProcess.open('ours', { place });
    return Site.open(places ? places.map((place) => () => open(place)) : [() => open()], count, (address) =>
      openOurs(address),
    );
  }

  /** The server of another checkout. */
  static of(checkout: URL, count: number): Promise<Site> {
    return Site.open([() => ServerProcess.open('ours', { checkout })], count, (address) => openOurs(address));
  }

  static peer(count: number): Promise<Site> {
    return Site.open([() => ServerProcess.open('peer')], count, openPeer);
  }

  private static async open(
    starts: readonly (() => Promise<ServerProcess>)[],
    count: number,
    table: (address: string, nth: number) => Promise<LiveTable>,
  ): Promise<Site> {
    const servers: ServerProcess[] = [];
    try {
      for (const start of starts) servers.push(await start());
      const addressOf = (nth: number): string => servers[nth % servers.length]?.address ?? '';
      return new Site(servers, await openTables(count, (nth) => table(addressOf(nth), nth)));
    } catch (thrown) {
      for (const server of servers) await server.close();
      throw thrown;
    }
  }

  /** Plays at some of its tables for so long. */
  async play(tables: readonly LiveTable[], ms: number): Promise<Round> {
    const before = await this.cpu();
    const load = await play(tables, ms);
    return { ...load, cpu: ((await this.cpu()) - before) / load.answers };
  }

  /** Milliseconds of processor time so far. */
  async cpu(): Promise<number> {
    const usages = await Promise.all(this.servers.map((server) => server.usage()));
    return usages.reduce((sum, { cpu }) => sum + cpu, 0);
  }

  async close(): Promise<void> {
    for (const line of this.tables.flat()) line.close();
    for (const server of this.servers) await server.close();
  }
}
