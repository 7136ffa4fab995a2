// Several servers on one database: anybody may come to any of them, and when one is gone another goes on.

import { afterAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/server/serve.ts';
import { freshDatabase, startPostgres } from './postgres.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';
import { type Client, TestTable } from './test-table.ts';
import { Live, Visitor } from './web-client.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

const OPTIONS = { data: '', host: '127.0.0.1', log: 'silent', pace: 0, limits: false, bots: { threads: 1 } };
const at = (visitor: Visitor, url: string): Visitor => new Visitor(url, visitor.cookie);
const plain = ({ url }: Served): string => url.replace('localhost', '127.0.0.1');
const askOf = (live: Live) => live.until(() => [...live.views.values()].find(({ ask }) => ask !== null)?.ask);

test('a table is played through two servers, as if there were one', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'nodes_two');
  const nodes = [
    await serve({ ...OPTIONS, port: await freePort(), databaseUrl }),
    await serve({ ...OPTIONS, port: await freePort(), databaseUrl }),
  ];
  const [a, b] = nodes.map(plain) as [string, string];
  const ada = await Visitor.come(a);
  const bob = await Visitor.come(b);
  const code = await ada.make({ seats: 3, open: 'public' });
  const here = await ada.sit(code);
  const there = await bob.sit(code);
  expect(await there.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: true });
  expect(await there.say({ type: 'chat', text: 'hello from over there' })).toMatchObject({ ok: true });
  await here.until(() => here.heard.some((one) => one.type === 'chat' && one.line.text.includes('over there')));
  // What is asked over HTTP is answered by the server that has the table; so is what is refused.
  expect(await (await bob.http('GET', `tables/${code}`)).json()).toMatchObject({ code, phase: 'gathering' });
  expect((await bob.http('GET', `tables/${code}/log`)).status).toBe(409);
  expect(await (await bob.http('GET', 'tables')).json()).toMatchObject({ tables: [{ code }] });
  // A name is new everywhere.
  await bob.http('PATCH', 'me', { name: 'Roberta' });
  await here.until(() => JSON.stringify(here.heard).includes('Roberta'));
  // Somebody at neither is somebody else there too.
  expect((await fetch(`${b}/api/tables/${code}/start`, { method: 'POST' })).status).not.toBe(200);
  expect(await here.say({ type: 'bot', seat: 2, bot: 'random' })).toMatchObject({ ok: true });
  expect(await here.say({ type: 'start' })).toMatchObject({ ok: true });
  for (const live of [here, there, here, there]) {
    const view = [...live.views.values()].find(({ ask }) => ask !== null);
    if (view?.ask)
      await live.say({ type: 'answer', seat: view.ask.seat, ask: view.ask.id, choice: view.ask.from[0] ?? null });
  }
  for (const node of nodes) await node.close();
});

test('what is compressed reaches people through another server as it is', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'nodes_compressed');
  const nodes = [
    await serve({ ...OPTIONS, port: await freePort(), databaseUrl }),
    await serve({ ...OPTIONS, port: await freePort(), databaseUrl }),
  ];
  const [a, b] = nodes.map(plain) as [string, string];
  const ada = await Visitor.come(a);
  // With more in the box there is more to show: it is long enough.
  const options = { sets: ['inns', 'traders', 'river'], abbot: true };
  const code = await ada.make({ game: 'carcassonne', seats: 2, options });
  const here = await ada.sit(code);
  const there = await (await Visitor.come(b)).sit(code);
  await there.say({ type: 'sit', seat: 1 });
  await here.say({ type: 'start' });
  const view = (live: Live) => live.until(() => [...live.views.values()][0]?.view);
  expect(await view(there)).toEqual({ ...((await view(here)) as object), me: 1 });
  expect([here.compressed > 0, there.compressed > 0]).toEqual([true, true]);
  for (const node of nodes) await node.close();
});

test('a header that says it comes from another server is not believed', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'nodes_forged');
  const node = await serve({ ...OPTIONS, limits: true, port: await freePort(), databaseUrl });
  const url = plain(node);
  let refused = 0;
  for (let i = 0; i < 40; i++) {
    const headers = { 'x-tabella-relay': 'guess', 'x-tabella-address': `10.0.0.${i}`, 'x-tabella-protocol': 'https' };
    const reply = await fetch(`${url}/api/tables/ABCDEFG${i % 10}`, { headers });
    if (reply.status === 429) refused++;
  }
  expect(refused).toBeGreaterThan(10);
  await node.close();
});

test('a request has one name in the logs of all servers that it went through, and its sender is told it', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'nodes_logs');
  const lines: { node: string; reqId?: string; msg: string }[] = [];
  const start = async (node: string): Promise<Served> => {
    const logTo = { write: (line: string) => lines.push({ ...JSON.parse(line), node }) };
    return serve({ ...OPTIONS, log: 'info', logTo, node, port: await freePort(), databaseUrl });
  };
  const [a, b] = [await start('a'), await start('b')];
  const ada = await Visitor.come(plain(a));
  const code = await ada.make({});
  lines.length = 0;
  const reply = await at(ada, plain(b)).http('GET', `tables/${code}`);
  await reply.text();
  const id = reply.headers.get('x-request-id');
  const named = lines.filter((line) => line.reqId === id);
  expect(new Set(named.map(({ node }) => node))).toEqual(new Set(['a', 'b']));
  expect(named.filter(({ msg }) => msg === 'incoming request')).toHaveLength(2);
  const figures = await (await fetch(`${plain(b)}/metrics`)).text();
  expect(figures).toContain('tabella_relayed_requests_total{outcome="answered"} 1');
  const live = await at(ada, plain(b)).sit(code);
  const after = await (await fetch(`${plain(b)}/metrics`)).text();
  expect(after).toContain('tabella_relayed_sockets 1');
  expect(after).toMatch(/^tabella_sent_bytes_total [1-9]/m);
  expect(await (await fetch(`${plain(a)}/metrics`)).text()).toContain('tabella_leases_taken_total{from="nobody"} 1');
  await live.end();
  for (const node of [a, b]) await node.close();
});

test('V15: whoever has guessed too often learns of no table through another server, but people who sit there do', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'nodes_guessing');
  const nodes = [
    await serve({ ...OPTIONS, limits: true, port: await freePort(), databaseUrl }),
    await serve({ ...OPTIONS, limits: true, port: await freePort(), databaseUrl }),
  ];
  const [a, b] = nodes.map(plain) as [string, string];
  const ada = await Visitor.come(a);
  const code = await ada.make({ seats: 3 });
  const eve = await Visitor.come(b);
  expect((await eve.http('GET', `tables/${code}`)).status).toBe(200);
  for (let i = 0; i < 30; i++) await eve.http('GET', `tables/ABCDEF${10 + i}`.replace(/[01]/g, 'X'));
  expect((await eve.http('GET', `tables/${code}`)).status).toBe(429);
  expect((await at(ada, b).http('GET', `tables/${code}`)).status).toBe(200);
  for (const node of nodes) await node.close();
});

test('a server that has lost a table without knowing it shows nobody what it still has of it', async () => {
  const databaseUrl = await freshDatabase(postgres.url, 'nodes_stale');
  // Neither says that it is alive, so each takes what the other has.
  const [here, there] = [await TestTable.open({ databaseUrl }), await TestTable.open({ databaseUrl })];
  const { code, clients } = await here.table(2, { options: { turns: 20 } });
  const [ada, bob] = clients as [Client, Client];
  await ada.answer(0, 'high');
  const elsewhere = await there.connect(bob.person, code);
  await elsewhere.answer(1, 'low');
  const back = await here.connect(bob.person, code);
  expect(back.view(1).told).toEqual(elsewhere.view(1).told);
  expect([ada.closed, bob.closed]).toEqual(['restart', 'restart']);
  for (const scene of [here, there]) await scene.end();
});

const onlyView = (live: Live) => [...live.views.values()][0];

/** Answers until something was told; all that was. */
async function playUntilTold(live: Live): Promise<readonly unknown[]> {
  for (;;) {
    const { ask, told } = await live.until(() => (onlyView(live)?.ask ? onlyView(live) : null));
    if (told.length > 0 || !ask) return told;
    await live.say({ type: 'answer', seat: ask.seat, ask: ask.id, choice: ask.from[0] ?? null });
    await live.until(() => onlyView(live)?.ask?.id !== ask.id);
  }
}

/** Comes to a table as a browser does: again and again, until it is shown. */
async function comeBack(visitor: Visitor, code: string): Promise<Live> {
  for (let tries = 0; tries < 150; tries++) {
    const live = new Live(visitor.socket(code));
    const shown = await Promise.race([
      live.say({ type: 'hello' }).then(() => true),
      live.until(() => live.closed),
    ]).catch(() => null);
    if (shown === true && onlyView(live)) return live;
    live.socket.terminate();
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error('nobody has the table');
}

for (const how of ['kill', 'drain', 'freeze'] as const) {
  test(`a match goes on at another server after ${how}, with all that was shown`, async () => {
    const databaseUrl = await freshDatabase(postgres.url, `nodes_${how}`);
    const start = async (): Promise<ServerProcess> => startServer({ data: '', port: await freePort(), databaseUrl });
    const [first, second] = await Promise.all([start(), start()]);
    const ada = await Visitor.come(first.url);
    const code = await ada.make({ game: 'carcassonne', seats: 2, fill: 'random', start: true });
    const live = await ada.sit(code);
    const before = await playUntilTold(live);
    const over = await at(ada, second.url).sit(code);
    expect(onlyView(over)?.told.slice(0, before.length)).toEqual(before);
    if (how === 'freeze') first.freeze();
    else await first[how]();
    const there = await comeBack(at(ada, second.url), code);
    expect(onlyView(there)?.told.slice(0, before.length)).toEqual(before);
    const next = await askOf(there);
    expect(
      await there.say({ type: 'answer', seat: next.seat, ask: next.id, choice: next.from[0] ?? null }),
    ).toMatchObject({ ok: true });
    const after = onlyView(there)?.told ?? [];
    if (how === 'freeze') {
      // It wakes up, and its table is no longer its own: whoever comes to it is shown what was played elsewhere.
      first.thaw();
      const again = await comeBack(at(ada, first.url), code);
      expect(onlyView(again)?.told.slice(0, after.length)).toEqual(after);
      await first.kill();
    }
    await second.kill();
  });
}
