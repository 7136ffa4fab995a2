// Hints: at tables that allow it a strong bot says what it would do, to the one who asks, from what their seat knows.

import { readAnswer, type Thought, wordsAt } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type Client, TestTable } from './test-table.ts';

let scene: TestTable;
beforeEach(async () => {
  scene = await TestTable.open();
});
afterEach(async () => {
  expect(scene.troubles).toEqual([]);
  await scene.end();
});

const COURIER = { game: 'courier', hints: true } as const;

/** A seat that is asked, and the person who holds it. */
function asked(clients: readonly Client[]): { readonly client: Client; readonly seat: number; readonly ask: number } {
  for (const [seat, client] of clients.entries()) {
    const { ask } = client.view(seat);
    if (ask !== null) return { client, seat, ask: ask.id };
  }
  throw new Error('nobody is asked');
}

const thoughtsTo = (client: Client): (Thought | null)[] =>
  client.heard.flatMap((one) => (one.type === 'hinted' ? [one.thought] : []));

describe.each(['carcassonne', 'courier', 'emissary', 'onmitsu', 'stars'])('%s', (game) => {
  it('is told in a sentence what a strong bot would do', async () => {
    const gamePackage = await gamePackageOf(game);
    if (gamePackage === null) throw new Error(`no game ${game}`);
    const { clients } = await scene.table(gamePackage.game.seats.min, { game, hints: true });
    const { client, seat, ask } = asked(clients);
    expect(await client.say({ type: 'hint', seat, ask })).toMatchObject({ ok: true });
    await scene.calm();
    const [thought] = thoughtsTo(client);
    const question = client.view(seat).ask;
    if (!thought || question === null) throw new Error('no thought');
    expect(readAnswer(question, thought.answer, gamePackage.game.texts)).toMatchObject({ ok: true });
    const words = wordsAt(gamePackage.words, client.table.options);
    const name = (of: number): string => `Person ${of + 1}`;
    expect(words.thought?.(thought, question, client.view(seat).view, name)).toMatch(/\w+.*\./);
    for (const other of clients) if (other !== client) expect(thoughtsTo(other)).toEqual([]);
  });
});

test('a table gives no hints unless its host says so before the start, and keeps it when it is opened again', async () => {
  const { clients } = await scene.table(3, { ...COURIER, hints: false });
  const { client, seat, ask } = asked(clients);
  expect(client.table.hints).toBe(false);
  expect(await client.say({ type: 'hint', seat, ask })).toMatchObject({ ok: false, code: 'no-hints' });
  expect(await clients[0]?.say({ type: 'terms', hints: true })).toMatchObject({ ok: false, code: 'begun' });
  const host = await scene.person();
  const code = await scene.make(host, { game: 'courier', seats: 3 });
  const waiting = await scene.connect(host, code);
  expect(await waiting.say({ type: 'terms', hints: true })).toMatchObject({ ok: true });
  expect(waiting.table.hints).toBe(true);
  await scene.restart();
  expect((await scene.connect(host, code)).table.hints).toBe(true);
});

test('only the one who is asked may ask, about the open question', async () => {
  const { clients } = await scene.table(3, COURIER);
  const { client, seat, ask } = asked(clients);
  const other = clients[(seat + 1) % 3] as Client;
  for (const [who, of, id, code] of [
    [client, seat, ask - 1, 'stale-ask'],
    [client, (seat + 1) % 3, ask, 'not-yours'],
    [other, seat, ask, 'not-yours'],
  ] as const)
    expect(await who.say({ type: 'hint', seat: of, ask: id })).toMatchObject({ ok: false, code });
  expect(scene.tasks).toEqual([]);
});

test('the bot is sent what the seat knows, and thinks for one question of a person at a time; the table goes on', async () => {
  await scene.end();
  scene = await TestTable.open({ busyBots: 5_000 });
  const { clients } = await scene.table(3, COURIER);
  const { client, seat, ask } = asked(clients);
  expect(await client.say({ type: 'hint', seat, ask })).toMatchObject({ ok: true });
  expect(await client.say({ type: 'hint', seat, ask })).toMatchObject({ ok: false, code: 'too-many' });
  const task = JSON.parse(scene.tasks[0] ?? '') as { bot: string; input: { seat: number; known: { viewer: number } } };
  expect(task).toMatchObject({ bot: 'hard', why: true, input: { seat, known: { viewer: seat } } });
  for (const [of, person] of clients.entries()) {
    const open = person.view(of).ask;
    if (open?.id === ask) await person.answer(of, open.from[0] ?? null);
  }
  expect(client.view(seat).ask?.id).not.toBe(ask);
  // What it thinks of a question that is over is of no use.
  await scene.pass(5_000);
  expect(thoughtsTo(client)).toEqual([null]);
});
