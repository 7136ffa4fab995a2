// Leases: one node runs a table, a node that lost it writes nothing, and what a dead node ran is taken over.

import type { MatchSnapshot } from '@tabella/kernel';
import { afterAll, expect, test } from 'vitest';
import { Fenced, type Lease, type Store, type StoredTable } from '../src/store/port.ts';
import { storePlaces } from './store-places.ts';

const places = await storePlaces('leases');
afterAll(() => {
  for (const place of places) place.end();
});

const table: StoredTable = {
  ...{ code: 'LEASE', game: 'toy', rules: 1, options: {}, open: 'link', window: 'quick', clock: 0, late: null },
  ...{ fill: 'random', host: 'ada', phase: 'playing', paused: false, secret: 's', next: null, result: null },
  ...{ seats: [], barred: [], made: 1, touched: 1, revision: 0 },
};
const isLease = (held: unknown): held is Lease => typeof held === 'object' && held !== null && 'epoch' in held;
const held = async (store: Store, node: string): Promise<Lease> => {
  const lease = await store.hold('LEASE', node);
  if (!isLease(lease)) throw new Error(`not held: ${JSON.stringify(lease)}`);
  return lease;
};
const chat = { id: 'c', at: 1, person: 'ada', name: 'Ada', seat: null, text: 'hi', side: null, said: null };
const snapshot = { rules: 1, match: { rest: '{}' } as MatchSnapshot, timeouts: [], byPerson: [] };
/** Everything that is written for a table. */
const writes: readonly ((store: Store) => Promise<unknown>)[] = [
  (store) =>
    store.append(
      'LEASE',
      [{ row: { seq: 0, seat: 0, ask: 1, choice: 'a' }, said: null }],
      { waiting: [], result: null },
      2,
    ),
  (store) => store.saveTable({ ...table, revision: 1 }),
  (store) => store.declare('LEASE', { seat: 0, ask: 1, choice: 'a', said: null }),
  (store) => store.addChat('LEASE', chat),
  (store) => store.keepNote('LEASE', 'ada', 'note'),
  (store) => store.keepSnapshot('LEASE', snapshot, { first: 0, told: [] }),
  (store) => store.upgrade({ ...table, rules: 2, revision: 2 }),
];

for (const place of places) {
  test(`${place.name}: a living node keeps its tables, and another is told where they are`, async () => {
    const [a, b, c] = (await place.fresh()) as [Store, Store, Store];
    await a.addTable(table);
    await a.beat({ id: 'a', url: 'http://a' });
    const mine = await held(a, 'a');
    expect(await b.hold('LEASE', 'b')).toEqual({ id: 'a', url: 'http://a' });
    expect(await b.orphans(9)).toEqual([]);
    expect(await c.hold('NONE', 'c')).toBeNull();
    // Given back it is free; and wanted, if something goes on there.
    await a.release(mine, false);
    expect(await b.orphans(9)).toEqual([]);
    const second = await held(b, 'b');
    expect(second.epoch).toBe(mine.epoch + 1);
    await b.release(second, true);
    expect(await c.orphans(9)).toEqual(['LEASE']);
    for (const store of [a, b, c]) await store.close();
  });

  test(`${place.name}: what a dead node ran is anybody's, and whatever it writes afterwards is refused whole`, async () => {
    const [a, b, c] = (await place.fresh()) as [Store, Store, Store];
    await a.addTable(table);
    // It has never shown that it is alive.
    const old = a.under(await held(a, 'a'));
    expect(await b.orphans(9)).toEqual(['LEASE']);
    await b.beat({ id: 'b', url: 'http://b' });
    const taken = await held(b, 'b');
    expect(taken.from).toBe('a');
    const now = b.under(taken);
    for (const write of writes) await expect(write(old)).rejects.toBeInstanceOf(Fenced);
    expect(await c.moves('LEASE')).toEqual([]);
    expect(await c.chat('LEASE', 9)).toEqual([]);
    expect(await c.snapshot('LEASE')).toBeNull();
    for (const write of writes) await write(now);
    expect(await c.chat('LEASE', 9)).toHaveLength(1);
    for (const store of [a, b, c]) await store.close();
  });

  test(`${place.name}: of many nodes that reach for a table at once one has it`, async () => {
    const stores = (await place.fresh()) as [Store, Store, Store];
    await stores[0].addTable(table);
    for (const [i, store] of stores.entries()) await store.beat({ id: `n${i}`, url: `http://n${i}` });
    const got = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (stores[i % 3] as Store).hold('LEASE', `n${i % 3}`)),
    );
    const holders = new Set(got.flatMap((one, i) => (isLease(one) ? [i % 3] : [])));
    expect(holders.size).toBe(1);
    for (const store of stores) await store.close();
  });

  test(`${place.name}: news is found in the store by those who did not hear it`, async () => {
    const [a, b, c] = (await place.fresh()) as [Store, Store, Store];
    const { now } = await a.newsSince(Number.MAX_SAFE_INTEGER);
    await b.tell(['person:ada', 'free']);
    await b.tell(['free']);
    expect((await a.newsSince(now)).told.map((one) => one.subject).sort()).toEqual(['free', 'person:ada']);
    for (const store of [a, b, c]) await store.close();
  });
}
