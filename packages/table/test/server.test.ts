// The server as the world meets it: HTTP, cookies, headers, sockets.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup, type Served, serve } from '../src/index.ts';
import { openapi } from '../src/server/openapi.ts';
import { builtWorker } from './built.ts';
import { Live, Visitor } from './web-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabella-server-'));
const web = join(folder, 'web');
let served: Served;
let url: string;

const start = (options = {}): Promise<Served> =>
  serve({
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'data'),
    log: 'silent',
    pace: 0,
    web,
    bots: { worker: builtWorker, threads: 1 },
    ...options,
  });

beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tabella</title>');
  writeFileSync(join(web, 'assets', 'app.js'), 'export {};');
  served = await start({ limits: false });
  url = served.url;
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('guests', () => {
  test('a guest is given a signed cookie that no script can read, and keeps their name', async () => {
    const reply = await fetch(`${url}/api/me`);
    const [cookie] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^tabella=.+HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const ada = await Visitor.come(url);
    const { name } = (await (await ada.http('GET', 'me')).json()) as { name: string };
    expect((await (await ada.http('GET', 'me')).json()) as object).toEqual({ name });
    expect((await ada.http('GET', 'me')).headers.getSetCookie()).toEqual([]);
    expect(await (await ada.http('PATCH', 'me', { name: '  Ada  of\u00a0Ur ' })).json()).toEqual({ name: 'Ada of Ur' });
    expect(await (await ada.http('GET', 'me')).json()).toEqual({ name: 'Ada of Ur' });
  });

  test('a cookie that was changed is nobody', async () => {
    const ada = await Visitor.come(url);
    const forged = ada.cookie.replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`);
    const reply = await fetch(`${url}/api/tables/mine`, { headers: { cookie: forged } });
    expect(await reply.json()).toEqual({ tables: [] });
    expect((await fetch(`${url}/api/me`, { headers: { cookie: forged } })).headers.getSetCookie()).toHaveLength(1);
  });

  test.each([
    { name: '' },
    { name: 'x'.repeat(25) },
    { name: ' \u0000 ' },
    { name: 'Ada\u202e' },
    { name: 5 },
    {},
    { name: 'a', admin: true },
  ])('a name like %j is refused with a reason', async (body) => {
    const ada = await Visitor.come(url);
    const reply = await ada.http('PATCH', 'me', body);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: expect.any(String), reason: expect.any(String) });
  });
});

describe('tables', () => {
  test('games are listed with their options and bots', async () => {
    const { games } = (await (await fetch(`${url}/api/games`)).json()) as { games: { id: string }[] };
    expect(games.find((game) => game.id === 'courier')).toMatchObject({
      title: 'Courier',
      seats: { min: 3, max: 5 },
      options: [
        { name: 'silence', kind: 'number', default: 5 },
        { name: 'errands', kind: 'flag' },
      ],
      bots: expect.arrayContaining(['random']),
    });
  });

  test('one request makes a running game against bots, and one connection plays it', async () => {
    const ada = await Visitor.come(url);
    const code = await ada.make({ fill: 'random', start: true, window: 'quick', options: { errands: false } });
    const live = await ada.sit(code);
    const ask = await live.until(() => {
      const now = live.views.get(0)?.ask;
      return now && !now.reaction && now;
    });
    expect(await live.say({ type: 'answer', seat: 0, ask: ask.id, choice: ask.fallback })).toMatchObject({ ok: true });
    expect(live.views.get(0)?.told.length).toBeGreaterThan(0);
    await live.end();
  });

  test('a table that begins at once shows its fingerprint before its host adds to the deal', async () => {
    const ada = await Visitor.come(url);
    const terms = { game: 'courier', seats: 3, fill: 'random' };
    const made = (await (await ada.http('POST', 'tables', terms)).json()) as { code: string; commitment: string };
    const begin = (who: Visitor) => who.http('POST', `tables/${made.code}/start`, { number: 'drawn after it' });
    expect((await begin(await Visitor.come(url))).status).toBe(409);
    expect((await begin(ada)).status).toBe(200);
    expect(await (await ada.http('GET', `tables/${made.code}`)).json()).toMatchObject({
      phase: 'playing',
      fairness: { commitment: made.commitment, numbers: ['drawn after it', 'bot', 'bot'] },
    });
    expect((await begin(ada)).status).toBe(409);
  });

  test.each([
    [{ game: 'chess' }, 'no-game'],
    [{ seats: 2 }, 'bad-seats'],
    [{ options: { silence: 99 } }, 'bad-options'],
    [{ options: { wild: true } }, 'bad-options'],
    [{ fill: 'search:9999999' }, 'no-bot'],
    [{ start: true }, 'not-full'],
    [{ seat: 3 }, 'no-seat'],
    [{ clock: -1 }, 'bad-request'],
    [{ hack: 1 }, 'bad-request'],
  ])('a table on terms like %j is refused', async (terms, code) => {
    const ada = await Visitor.come(url);
    const reply = await ada.http('POST', 'tables', { game: 'courier', seats: 3, ...terms });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code });
  });

  test('R10: options that do not go together are refused with the reason', async () => {
    const ada = await Visitor.come(url);
    const options = { farmers: false, pig: 'yes' };
    const reply = await ada.http('POST', 'tables', { game: 'carcassonne', seats: 2, options });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({
      code: 'bad-options',
      reason: 'Without farmers there is no field for a pig: play with farmers, or without it.',
    });
  });

  test('a code may be typed in small letters; what is no code is not found', async () => {
    const ada = await Visitor.come(url);
    const code = await ada.make({});
    expect(await (await ada.http('GET', `tables/${code.toLowerCase()}`)).json()).toMatchObject({ code, host: true });
    expect(await (await fetch(`${url}/api/tables/${code}`)).json()).toMatchObject({ code, host: false });
    expect((await fetch(`${url}/api/tables/QQQQQQ`)).status).toBe(404);
    expect((await fetch(`${url}/api/tables/..%2f..%2fetc`)).status).toBe(404);
  });
});

describe('headers and files', () => {
  test('no page may run inline script, be framed, or send elsewhere', async () => {
    const policy = (await fetch(url, { headers: { accept: 'text/html' } })).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('pages are one page, assets are kept, and what is missing is missing', async () => {
    const page = await fetch(`${url}/t/ABCDEF`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('Tabella');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${url}/assets/app.js`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${url}/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${url}/api/none`, { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await fetch(`${url}/..%2fdata%2ftabella.sqlite`)).status).toBe(404);
  });

  test('requests from other sites are refused', async () => {
    const ada = await Visitor.come(url);
    const headers = { cookie: ada.cookie, origin: 'https://evil.example', 'content-type': 'application/json' };
    const body = JSON.stringify({ game: 'courier', seats: 3 });
    expect((await fetch(`${url}/api/tables`, { method: 'POST', headers, body })).status).toBe(403);
    const code = await ada.make({});
    const foreign = new Live(ada.socket(code, { origin: 'https://evil.example' }));
    await expect(foreign.say({ type: 'hello' })).rejects.toThrow('403');
    const own = new Live(ada.socket(code, { origin: url }));
    expect(await own.say({ type: 'hello' })).toMatchObject({ ok: true });
    await own.end();
  });

  test('health, figures and the description', async () => {
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('tabella_append_seconds_bucket');
    const described = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(described.paths)).toContain('/api/tables');
    expect(await openapi()).toMatchObject({ openapi: '3.1.0', components: { schemas: { Said: {}, Heard: {} } } });
  });
});

describe('sockets', () => {
  test('nobody without a cookie, nothing without a table', async () => {
    const ada = await Visitor.come(url);
    const code = await ada.make({});
    await expect(new Live(ada.socket(code, { cookie: '' })).say({ type: 'hello' })).rejects.toThrow('401');
    const lost = new Live(ada.socket('QQQQQQ'));
    expect(await lost.until(() => lost.closed)).toBe(4404);
    expect(lost.heard).toContainEqual({ type: 'bye', reason: 'gone' });
  });

  test('nonsense is refused and does no harm; too much of it at once closes the connection', async () => {
    const ada = await Visitor.come(url);
    const live = await ada.sit(await ada.make({}));
    live.socket.send('nonsense');
    live.socket.send(JSON.stringify({ type: 'sit', id: 'n1', seat: -1 }));
    live.socket.send(Buffer.from([1, 2, 3]));
    await live.until(() => live.heard.some((one) => one.type === 'ack' && one.id === 'n1' && !one.ok));
    expect(await live.say({ type: 'prefer', windows: 'always' })).toMatchObject({ ok: true });
    live.socket.send(JSON.stringify({ type: 'chat', id: 'big', text: 'x'.repeat(70_000) }));
    expect(await live.until(() => live.closed)).toBe(1009);
  });

  test('a dropped connection is seen by the others, and its owner goes on where they were', async () => {
    const [ada, bob] = [await Visitor.come(url), await Visitor.come(url)];
    const code = await ada.make({});
    const [one, other] = [await ada.sit(code), await bob.sit(code)];
    await other.say({ type: 'sit', seat: 1 });
    await one.say({ type: 'bot', seat: 2, bot: 'random' });
    await one.say({ type: 'start' });
    other.socket.terminate();
    const offline = (): boolean =>
      one.heard.some(
        (message) =>
          message.type === 'table' && message.table.seats[1]?.by === 'person' && !message.table.seats[1].online,
      );
    await one.until(offline);
    const back = await bob.sit(code);
    expect([...back.views.keys()]).toEqual([1]);
    await Promise.all([one.end(), back.end()]);
  });
});

test('V10, V19: limits: a flood is answered, then shut out; a person and an address make only so many tables', async () => {
  const strict = await start({ data: join(folder, 'strict') });
  const ada = await Visitor.come(strict.url);
  const code = await ada.make({});
  const live = await ada.sit(code);
  for (let i = 0; i < 400; i++) live.socket.send(JSON.stringify({ type: 'prefer', id: `f${i}`, windows: 'always' }));
  expect(await live.until(() => live.closed)).toBe(1008);
  expect(live.heard).toContainEqual({ type: 'bye', reason: 'flood' });
  expect(live.heard).toContainEqual(expect.objectContaining({ type: 'ack', code: 'too-many' }));
  const chatty = await ada.sit(code);
  const acks = await Promise.all(Array.from({ length: 30 }, () => chatty.say({ type: 'chat', text: 'spam' })));
  expect(acks).toContainEqual(expect.objectContaining({ ok: false, code: 'too-many' }));
  await chatty.end();
  const make = async (who: Visitor): Promise<string> => {
    const reply = await who.http('POST', 'tables', { game: 'courier', seats: 3, fill: 'random', start: true });
    return reply.ok ? 'made' : ((await reply.json()) as { reason: string }).reason;
  };
  const bob = await Visitor.come(strict.url);
  const made = await Promise.all(Array.from({ length: 30 }, () => make(bob)));
  expect(made.filter((one) => one === 'made').length).toBeGreaterThanOrEqual(20);
  expect(made).toContainEqual(expect.stringContaining('faster than anybody can sit down'));
  const others = await Promise.all(Array.from({ length: 40 }, () => Visitor.come(strict.url)));
  expect(await Promise.all(others.map(make))).toContain('Slow down.');
  await strict.close();
});

test('a server that is stopped says goodbye, and the next one goes on; a backup is whole', async () => {
  const data = join(folder, 'moving');
  const first = await start({ data, limits: false });
  const ada = await Visitor.come(first.url);
  const code = await ada.make({ fill: 'random', start: true, options: { errands: true } });
  const live = await ada.sit(code);
  const ask = live.views.get(0)?.ask;
  expect(await live.say({ type: 'answer', seat: 0, ask: ask?.id ?? 0, choice: 'fetch' })).toMatchObject({ ok: true });
  const file = join(folder, 'backup.sqlite');
  await backup(data, file);
  await expect(backup(data, file)).rejects.toThrow('exists already');
  await expect(backup(join(folder, 'nothing'), `${file}2`)).rejects.toThrow('no data');
  await first.close();
  expect(live.heard).toContainEqual({ type: 'bye', reason: 'restart' });
  expect(existsSync(file)).toBe(true);
  const second = await start({ data, limits: false });
  const again = new Live((await Visitor.come(second.url)).socket(code, { cookie: ada.cookie }));
  await again.say({ type: 'hello' });
  expect(again.views.get(0)?.told.slice(0, live.views.get(0)?.told.length)).toEqual(live.views.get(0)?.told);
  await again.end();
  await second.close();
});
