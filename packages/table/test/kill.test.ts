// Killed without warning, again and again, in the middle of play: nothing that a client was shown is missing afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Log, openRecord, verifyRecord } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { afterAll, expect, test } from 'vitest';
import type { Snapshot, TableInfo } from '../src/protocol/index.ts';
import { freePort, type ServerProcess, startServer as startProcess } from './server-process.ts';
import { type Live, Visitor } from './web-client.ts';

const KILLS = 6;
/** Tables at which a person plays, and tables at which bots play as fast as they can while that person looks on. */
const PLAYED = 3;
const WATCHED = 4;
const data = mkdtempSync(join(tmpdir(), 'tabella-kill-'));
afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

const startServer = (port: number): Promise<ServerProcess> => startProcess({ port, data });

interface Shown {
  told: readonly unknown[];
  result: unknown;
  sent: number;
}

const onlyView = (live: Live): Snapshot | undefined => [...live.views.values()][0];

/** Messages are named once and for all: the server knows a resend even after a restart. */
let said = 0;

/** Answers what it is asked, as fast as it can, and notes what it is shown. */
function playOn(live: Live, shown: Shown, most = Number.POSITIVE_INFINITY): void {
  const answered = new Set<number>();
  const look = (): void => {
    const view = onlyView(live);
    if (!view) return;
    shown.told = view.told;
    shown.result = view.result;
    const { ask } = view;
    if (!ask || shown.sent >= most || answered.has(ask.id) || live.socket.readyState !== live.socket.OPEN) return;
    answered.add(ask.id);
    shown.sent++;
    const id = `k${said++}`;
    const choice = ask.from[shown.sent % ask.from.length];
    live.socket.send(JSON.stringify({ type: 'answer', id, seat: ask.seat, ask: ask.id, choice }));
  };
  live.socket.on('message', look);
  look();
}

test(`${KILLS} kills under load lose nothing that was shown`, async () => {
  const port = await freePort();
  let server = await startServer(port);
  const ada = await Visitor.come(server.url);
  const tables = new Map<string, Shown>();
  const make = async (): Promise<string> => {
    const options = { errands: true, silence: 9 };
    const code = await ada.make({ fill: 'random', start: true, window: 'quick', options });
    tables.set(code, { told: [], result: null, sent: 0 });
    return code;
  };
  for (let i = 0; i < PLAYED; i++) await make();
  let events = 0;
  let cutShort = 0;
  for (let kill = 0; kill <= KILLS; kill++) {
    const lives: Live[] = [];
    const comeBack = async ([code, before]: [string, Shown]): Promise<void> => {
      const live = await ada.sit(code);
      lives.push(live);
      // Everything that was shown before the kill is there, in the same order.
      expect(onlyView(live)?.told.slice(0, before.told.length)).toEqual(before.told);
      if (before.result) expect(onlyView(live)?.result).toEqual(before.result);
      playOn(live, before);
    };
    await Promise.all([...tables].map(comeBack));
    if (kill === KILLS) break;
    for (const [code, { result }] of tables) if (result) tables.delete(code);
    const watched = await Promise.all(Array.from({ length: WATCHED }, make));
    const lookOn = async (code: string): Promise<void> => {
      const live = await ada.sit(code);
      lives.push(live);
      await live.say({ type: 'leave' });
      await live.say({ type: 'fast-forward' });
      playOn(live, tables.get(code) as Shown);
    };
    await Promise.all(watched.map(lookOn));
    await new Promise((next) => setTimeout(next, 50 + ((kill * 137) % 300)));
    await server.kill();
    await Promise.all(lives.map((live) => live.until(() => live.closed)));
    for (const { told, result } of tables.values()) {
      events += told.length;
      if (!result) cutShort++;
    }
    server = await startServer(port);
  }
  expect(events).toBeGreaterThan(200);
  expect(cutShort).toBeGreaterThan(KILLS);
  await server.kill();
});

test('what was taken back stays so when the server is killed right after saying so', async () => {
  const port = await freePort();
  let server = await startServer(port);
  const ada = await Visitor.come(server.url);
  const code = await ada.make({ game: 'carcassonne', seats: 2, fill: 'random', start: true });
  const live = await ada.sit(code);
  const { ask } = await live.until(() => (onlyView(live)?.ask ? onlyView(live) : null));
  const before = onlyView(live)?.told;
  await live.say({ type: 'answer', seat: 0, ask: ask?.id ?? -1, choice: ask?.from[0] ?? null });
  await live.until(() => onlyView(live)?.undo === 'right');
  expect(await live.say({ type: 'undo', seat: 0, by: 'right' })).toMatchObject({ ok: true });
  await server.kill();
  await live.until(() => live.closed);
  server = await startServer(port);
  const back = await ada.sit(code);
  expect(onlyView(back)).toMatchObject({
    told: before,
    undone: [{ seat: 0 }],
    ask: { kind: ask?.kind, from: ask?.from },
  });
  await server.kill();
});

test('a table that goes on from a moment of another match is there again after a kill, and goes on', async () => {
  const port = await freePort();
  let server = await startServer(port);
  const ada = await Visitor.come(server.url);
  const source = await ada.make({ fill: 'random', start: true, window: 'quick', options: { silence: 9 } });
  const first = await ada.sit(source);
  await first.say({ type: 'leave' });
  await first.say({ type: 'fast-forward' });
  await first.until(() => [...first.views.values()].some(({ result }) => result));
  const played = (await (await ada.http('GET', `tables/${source}/log`)).json()) as Pick<Log, 'rows'>;
  const row = Math.floor(played.rows.length / 2);
  const moment = { code: source, row, seat: 0, hidden: 'as-it-was', with: 'bots' };
  const { code } = (await (await ada.http('POST', 'play-on', moment)).json()) as { code: string };
  await ada.http('POST', `tables/${code}/start`, { number: 'mine' });

  let before: Shown = { told: [], result: null, sent: 0 };
  let from: unknown;
  for (const answers of [0, 1, 2]) {
    const live = await ada.sit(code);
    // The same position with the same events since, and the question that was open.
    const info = (await (await ada.http('GET', `tables/${code}`)).json()) as TableInfo;
    expect(info.from).toMatchObject({ code: source, seat: 0, hidden: 'as-it-was' });
    from ??= info.from;
    expect(info.from).toEqual(from);
    expect(onlyView(live)?.told.length).toBeGreaterThan(0);
    expect(onlyView(live)?.told.slice(0, before.told.length)).toEqual(before.told);
    const shown: Shown = { told: [], result: null, sent: 0 };
    playOn(live, shown, answers);
    await live.until(() => shown.result || shown.sent >= answers);
    before = shown;
    await server.kill();
    await live.until(() => live.closed);
    server = await startServer(port);
  }
  const last = await ada.sit(code);
  expect(onlyView(last)?.told.slice(0, before.told.length)).toEqual(before.told);
  await last.say({ type: 'leave' });
  await last.say({ type: 'fast-forward' });
  await last.until(() => [...last.views.values()].some(({ result }) => result));
  const reply = await ada.http('GET', `tables/${code}/log`);
  const opened = openRecord(await reply.text());
  const gamePackage = await gamePackageOf('courier');
  if (!opened.ok || !gamePackage) throw new Error('there is no record');
  expect(opened.log.from).toBeDefined();
  // By chance it may be over soon.
  expect(opened.log.rows.length).toBeGreaterThan(0);
  expect(verifyRecord(opened, gamePackage.game, { numbers: [{ seat: 0, number: 'mine' }] })).toMatchObject({
    ok: true,
  });
  await server.kill();
});
