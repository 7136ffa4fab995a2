// The queue of questions to bots on the store: turns between hosts and between their tables, and nothing lost with a node.

import { afterAll, expect, test } from 'vitest';
import type { QueuedTask } from '../src/store/bot-port.ts';
import type { Store } from '../src/store/port.ts';
import { storePlaces } from './store-places.ts';

const places = await storePlaces('bot_queue');
afterAll(() => {
  for (const place of places) place.end();
});

let n = 0;
const add = async (store: Store, host: string, code: string, more: Partial<QueuedTask> = {}): Promise<string> => {
  const id = `${code}#${++n}`;
  await store.addBotTask({ id, node: 'server', host, code, urgent: false, ...more });
  return id;
};
const tableOf = (id: string): string => id.split('#')[0] ?? '';
/** Takes one after another, each done before the next; the tables. */
const order = async (store: Store, most: number): Promise<string[]> => {
  const tables: string[] = [];
  let done: string[] = [];
  while (tables.length < most) {
    const [one] = await store.takeBotTasks('bots', done, 1);
    if (!one) break;
    tables.push(tableOf(one.id));
    done = [one.id];
  }
  await store.takeBotTasks('bots', done, 0);
  return tables;
};
/** The server and a bot node show that they are alive; so many questions were freed by that. */
const here = async (store: Store, bots = 'bots', takes = true): Promise<number> => {
  await store.beat({ id: 'server', url: 'http://server' });
  return store.beatBots(bots, takes);
};

for (const place of places) {
  test(`${place.name}: a flood of tables by one person makes nobody else's bots late`, async () => {
    const [store, ...others] = (await place.fresh()) as [Store, Store, Store];
    await here(store);
    for (let i = 0; i < 100; i++) await add(store, 'flood', `F${i}`);
    // What was asked in the same millisecond may come in any order.
    expect(new Set((await order(store, 20)).filter((table) => table.startsWith('F'))).size).toBe(20);
    await add(store, 'ada', 'A');
    await add(store, 'bob', 'B');
    expect((await order(store, 3)).sort()).toEqual(['A', 'B', expect.stringMatching(/^F/)]);
    // Somebody who asks again and again waits for one of the flood each time.
    for (let i = 0; i < 5; i++) {
      await add(store, 'ada', 'A');
      expect((await order(store, 2)).sort()[0]).toBe('A');
    }
    // And whoever has many tables waits for no more than everybody else's one.
    for (const host of ['ada', 'bob']) await add(store, host, host);
    const counts: Record<string, number> = {};
    for (let i = 0; i < 12; i++) {
      const [table = ''] = await order(store, 1);
      const host = table.startsWith('F') ? 'flood' : table;
      counts[host] = (counts[host] ?? 0) + 1;
      if (host !== 'flood') await add(store, host, host);
    }
    expect(counts).toEqual({ flood: 4, ada: 4, bob: 4 });
    expect((await order(store, 3)).filter((table) => !table.startsWith('F')).sort()).toEqual(['ada', 'bob']);
    // Two who flood share.
    for (let i = 0; i < 40; i++) await add(store, 'more', `M${i}`);
    const shared = (await order(store, 40)).map((table) => table[0]);
    expect(shared.filter((one) => one === 'M').length).toBeGreaterThan(17);
    expect(shared.filter((one) => one === 'F').length).toBeGreaterThan(17);
    for (const one of [store, ...others]) await one.close();
  });

  test(`${place.name}: tables of one host take turns, and windows go first, among them in turn too`, async () => {
    const [store, ...others] = (await place.fresh()) as [Store, Store, Store];
    await here(store);
    for (let i = 0; i < 6; i++) await add(store, 'ada', 'BIG');
    for (const table of ['X', 'Y']) for (let i = 0; i < 2; i++) await add(store, 'ada', table);
    for (let i = 0; i < 3; i++) await add(store, 'ada', 'WINDOW', { urgent: true });
    await add(store, 'bob', 'OTHER', { urgent: true });
    const served = await order(store, 14);
    expect(served.slice(0, 4).sort()).toEqual(['OTHER', 'WINDOW', 'WINDOW', 'WINDOW']);
    expect(served.indexOf('OTHER')).toBeLessThan(2);
    expect(served.slice(4, 7).sort()).toEqual(['BIG', 'X', 'Y']);
    expect(served.slice(7, 10).sort()).toEqual(['BIG', 'X', 'Y']);
    expect(served.slice(10)).toEqual(['BIG', 'BIG', 'BIG', 'BIG']);
    // Each asks again as soon as it was served, one of them three at a time.
    const tables = ['P', 'Q', 'R', 'S'];
    for (const table of [...tables, 'P', 'P']) await add(store, 'ada', table);
    const counts: Record<string, number> = {};
    for (let i = 0; i < 24; i++) {
      const [table = ''] = await order(store, 1);
      counts[table] = (counts[table] ?? 0) + 1;
      await add(store, 'ada', table);
    }
    for (const table of tables) expect(counts[table]).toBeGreaterThanOrEqual(5);
    for (const one of [store, ...others]) await one.close();
  });

  test(`${place.name}: what one bot node has taken no other takes, until it is dead or leaves`, async () => {
    const [a, b, c] = (await place.fresh()) as [Store, Store, Store];
    await here(a, 'alive');
    const all = await Promise.all(Array.from({ length: 60 }, (_, i) => add(a, `host ${i % 7}`, `T${i}`)));
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, i) => [b, c][i % 2]?.takeBotTasks(i % 2 ? 'alive' : 'dead', [], 5) ?? []),
    );
    const ids = taken.flat().map(({ id, url }) => {
      expect(url).toBe('http://server');
      return id;
    });
    expect(new Set(ids).size).toBe(ids.length);
    const rest = (await b.takeBotTasks('alive', [], 60)).map(({ id }) => id);
    expect(new Set([...ids, ...rest])).toEqual(new Set(all));
    expect(await b.takeBotTasks('alive', [], 60)).toEqual([]);
    // One of them has never shown that it is alive.
    const lost = taken.flatMap((some, i) => (i % 2 ? [] : some)).length;
    expect(await here(a, 'alive')).toBe(lost);
    expect(await a.takeBotTasks('alive', [], 60)).toHaveLength(lost);
    await a.partBots('alive');
    expect(await a.botTasksOf('server')).toMatchObject({ nodes: 0, taken: [], returned: [] });
    expect((await a.botTasksOf('server')).waiting).toHaveLength(60);
    for (const store of [a, b, c]) await store.close();
  });

  test(`${place.name}: a server sees what became of its questions, and those of a dead one are gone`, async () => {
    const [store, ...others] = (await place.fresh()) as [Store, Store, Store];
    await here(store);
    const all = [await add(store, 'a', 'A'), await add(store, 'a', 'B'), await add(store, 'a', 'C')];
    const [first = '', second = ''] = (await store.takeBotTasks('bots', [], 2)).map(({ id }) => id);
    const [third = ''] = all.filter((id) => id !== first && id !== second);
    await store.returnBotTask(second);
    await here(store);
    expect(await store.botTasksOf('server')).toEqual({
      nodes: 1,
      waiting: [third],
      taken: [first],
      returned: [second],
    });
    // It finishes what it has, and takes no more.
    await here(store, 'bots', false);
    expect(await store.botTasksOf('server')).toEqual({
      nodes: 0,
      waiting: [third],
      taken: [first],
      returned: [second],
    });
    await store.removeBotTasks([second]);
    await store.takeBotTasks('bots', [first], 0);
    expect(await store.botTasksOf('server')).toEqual({ nodes: 0, waiting: [third], taken: [], returned: [] });
    await add(store, 'a', 'A', { node: 'dead server' });
    await here(store);
    expect(await store.botTasksOf('dead server')).toMatchObject({ waiting: [] });
    expect(await store.botTasksOf('server')).toMatchObject({ waiting: [third] });
    for (const one of [store, ...others]) await one.close();
  });
}
