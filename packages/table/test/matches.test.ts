// Finished matches over HTTP: my list, public ones, hiding, analyses, and playing on from a moment.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Analysis, digestOfLog, type Log, openRecord, verifyRecord, writeLog } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.ts';
import type { MyMatches, PublicMatches, TableInfo } from '../src/protocol/index.ts';
import { openapi } from '../src/server/openapi.ts';
import { builtWorker } from './built.ts';
import { type Live, Visitor } from './web-client.ts';

const data = mkdtempSync(join(tmpdir(), 'tabella-matches-'));
let served: Served;
let ada: Visitor;
let bob: Visitor;
let eve: Visitor;

const start = async (): Promise<Served> =>
  serve({
    ...{ port: 0, host: '127.0.0.1', data, log: 'silent', limits: false, pace: 0 },
    bots: { worker: builtWorker, threads: 1 },
  });
beforeAll(async () => {
  served = await start();
  [ada, bob, eve] = [await come('Ada'), await come('Bob'), await come('Eve')];
});
afterAll(async () => {
  await served.close();
  rmSync(data, { recursive: true, force: true });
});

async function come(name: string): Promise<Visitor> {
  const visitor = await Visitor.come(served.url);
  await visitor.http('PATCH', 'me', { name });
  return visitor;
}

async function json<T>(
  visitor: Visitor,
  method: string,
  path: string,
  body?: unknown,
): Promise<T & { status: number }> {
  const reply = await visitor.http(method, path, body);
  return { ...((await reply.json()) as T), status: reply.status };
}
const mine = (visitor: Visitor, query = ''): Promise<MyMatches> => json<MyMatches>(visitor, 'GET', `matches${query}`);
const codesOf = async (visitor: Visitor, query = ''): Promise<string[]> =>
  (await mine(visitor, query)).matches.map(({ code }) => code);

/** Bots play it to its end. */
async function finish(live: Live): Promise<void> {
  await live.say({ type: 'leave' });
  await live.say({ type: 'fast-forward' });
  await live.until(() => [...live.views.values()].some((view) => view.result));
  await live.end();
}

/** Ada and Bob began it, and a bot sat with them. */
async function playedByTwo(terms: object = {}): Promise<string> {
  const code = await ada.make({ options: { silence: 2 }, ...terms });
  const [one, two] = [await ada.sit(code), await bob.sit(code)];
  await two.say({ type: 'sit', seat: 1 });
  await one.say({ type: 'bot', seat: 2, bot: 'random' });
  await one.say({ type: 'chat', text: 'good luck' });
  await one.say({ type: 'start' });
  await two.say({ type: 'leave' });
  await two.end();
  await finish(one);
  return code;
}

async function recordOf(visitor: Visitor, code: string): Promise<{ text: string; log: Log }> {
  const text = await (await visitor.http('GET', `tables/${code}/log`)).text();
  const opened = openRecord(text);
  if (!opened.ok) throw new Error(opened.reason);
  return { text, log: opened.log };
}

const verified = async (text: string) => {
  const opened = openRecord(text);
  const gamePackage = await gamePackageOf('courier');
  return opened.ok && gamePackage ? verifyRecord(opened, gamePackage.game) : opened;
};

test('my matches: who played, how it ended, found by query, hidden by one and deleted by all', async () => {
  expect(await mine(ada)).toMatchObject({ matches: [], next: null, count: 0 });
  const code = await playedByTwo({ open: 'public' });
  const alone = await ada.make({ fill: 'random', start: true, options: { silence: 2 } });
  await finish(await ada.sit(alone));
  const [first, second] = (await mine(ada)).matches;
  expect(first).toMatchObject({ code: alone, mine: [0], last: true });
  expect(second).toMatchObject({
    ...{ code, game: 'courier', open: 'public', mine: [0], last: false, playedOn: false, options: { silence: 2 } },
    seats: [
      { name: 'Ada', bot: null },
      { name: 'Bob', bot: null },
      { name: expect.any(String), bot: 'random' },
    ],
  });
  expect(second?.result.reason).toEqual(expect.any(String));
  expect(second?.ended).toBeGreaterThanOrEqual(second?.began ?? Number.NaN);
  const won = second?.result.winners.includes(0) ? 'won' : 'lost';
  expect(await codesOf(ada, `?with=BOB&result=${won}`)).toEqual([code]);
  expect(await codesOf(ada, '?with=Nobody')).toEqual([]);
  expect(await codesOf(ada, '?text=cour&game=courier')).toEqual([alone, code]);
  expect(await codesOf(ada, `?before=${first?.ended}-${alone}`)).toEqual([code]);
  expect((await ada.http('GET', 'matches?result=drawn')).status).toBe(400);
  expect((await eve.http('DELETE', `matches/${code}`)).status).toBe(404);

  // Strangers see a public match until one of those who sat there hides it.
  const open = await json<PublicMatches>(eve, 'GET', 'matches/public?game=courier');
  expect(open.matches.map((match) => match.code)).toEqual([code]);
  expect(open.matches[0]).not.toHaveProperty('mine');
  expect((await recordOf(eve, code)).log.table?.chat).toMatchObject([
    { row: 0, seat: 0, name: 'Ada', text: 'good luck' },
  ]);
  expect(await json(ada, 'DELETE', `matches/${code}`)).toMatchObject({ status: 200, deleted: false });
  expect(await codesOf(ada)).toEqual([alone]);
  expect(await codesOf(bob)).toEqual([code]);
  expect(await json(eve, 'GET', 'matches/public')).toMatchObject({ matches: [] });
  for (const path of ['', '/log', '/analysis']) {
    const gone = await json<{ reason: string }>(eve, 'GET', `tables/${code}${path}`);
    expect(gone).toMatchObject({
      status: 404,
      code: 'hidden',
      reason: 'Somebody who played this match has hidden it.',
    });
  }
  expect((await bob.http('GET', `tables/${code}/log`)).status).toBe(200);
  expect(await json(bob, 'DELETE', `matches/${code}`)).toMatchObject({ status: 200, deleted: true });
  for (const one of [ada, bob, eve]) {
    expect(await json(one, 'GET', `tables/${code}/log`)).toMatchObject({ status: 404, code: 'no-table' });
  }
  expect(await json(ada, 'DELETE', `matches/${alone}`)).toMatchObject({ deleted: true });
});

test('an analysis is kept with its match, by those who sat there and for that match alone', async () => {
  const code = await playedByTwo();
  const { log } = await recordOf(ada, code);
  const analysis: Analysis = {
    ...{ version: 1, game: 'courier', rules: log.rules, of: digestOfLog(log), worth: 'chance', worlds: 40, took: 900 },
    moments: [{ row: 0, everybody: [0.5, 0.25, 0.25], own: [0.5, 0.3, 0.2], beliefs: [] }],
    turningPoints: [{ row: 3, seat: 1, by: -0.2, actor: 2 }],
    decisions: [{ row: 2, seat: 0, chosen: { card: 1 }, best: 'pass', worth: 0.4, bestWorth: 0.5, than: 'worse' }],
    truth: { 'identity 1': 'spy' },
  };
  const put = (visitor: Visitor, body: unknown) => json(visitor, 'PUT', `tables/${code}/analysis`, body);
  expect(await json(eve, 'GET', `tables/${code}/analysis`)).toMatchObject({ status: 404, code: 'no-analysis' });
  expect(await put(eve, analysis)).toMatchObject({ status: 403, code: 'not-seated' });
  expect(await put(ada, { ...analysis, of: '0'.repeat(64) })).toMatchObject({ status: 400, code: 'other-match' });
  expect(await put(ada, { ...analysis, more: 1 })).toMatchObject({ status: 400 });
  expect(await put(ada, { ...analysis, moments: [{ row: 'x' }] })).toMatchObject({ status: 400 });
  const filled = { ...analysis, moments: Array.from({ length: 9_000 }, () => analysis.moments[0]) };
  expect(await put(ada, filled)).toMatchObject({ status: 413 });
  const whole: Analysis = {
    ...analysis,
    unfinished: true,
    moments: analysis.moments.map((moment) => ({
      ...moment,
      ownBeliefs: [[], [], []],
      truth: { 'identity 1': 'spy' },
    })),
  };
  for (const sent of [analysis, whole]) {
    expect(await put(bob, sent)).toMatchObject({ status: 200, ok: true });
    expect(await json<Analysis>(eve, 'GET', `tables/${code}/analysis`)).toEqual({ ...sent, status: 200 });
  }
  const running = await ada.make({ fill: 'random', start: true });
  expect(await json(ada, 'PUT', `tables/${running}/analysis`, analysis)).toMatchObject({
    status: 409,
    code: 'not-over',
  });
});

describe('playing on from a moment', () => {
  const playOn = (visitor: Visitor, body: object) =>
    json<{ code: string; reason?: string }>(visitor, 'POST', 'play-on', body);
  const infoOf = (visitor: Visitor, code: string) => json<TableInfo>(visitor, 'GET', `tables/${code}`);

  test.each(['as-it-was', 'anew'])(
    'against bots, hidden things %s: it says so, survives a restart, verifies',
    async (hidden) => {
      const source = await playedByTwo();
      const { log } = await recordOf(ada, source);
      const row = Math.floor(log.rows.length / 2);
      const { code } = await playOn(eve, { code: source, row, seat: 1, hidden, with: 'bots' });
      expect(await infoOf(eve, code)).toMatchObject({ phase: 'gathering', starting: true });
      await eve.http('POST', `tables/${code}/start`, { number: 'mine' });
      const info = await infoOf(eve, code);
      expect(info).toMatchObject({ phase: 'playing', game: 'courier', options: log.options, open: 'link' });
      expect(info.from).toEqual({ code: source, row: expect.any(Number), seat: 1, hidden });
      expect(info.from?.row).toBeLessThanOrEqual(row);
      expect(info.seats.map(({ by, mine }) => [by, mine])).toEqual([
        ['bot', false],
        ['person', true],
        ['bot', false],
      ]);

      await served.close();
      served = await start();
      for (const one of [ada, bob, eve]) Object.assign(one, { url: served.url });
      const live = await eve.sit(code);
      expect(live.views.get(1)?.told.length).toBeGreaterThan(0);
      expect(await live.say({ type: 'leave' })).toMatchObject({ ok: true });
      await finish(live);
      const { text, log: played } = await recordOf(eve, code);
      expect(played.from?.state).toEqual(expect.any(String));
      expect(await verified(text)).toMatchObject({ ok: true });
      expect((await mine(eve)).matches[0]).toMatchObject({ code, playedOn: true, mine: [1] });
      // The match itself may be played on again, by its code; its file is not taken.
      expect(await playOn(eve, { code, row: 3, seat: 0, hidden, with: 'bots' })).toMatchObject({ status: 200 });
      const again = await playOn(eve, { file: text, row: 3, seat: 0, hidden, with: 'bots' });
      expect(again).toMatchObject({ status: 400, reason: expect.stringContaining('began from a moment') });
    },
  );

  test('with friends: a waiting room with the same seats, whose rules stay; a rematch has the usual set-up', async () => {
    const { text, log } = await recordOf(ada, await playedByTwo());
    const { code } = await playOn(bob, { file: text, row: log.rows.length, seat: 2, hidden: 'anew', with: 'friends' });
    expect(await infoOf(bob, code)).toMatchObject({ phase: 'gathering', from: { code: null, seat: 2 } });
    const [one, two] = [await bob.sit(code), await ada.sit(code)];
    expect(await one.say({ type: 'option', name: 'silence', value: 5 })).toMatchObject({ ok: false, code: 'settled' });
    expect(await one.say({ type: 'terms', seats: 4 })).toMatchObject({ ok: false, code: 'settled' });
    expect(await one.say({ type: 'terms', clock: 60 })).toMatchObject({ ok: true });
    await two.say({ type: 'sit', seat: 0 });
    await one.say({ type: 'bot', seat: 1, bot: 'random' });
    expect(await one.say({ type: 'start' })).toMatchObject({ ok: true });
    await two.say({ type: 'leave' });
    await one.say({ type: 'leave' });
    await one.say({ type: 'fast-forward' });
    await one.until(() => [...one.views.values()].some((view) => view.result));
    expect(await one.say({ type: 'sit', seat: 2 })).toMatchObject({ ok: true });
    expect(await one.say({ type: 'rematch' })).toMatchObject({ ok: true });
    const { next } = await infoOf(bob, code);
    expect(await infoOf(bob, next ?? '')).toMatchObject({ starting: true, from: null });
    await Promise.all([one.end(), two.end()]);
  });

  test('what cannot be played on is refused in a sentence', async () => {
    const source = await playedByTwo();
    const { text, log } = await recordOf(ada, source);
    const running = await ada.make({ fill: 'random', start: true });
    const at = { row: 2, seat: 0, hidden: 'as-it-was', with: 'bots' };
    const refused = async (body: object, status: number, reason: string): Promise<void> =>
      expect(await playOn(ada, { ...at, ...body })).toMatchObject({ status, reason: expect.stringContaining(reason) });
    await refused({ code: running }, 409, 'when the match is over');
    await refused({ code: 'QQQQQQQQ' }, 404, 'no table');
    await refused({}, 400, 'Say which match');
    await refused({ code: source, file: text }, 400, 'Say which match');
    await refused({ code: source, seat: 3 }, 400, 'no such seat');
    await refused({ code: source, row: log.rows.length + 1 }, 400, 'shorter');
    await refused({ file: '' }, 400, 'not a whole replay file');
    await refused({ file: text.slice(0, -40) }, 400, 'not a whole replay file');
    await refused({ file: '{"tabella":9}' }, 400, 'not a replay file of Tabella');
    await refused({ file: text.replace('"silence":2', '"silence":3') }, 400, 'options were changed');
    await refused({ file: text.replace(/"rules":(\d)/, '"rules":9$1') }, 400, 'rules version was changed');
    await refused({ file: writeLog({ ...log, rules: 99 }) }, 400, 'under rules 99, which are no longer here');
    const rows = log.rows.map((one, i) => (i === 1 ? { ...one, ask: 9_999 } : one));
    await refused({ file: writeLog({ ...log, rows }) }, 400, 'Row 1 of the replay does not fit');
    await refused({ file: writeLog({ ...log, rows: log.rows.slice(0, 5), result: null }) }, 400, 'not over');
    await refused({ file: 'x'.repeat(2_000_001) }, 400, 'file');
  });
});

test('the description for programs has them all', async () => {
  const { paths } = (await openapi()) as { paths: Record<string, object> };
  const described = ['/api/matches', '/api/matches/public', '/api/matches/{code}', '/api/play-on'];
  for (const path of [...described, '/api/tables/{code}/analysis']) expect(Object.keys(paths)).toContain(path);
});
