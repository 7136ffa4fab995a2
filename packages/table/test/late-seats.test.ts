// At a table whose spectators see all hands later, nobody who has seen one of them plays on in that match, whatever they and
// everybody else try; and nobody who had a seat sees one.

import { FastChance, pickOne, sampleAnswer } from '@tabella/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { EMPTY, offer, sit } from '../src/core/seating.ts';
import type { Said } from '../src/protocol/index.ts';
import { type Client, TestTable } from './test-table.ts';

let scene: TestTable;
afterEach(() => scene?.end());

const SEATS = 3;
const ROUNDS = 150;
type Wish = Said extends infer T ? (T extends { id: string } ? Omit<T, 'id'> : never) : never;

const tableOf = async (code: string) => {
  const table = await scene.tables.find(code);
  if (!table) throw new Error('there is no table');
  return table;
};

/** Who has been shown all hands, and who holds a seat, in this match. */
class Watch {
  readonly seen = new Set<string>();
  readonly sat = new Set<string>();

  constructor(private readonly code: string) {}

  async look(people: readonly string[]): Promise<void> {
    const stored = await scene.store.table(this.code);
    for (const { person } of stored?.seats ?? []) if (person !== null) this.sat.add(person);
    if (stored?.phase !== 'playing') return;
    for (const person of people) if ('view' in (await (await tableOf(this.code)).late(person))) this.seen.add(person);
  }

  get both(): string[] {
    return [...this.seen].filter((person) => this.sat.has(person));
  }
}

/** Anything that could bring somebody into a seat or out of it. */
function wishOf(chance: FastChance): Wish {
  const seat = chance.int(SEATS);
  return pickOne(chance, [
    { type: 'sit', seat },
    { type: 'sit', seat, name: 'Somebody else' },
    { type: 'stand', seat },
    { type: 'leave' },
    { type: 'offer', seat, on: true },
    { type: 'remove', seat },
    { type: 'swap', seat, with: (seat + 1) % SEATS },
    { type: 'bot', seat, bot: pickOne(chance, ['random', null]) },
    { type: 'replace', seat },
    { type: 'terms', late: null, open: 'public' },
    { type: 'rematch' },
    { type: 'start' },
    { type: 'pause' },
    { type: 'resume' },
  ] satisfies Wish[]);
}

async function answerAll(clients: readonly Client[], chance: FastChance): Promise<void> {
  for (const client of clients)
    for (const { ask } of [...client.views.values()])
      if (ask && ask.declared === undefined) await client.answer(ask.seat, sampleAnswer(ask as never, chance), ask.id);
  await scene.pass(3_000);
}

test.each([1, 2, 3, 4])(
  'whatever people want, nobody both sees a hand later and sits there (%i)',
  async (seed) => {
    scene = await TestTable.open();
    const chance = new FastChance(seed);
    const { code, clients } = await scene.table(2, { game: 'courier', seats: SEATS, late: 1, options: { silence: 9 } });
    let people = [...clients];
    for (let i = 0; i < 3; i++) people.push(await scene.connect(await scene.person(), code));
    const watch = new Watch(code);
    for (let i = 0; i < ROUNDS && people[0]?.table.phase === 'playing'; i++) {
      await watch.look(people.map(({ person }) => person));
      expect(watch.both).toEqual([]);
      const one = pickOne(chance, people);
      await one.say(wishOf(chance));
      await answerAll(people, chance);
      if (i % 50 !== 49) continue;
      await scene.restart();
      const again: Client[] = [];
      for (const { person } of people) again.push(await scene.connect(person, code));
      people = again;
    }
    await watch.look([]);
    expect(watch.both).toEqual([]);
    expect(watch.seen.size).toBe(3);
  },
  120_000,
);

describe('by each way in', () => {
  const person = 'somebody';
  const stored = async () => {
    scene = await TestTable.open();
    const { code } = await scene.table(2, { game: 'toy', late: 2 });
    const table = await scene.store.table(code);
    if (!table) throw new Error('there is no table');
    return table;
  };

  test('a seat that was offered by whatever means is not given away', async () => {
    const table = await stored();
    expect(offer({ ...table, seats: [{ ...EMPTY, bot: 'random' }, EMPTY] }, 0, true)).toMatchObject({
      code: 'seen-later',
    });
    const offered = { ...table, seats: table.seats.map((seat) => ({ ...seat, left: true, offered: true })) };
    expect(sit(offered, person, 0, null, 'x')).toMatchObject({ code: 'seen-later' });
  });

  test('whoever leaves, or is removed, sees no hand while the match runs, and may come back only to their own seat', async () => {
    scene = await TestTable.open();
    const { code, clients } = await scene.table(3, { game: 'courier', late: 1, options: { silence: 9 } });
    const [ada, ben, cem] = clients as [Client, Client, Client];
    const chance = new FastChance(3);
    const ines = await scene.connect(await scene.person(), code);
    await ben.say({ type: 'leave' });
    await ada.say({ type: 'remove', seat: 2 });
    const table = await tableOf(code);
    for (let i = 0; i < 200 && !('view' in (await table.late(ines.person))); i++) await answerAll([ada], chance);
    expect(await table.late(ines.person)).toHaveProperty('view');
    for (const one of [ada, ben, cem]) expect(await table.late(one.person)).toMatchObject({ code: 'not-watching' });
    expect(await ben.say({ type: 'sit', seat: 2 })).toMatchObject({ ok: false });
    expect(await cem.say({ type: 'sit', seat: 2 })).toMatchObject({ ok: false, code: 'barred' });
    expect(await ines.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: false });
    expect(await ines.say({ type: 'sit', seat: 2 })).toMatchObject({ ok: false });
    expect(await ben.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: true });
    // With everybody gone the host's place passes to nobody who looked on.
    await ada.say({ type: 'leave' });
    await ben.say({ type: 'leave' });
    expect(await ines.say({ type: 'offer', seat: 1, on: true })).toMatchObject({ ok: false, code: 'not-host' });
  });

  test('another match is open to them: whoever looked on may sit down at the next table', async () => {
    scene = await TestTable.open();
    const { code, clients } = await scene.table(2, { game: 'courier', seats: 3, late: 1, options: { silence: 2 } });
    const ines = await scene.connect(await scene.person(), code);
    const chance = new FastChance(5);
    for (let i = 0; i < 2_000 && ines.table.phase === 'playing'; i++) await answerAll(clients, chance);
    for (const one of clients) await one.say({ type: 'rematch' });
    const next = ines.table.next ?? '';
    expect((await scene.store.table(next))?.late).toBe(1);
    const again = await scene.connect(clients[0]?.person ?? '', next);
    await again.say({ type: 'bot', seat: 2, bot: null });
    expect(await (await scene.connect(ines.person, next)).say({ type: 'sit', seat: 2 })).toMatchObject({ ok: true });
  });
});
