// A rolling upgrade: one server after another is stopped and started again, while people tap. They come back by themselves,
// whichever server they reach, and no tap is lost or counted twice.

import { same } from '@tabella/kernel';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { freshDatabase, startPostgres } from './postgres.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';
import { Live, Visitor } from './web-client.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

/** Times that each server is replaced. */
const ROUNDS = 1;
/** Taps between two of them, of each person. */
const TAPS = 8;

interface Tap {
  readonly id: string;
  readonly seat: number;
  readonly ask: number;
  readonly choice: unknown;
}

/** A person with a client as a browser has it: what was not acknowledged is said again after every break. */
class Tapper {
  /** Acknowledged, in this order. */
  readonly taps: Tap[] = [];
  readonly refused: unknown[] = [];
  /** Places at which something was not shown any more that had been. */
  readonly lost: number[] = [];
  /** All that was told so far. */
  told: readonly unknown[] = [];
  breaks = 0;
  over = false;
  private open: Tap | null = null;
  private live: Live | null = null;
  private stopped = false;

  constructor(
    private readonly name: string,
    private readonly person: Visitor,
    private readonly code: string,
    /** A balancer: some server that is there, or one that is not any more. */
    private readonly anywhere: () => string,
  ) {}

  async play(): Promise<void> {
    while (!this.stopped) {
      const live = new Live(new Visitor(this.anywhere(), this.person.cookie).socket(this.code));
      this.live = live;
      try {
        const ended = live.until(() => live.closed !== null || live.heard.some((one) => one.type === 'bye'));
        await Promise.race([this.tap(live), ended]);
      } catch {
        // It could not be reached.
      }
      if (live.heard.some((one) => one.type === 'bye' && one.reason === 'gone'))
        throw new Error('told that it is gone');
      live.socket.terminate();
      this.breaks++;
      await new Promise((next) => setTimeout(next, 50));
    }
  }

  stop(): void {
    this.stopped = true;
    this.live?.socket.terminate();
  }

  private async tap(live: Live): Promise<void> {
    await live.say({ type: 'hello', id: `${this.name}-hello-${this.breaks}` });
    for (;;) {
      const view = await live.until(() => {
        const one = [...live.views.values()][0];
        return one && (this.open !== null || one.ask !== null || one.result !== null) ? one : null;
      });
      // What was shown once is shown for ever.
      if (!same(view.told.slice(0, this.told.length), this.told)) this.lost.push(this.taps.length);
      this.told = view.told;
      if (view.result !== null) {
        this.over = true;
        return this.stop();
      }
      const { ask } = view;
      if (this.open === null && ask) {
        const id = `${this.name}-${this.taps.length + this.refused.length}`;
        this.open = { id, seat: ask.seat, ask: ask.id, choice: ask.from[this.taps.length % ask.from.length] };
      }
      const tap = this.open;
      if (tap === null) continue;
      const ack = await live.say({ type: 'answer', ...tap, choice: tap.choice as never });
      this.open = null;
      if (ack.ok) this.taps.push(tap);
      else this.refused.push([tap, ack.code]);
      await live.until(() => [...live.views.values()][0]?.ask?.id !== tap.ask);
    }
  }
}

test('no tap is lost while servers are replaced one after another', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'rolling');
  const start = async (): Promise<ServerProcess> => startServer({ data: '', port: await freePort(), databaseUrl });
  const servers = await Promise.all([start(), start()]);
  let turn = 0;
  const anywhere = (): string => (servers[turn++ % 2] as ServerProcess).url;
  const tappers: Tapper[] = [];
  const codes: string[] = [];
  for (let table = 0; table < 2; table++) {
    const people = [await Visitor.come(anywhere()), await Visitor.come(anywhere())];
    const [ada, bob] = people as [Visitor, Visitor];
    const code = await ada.make({ game: 'carcassonne', seats: 2 });
    const [here, there] = [await ada.sit(code), await bob.sit(code)];
    await there.say({ type: 'sit', seat: 1 });
    await here.say({ type: 'start' });
    await Promise.all([here.end(), there.end()]);
    codes.push(code);
    for (const [seat, person] of people.entries())
      tappers.push(new Tapper(`t${table}s${seat}`, person, code, anywhere));
  }
  const playing = Promise.all(tappers.map((one) => one.play()));
  const tapped = async (): Promise<void> => {
    const wanted = tappers.map((one) => one.taps.length + TAPS);
    while (tappers.some((one, i) => !one.over && one.taps.length < (wanted[i] ?? 0)))
      await Promise.race([playing, new Promise((next) => setTimeout(next, 20))]);
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of servers.keys()) {
      await tapped();
      const old = servers[at] as ServerProcess;
      const drained = old.drain();
      servers[at] = await start();
      await drained;
    }
  }
  await tapped();
  for (const one of tappers) one.stop();
  await playing;
  const store = await openStore({ data: '', databaseUrl });
  for (const [table, code] of codes.entries()) {
    const rows = (await store.moves(code)).flatMap(({ said }) => (said === null ? [] : [said.replace(/^[^:]*:/, '')]));
    expect(new Set(rows).size).toBe(rows.length);
    for (const { taps, refused, lost } of tappers.slice(table * 2, table * 2 + 2)) {
      expect([refused, lost]).toEqual([[], []]);
      expect(taps.length).toBeGreaterThan(TAPS);
      for (const { id } of taps) expect(rows).toContain(id);
    }
  }
  // They were sent away at least once for each server that ran their table.
  expect(tappers.every(({ breaks }) => breaks > 1)).toBe(true);
  await store.close();
  await Promise.all(servers.map((one) => one.kill()));
});
