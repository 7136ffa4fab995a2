// A lane of the run: servers on one store with tables in play. One fault after another is done to them; after each one play
// goes on everywhere, and what everybody was told and shown is in the log.

import { type Chance, FastChance, type GamePackage, openRecord, verifyRecord } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import type { Store } from '../../src/store/port.ts';
import type { Findings } from './findings.ts';
import { HealthWatch } from './health-watch.ts';
import { CALM, STORM, type Weather } from './line.ts';
import { Party, type PartyTerms } from './party.ts';
import { roughPackage } from './rough.mjs';
import type { TriedServer } from './tried-server.ts';

export interface Fault {
  readonly name: string;
  /** Does it, and puts everything right again. */
  run(): Promise<void>;
}

/** A lane, and what can be done to it. */
export interface Prepared {
  readonly lane: Lane;
  readonly faults: readonly Fault[];
}

const LOOK_MS = 100;
/** After a fault everybody plays on within so many looks: a minute, and longer where this process itself has to wait for its turn. */
const GOES_ON_LOOKS = 600;
const WAKE_LOOKS = 30;
const MOST_FINISHED = 60;

export const sleep = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

export async function packageOf(game: string): Promise<GamePackage> {
  const found = game === 'rough' ? roughPackage : await gamePackageOf(game);
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

export interface LaneTerms {
  readonly name: string;
  readonly seed: number;
  readonly findings: Findings;
  readonly store: Store;
  readonly servers: readonly TriedServer[];
  readonly kinds: readonly PartyTerms[];
  readonly say: (line: string) => void;
}

export class Lane {
  readonly chance: Chance;
  readonly health: HealthWatch;
  weather: Weather = CALM;
  parties: Party[] = [];
  /** Matches that ended, with the record that every server must give. */
  readonly finished: { readonly party: Party; readonly record: string }[] = [];
  private made = 0;
  private keys: readonly string[] = [];

  constructor(readonly terms: LaneTerms) {
    this.chance = new FastChance(terms.seed);
    this.health = new HealthWatch(terms.findings, () => this.urls);
  }

  get urls(): readonly string[] {
    return this.terms.servers.map(({ url }) => url);
  }

  async open(): Promise<void> {
    const { store, servers, kinds } = this.terms;
    await Promise.all(servers.map((server) => server.start()));
    // The servers have made them.
    const none = (): string => 'no key';
    this.keys = [await store.setting('relay', none), await store.setting('cookie', none)];
    this.parties = await Promise.all(kinds.map((kind) => this.gather(kind)));
    this.health.know('well');
  }

  /** One fault, and what came of it. */
  async round(fault: Fault): Promise<void> {
    const { findings, name, say } = this.terms;
    const began = performance.now();
    await fault.run();
    findings.count(`faults: ${fault.name}`);
    await this.goesOn(fault.name);
    this.health.know('well');
    for (const party of this.parties) await party.verify();
    await this.replaceFinished();
    const took = ((performance.now() - began) / 1_000).toFixed(1);
    say(`${name}: ${fault.name}, ${took} s; ${findings.sum('kills')}; ${findings.verdict()}`);
  }

  async close(): Promise<void> {
    this.health.stop();
    for (const party of this.parties) party.stop();
    for (const party of this.parties) await party.verify();
    await Promise.all(this.terms.servers.map((server) => server.kill()));
    await this.terms.store.close();
  }

  /** Sockets are bad for a while. */
  readonly storm: Fault = {
    name: 'storm on the lines',
    run: async () => {
      this.weather = STORM;
      await sleep(3_000 + this.chance.int(3_000));
      this.weather = CALM;
    },
  };

  /** The clock of a server jumps, and jumps back. */
  readonly jump: Fault = {
    name: 'clock jump',
    run: async () => {
      const server = this.anyServer();
      server.turnClock((this.chance.int(2) === 0 ? -1 : 1) * this.chance.int(100_000_000));
      await sleep(1_000 + this.chance.int(3_000));
      server.turnClock(0);
    },
  };

  readonly killServer: Fault = {
    name: 'server killed',
    run: async () => {
      const server = this.anyServer();
      // Sometimes it is back before anybody has noticed, and dies again as soon as it is there.
      for (let times = 1 + this.chance.int(3); times > 0; times--) {
        await server.kill();
        this.terms.findings.count('kills: server');
        await sleep(this.chance.int(times === 1 ? 5_000 : 500));
        await server.start();
        if (times > 1) await sleep(this.chance.int(1_500));
      }
    },
  };

  anyServer(): TriedServer {
    return this.terms.servers[this.chance.int(this.terms.servers.length)] as TriedServer;
  }

  anyParty(): Party {
    return this.parties[this.chance.int(this.parties.length)] as Party;
  }

  private async goesOn(after: string): Promise<void> {
    const waited = this.parties.filter(({ kind }) => !kind.slow).map((party) => ({ party, from: party.progress }));
    for (let looks = 0; ; looks++) {
      const late = waited.filter(({ party, from }) => !party.over && party.progress <= from);
      if (late.length === 0) return;
      if (looks > GOES_ON_LOOKS) {
        for (const { party } of late) this.terms.findings.fault('stuck', `${party.kind.terms.game} after ${after}`);
        this.parties = this.parties.filter((party) => !late.some((one) => one.party === party));
        for (const { party } of late) party.stop();
        for (const { party } of late) this.parties.push(await this.gather(party.kind));
        return;
      }
      if (looks % WAKE_LOOKS === 0) for (const party of this.parties) party.wake();
      await sleep(LOOK_MS);
    }
  }

  private async replaceFinished(): Promise<void> {
    for (const [i, party] of this.parties.entries()) {
      if (!party.over) continue;
      party.stop();
      await party.verify();
      await this.keepRecord(party);
      this.parties[i] = await this.gather(party.kind);
    }
  }

  /** All servers give the same record, and it is sound. */
  private async keepRecord(party: Party): Promise<void> {
    const { findings } = this.terms;
    findings.count('matches finished');
    const records = await Promise.all(this.urls.map((url) => party.record(url)));
    const [record] = records;
    if (!record || records.some((one) => one !== record))
      return findings.fault('diverged', `the record of ${party.code} differs from server to server`);
    const opened = openRecord(record);
    const { game } = await packageOf(party.kind.terms.game);
    const verdict = opened.ok ? verifyRecord(opened, game) : opened;
    if (!verdict.ok) findings.fault('diverged', `the record of ${party.code}: ${JSON.stringify(verdict)}`);
    this.finished.push({ party, record });
    if (this.finished.length > MOST_FINISHED) this.finished.shift();
  }

  private async gather(kind: PartyTerms): Promise<Party> {
    const { findings, store, seed } = this.terms;
    const terms = {
      ...{ store, findings, packageOf, keys: this.keys },
      servers: () => this.urls,
      weather: () => this.weather,
      seed: () => seed * 10_000 + ++this.made,
    };
    for (let tries = 1; ; tries++) {
      try {
        return await Party.open(terms, kind);
      } catch (thrown) {
        if (tries === 5) throw thrown;
        await sleep(1_000);
      }
    }
  }
}
