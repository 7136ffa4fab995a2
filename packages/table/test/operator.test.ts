// An operator's tools: tables are listed, closed and deleted, people and addresses banned, beside a running server that
// notices; and everything is noted.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Desk, openDesk, type Served, serve } from '../src/index.ts';
import { bannedNetwork } from '../src/server/address.ts';
import { Bans } from '../src/server/bans.ts';
import { builtWorker } from './built.ts';
import { freshDatabase, startPostgres } from './postgres.ts';
import { freePort } from './server-process.ts';
import { Live, Visitor } from './web-client.ts';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'tabella-operator-'));
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const NOWHERE = '198.51.100.7';
let n = 0;
const places = [
  { name: 'SQLite', place: async () => ({ data: join(folder, String(n++)) }) },
  {
    name: 'PostgreSQL',
    place: async () => ({ data: '', databaseUrl: await freshDatabase(postgres.url, `operator_${n++}`) }),
  },
];

interface Scene {
  readonly served: Served;
  readonly url: string;
  readonly desk: Desk;
  end(): Promise<void>;
}

async function open(place: { data: string; databaseUrl?: string }): Promise<Scene> {
  const served = await serve({
    ...place,
    ...{ host: '127.0.0.1', port: await freePort(), log: 'silent', pace: 0, limits: false, proxies: 1 },
    bots: { worker: builtWorker, threads: 1 },
  });
  const desk = await openDesk({ ...place, who: 'olga@host' });
  const end = async (): Promise<void> => {
    await desk.end();
    await served.close();
  };
  return { served, url: served.url.replace('localhost', '127.0.0.1'), desk, end };
}

async function personOf(desk: Desk, code: string): Promise<string> {
  const [table] = await desk.tables(code, 1);
  if (!table) throw new Error('no such table');
  return table.host;
}

/** Whoever is there is sent away, perhaps because a bot could not write any more; and finds nothing afterwards. */
async function isGone(visitor: Visitor, live: Live, code: string): Promise<void> {
  await live.until(() => live.closed !== null);
  const back = new Live(visitor.socket(code));
  await back.until(() => back.closed === 4404);
}

for (const { name, place } of places) {
  test(`${name}: a table is listed, closed, opened again and deleted, while its people look on`, async () => {
    const { url, desk, end } = await open(await place());
    const ada = await Visitor.come(url);
    await ada.http('PATCH', 'me', { name: 'Ada' });
    const code = await ada.make({ fill: 'random', start: true });
    const other = await ada.make({ open: 'public' });
    const live = await ada.sit(code);
    const host = await personOf(desk, code);
    expect((await desk.tables(null, 9)).map((one) => one.code).sort()).toEqual([code, other].sort());
    expect(await desk.tables(code.toLowerCase(), 9)).toMatchObject([{ code, game: 'courier', phase: 'playing' }]);
    expect((await desk.tables('ada', 9))[0]?.seats[0]).toEqual({ person: host, name: 'Ada' });
    expect(await desk.tables(host, 9)).toHaveLength(2);
    expect(await desk.tables('nobody', 9)).toEqual([]);

    expect(await desk.close(code)).toBe(true);
    expect(await desk.close(code)).toBe(false);
    await isGone(ada, live, code);
    const reply = await ada.http('GET', `tables/${code}`);
    expect(reply.status).toBe(410);
    expect(await reply.json()).toEqual({
      code: 'closed',
      reason: 'The operator of this server has closed this table.',
    });
    expect(await desk.close(other)).toBe(true);
    expect(await (await ada.http('GET', 'tables')).json()).toEqual({ tables: [] });

    expect(await desk.open(code)).toBe(true);
    const again = await ada.sit(code);
    expect(again.heard.some((one) => one.type === 'welcome')).toBe(true);
    expect(await desk.delete(code)).toBe(true);
    expect(await desk.delete(code)).toBe(false);
    await isGone(ada, again, code);
    expect((await ada.http('GET', `tables/${code}`)).status).toBe(404);
    const log = await desk.log(9);
    expect(log.map(({ did, what, who }) => `${who}: ${did} ${what}`).sort()).toEqual(
      ['close', 'delete', 'open']
        .map((did) => `olga@host: ${did} ${code}`)
        .concat(`olga@host: close ${other}`)
        .sort(),
    );
    expect(log.every(({ at }) => Math.abs(at - Date.now()) < 3_600_000)).toBe(true);
    await end();
  });

  test(`${name}: a banned person is refused in one sentence, everywhere and at once; others are not`, async () => {
    const { url, desk, end } = await open(await place());
    const [ada, bob] = [await Visitor.come(url), await Visitor.come(url)];
    const code = await ada.make({ open: 'public' });
    const theirs = await bob.make({ open: 'public' });
    const [live, others] = [await ada.sit(code), await bob.sit(theirs)];
    const person = await personOf(desk, code);
    expect(await desk.ban('nobody-of-this-name')).toBeNull();
    expect(await desk.ban(person)).toBe(person);
    await live.until(() => live.closed === 4403);
    expect(live.heard.at(-1)).toEqual({ type: 'bye', reason: 'banned' });
    const reply = await ada.http('GET', 'me');
    expect(reply.status).toBe(403);
    expect(await reply.json()).toEqual({ code: 'banned', reason: 'The operator of this server has banned you.' });
    expect((await ada.http('POST', 'tables', { game: 'courier', seats: 3 })).status).toBe(403);
    const back = new Live(ada.socket(code));
    await back.until(() => back.closed === 4403);
    expect(await others.say({ type: 'chat', text: 'still here' })).toMatchObject({ ok: true });
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^tabella_banned_total [1-9]/m);

    expect(await desk.bans()).toMatchObject([{ kind: 'person', what: person, name: expect.stringMatching(/^Guest/) }]);
    expect(await desk.unban(person)).toBe(true);
    expect(await desk.unban(person)).toBe(false);
    while ((await ada.http('GET', 'me')).status === 403) await new Promise((next) => setTimeout(next, 50));
    await end();
  });
}

test('a banned address is refused for whoever comes from it, and a ban outlives a restart', async () => {
  const place = { data: join(folder, 'address') };
  const first = await open(place);
  await first.desk.ban(NOWHERE);
  await first.end();
  const { url, desk, end } = await open(place);
  const from = (address: string) => fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': address } });
  expect((await from(NOWHERE)).status).toBe(403);
  expect((await from('198.51.100.8')).status).toBe(200);
  // Whoever watches over the server is not kept from it.
  expect((await fetch(`${url}/readyz`, { headers: { 'x-forwarded-for': NOWHERE } })).status).toBe(200);
  const ada = await Visitor.come(url);
  const live = new Live(ada.socket('AAAAAAAA', { 'x-forwarded-for': NOWHERE }));
  await live.until(() => live.closed === 4403);
  expect(await desk.ban('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect((await desk.log(1))[0]).toMatchObject({ did: 'ban', what: '2001:db8:1:2::/64' });
  await end();
});

test.each([
  ['203.0.113.9', '203.0.113.9', false],
  ['203.0.113.9', '203.0.113.10', true],
  ['203.0.113.0/24', '203.0.113.200', false],
  ['203.0.113.0/24', '::ffff:203.0.113.200', false],
  ['203.0.113.0/24', '203.0.114.1', true],
  ['2001:db8:1:2::5', '2001:db8:1:2:9:9:9:9', false],
  ['2001:db8:1:2::5', '2001:db8:1:3::5', true],
  ['2001:db8::/32', '2001:db8:ffff::1', false],
  ['fe80::1', 'fe80::9%eth0', false],
])('whoever bans %s lets %s in: %s', async (what, ip, isIn) => {
  const network = bannedNetwork(what) ?? '';
  const bans = new Bans({ bans: async () => [{ kind: 'address', what: network, at: 0 }] }, () => {});
  await bans.read();
  expect(bans.has(null, ip)).toBe(!isIn);
});
