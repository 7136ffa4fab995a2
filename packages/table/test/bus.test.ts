// The bus: what one node says the others hear, over PostgreSQL and over NATS; and what is lost on it is found in the store.

import { afterAll, expect, test } from 'vitest';
import type { Bus, BusTerms } from '../src/nodes/bus.ts';
import { natsBus } from '../src/nodes/nats-bus.ts';
import { News } from '../src/nodes/news.ts';
import { notifyBus } from '../src/nodes/notify-bus.ts';
import { openStore } from '../src/store/index.ts';
import { FakeTime } from './fake-time.ts';
import { startNats } from './nats.ts';
import { freshDatabase, startPostgres } from './postgres.ts';

const postgres = await startPostgres();
const nats = await startNats();
afterAll(async () => {
  await nats.halt();
  await postgres.stop();
});

const drivers = [
  { name: 'PostgreSQL', server: postgres, open: (terms: BusTerms) => notifyBus(postgres.url, terms) },
  { name: 'NATS', server: nats, open: (terms: BusTerms) => natsBus(nats.url, terms) },
];

/** Somebody who listens, and can wait for something. */
class Ear {
  readonly heard: string[] = [];
  missed = 0;
  private waiting: (() => void)[] = [];
  readonly terms: BusTerms = {
    hear: (subjects) => {
      this.heard.push(...subjects);
      this.wake();
    },
    missed: () => {
      this.missed++;
      this.wake();
    },
    onTrouble: () => {},
  };

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((wake) => this.waiting.push(wake));
  }

  private wake(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }
}

for (const { name, server, open } of drivers) {
  test(`${name}: what one says all others hear, in any number`, async () => {
    const [a, b] = [new Ear(), new Ear()];
    const [from, to] = [await open(a.terms), await open(b.terms)];
    const many = Array.from({ length: 2_000 }, (_, i) => `gone:TABLE${i}`);
    await from.publish(['person:ada', ...many]);
    await b.until(() => b.heard.length === 2_001);
    expect(b.heard[0]).toBe('person:ada');
    expect(b.heard.at(-1)).toBe('gone:TABLE1999');
    for (const bus of [from, to] as Bus[]) await bus.close();
  });

  test(`${name}: after a break it comes back by itself, and says that something may be missing`, async () => {
    const [a, b] = [new Ear(), new Ear()];
    const [from, to] = [await open(a.terms), await open(b.terms)];
    await server.halt();
    // Nobody hears it, and nobody breaks of it.
    await from.publish(['free']);
    await server.resume();
    await Promise.all([a, b].map((ear) => ear.until(() => ear.missed > 0)));
    // The other line may be back a little later than this one: what is said meanwhile is lost.
    for (let tries = 0; !b.heard.includes('person:bob') && tries < 100; tries++) {
      await from.publish(['person:bob']);
      await new Promise((next) => setTimeout(next, 100));
    }
    expect(b.heard).toContain('person:bob');
    for (const bus of [from, to] as Bus[]) await bus.close();
  });
}

test('NATS: a node that is there before it starts without it, and hears from it later', async () => {
  await nats.halt();
  const [a, b] = [new Ear(), new Ear()];
  const [from, to] = [await natsBus(nats.url, a.terms), await natsBus(nats.url, b.terms)];
  await from.publish(['free']);
  await nats.resume();
  await Promise.all([a, b].map((ear) => ear.until(() => ear.missed > 0)));
  await from.publish(['person:bob']);
  await b.until(() => b.heard.includes('person:bob'));
  for (const bus of [from, to]) await bus.close();
});

test('what the bus has lost is found in the store, once', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'bus_lost');
  const [here, there] = [await openStore({ data: '', databaseUrl }), await openStore({ data: '', databaseUrl })];
  const heard: string[] = [];
  const time = new FakeTime();
  const deaf: Bus = { publish: async () => {}, close: async () => {} };
  const onTrouble = (thrown: unknown): never => {
    throw thrown;
  };
  const teller = new News({ store: here, time, heard: () => {}, onTrouble });
  const counted: Record<string, number> = {};
  const count = (how: string, many: number): void => {
    counted[how] = (counted[how] ?? 0) + many;
  };
  const listener = new News({ store: there, time, heard: (subject) => heard.push(subject), onTrouble, count });
  await teller.listen(deaf);
  await listener.listen(deaf);
  await Promise.all([teller.tell('person:ada'), teller.tell('gone:ABC'), teller.tell('person:ada')]);
  await listener.look();
  await listener.look();
  expect(heard.sort()).toEqual(['gone:ABC', 'person:ada']);
  await teller.tell('person:ada');
  await listener.look();
  expect(heard.filter((subject) => subject === 'person:ada')).toHaveLength(2);
  expect(counted).toEqual({ late: 3 });
  // What the bus has brought is not late.
  listener.hear(['gone:DEF']);
  await teller.tell('gone:DEF');
  await listener.look();
  expect(counted).toEqual({ late: 3, heard: 1 });
  await Promise.all([teller.close(), listener.close()]);
  await Promise.all([here.close(), there.close()]);
});
