// The doctor: for each setting that is wrong one line that says what to change, and no such line when all is well.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DoctorTerms, examine, type Finding, type Served, serve } from '../src/index.ts';
import { startNats } from './nats.ts';
import { startPostgres } from './postgres.ts';
import { freePort } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabella-doctor-'));
const data = join(folder, 'data');
const gigabytes = (count: number) => ({ free: () => count * 2 ** 30 });
const nothingAt = 'http://127.0.0.1:1';

async function findings(env: Record<string, string>, terms: DoctorTerms = {}): Promise<Finding[]> {
  const found: Finding[] = [];
  const all = { PORT: '0', TABELLA_DATA: data, ...env };
  for await (const finding of examine(all, { room: gigabytes(9), ...terms })) found.push(finding);
  return found;
}

/** The line about a setting. */
async function about(of: string, env: Record<string, string>, terms?: DoctorTerms): Promise<Finding | undefined> {
  const found = await findings(env, terms);
  return found.find((one) => one.of === of && !one.ok) ?? found.find((one) => one.of === of);
}

function listening(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('on this machine', () => {
  test('a fresh host has nothing to change', async () => {
    const found = await findings({});
    expect(found.filter(({ ok }) => !ok)).toEqual([]);
    expect(found.map(({ of }) => of)).toEqual([
      'PORT',
      'TABELLA_DATA',
      'disk',
      'DATABASE_URL',
      'NATS_URL',
      'TABELLA_NODE_URL',
    ]);
  });

  test('a setting that makes no sense ends the examination with its sentence', async () => {
    expect(await findings({ TABELLA_PROXY: 'yes' })).toEqual([
      { of: 'settings', ok: false, says: expect.stringMatching(/^TABELLA_PROXY is neither/) },
    ]);
  });

  test('a port that another program has, and an address that is not ours', async () => {
    const other = createTcpServer((socket) => socket.end('hello\r\n'));
    const PORT = String(await listening(other));
    expect(await about('PORT', { PORT, HOST: '127.0.0.1' })).toMatchObject({
      ok: false,
      says: expect.stringContaining(`${PORT} is taken by another program`),
    });
    other.close();
    const web = createServer((_, reply) => reply.end('a web page'));
    const second = String(await listening(web));
    expect(await about('PORT', { PORT: second, HOST: '127.0.0.1' })).toMatchObject({ ok: false });
    web.close();
    expect(await about('HOST', { PORT: String(await freePort()), HOST: '192.0.2.1' })).toMatchObject({ ok: false });
  });

  test.each([
    ['is a file', () => join(folder, 'file'), (at: string) => writeFileSync(at, ''), /is no folder/],
    [
      'is below a file',
      () => join(folder, 'file2', 'data'),
      () => writeFileSync(join(folder, 'file2'), ''),
      /cannot be made/,
    ],
    ['is open to others', () => join(folder, 'open'), (at: string) => mkdirSync(at, { mode: 0o755 }), /chmod 700/],
    [
      'is shared by all',
      () => join(folder, 'shared'),
      (at: string) => {
        mkdirSync(at);
        chmodSync(at, 0o1777);
      },
      /a folder of its own/,
    ],
  ])('a data folder that %s', async (_, where, make, says) => {
    make(where());
    expect(await about('TABELLA_DATA', { TABELLA_DATA: where() })).toMatchObject({
      ok: false,
      says: expect.stringMatching(says),
    });
  });

  test('a data folder that cannot be written', async () => {
    // Not even root makes a folder there.
    expect(await about('TABELLA_DATA', { TABELLA_DATA: '/proc/self/fd' })).toMatchObject({ ok: false });
  });

  test('a disk without room', async () => {
    expect(await about('disk', {}, { room: gigabytes(0.2) })).toEqual({
      of: 'disk',
      ok: false,
      says: 'only 0.2 GB are free there: make room, or move TABELLA_DATA',
    });
  });

  test('an address of this server that is none', async () => {
    expect(await about('TABELLA_NODE_URL', { TABELLA_NODE_URL: '10.0.0.5:3000' })).toMatchObject({ ok: false });
    expect(await about('TABELLA_NODE_URL', { TABELLA_NODE_URL: 'http://10.0.0.5:3000' })).toMatchObject({ ok: true });
  });
});

describe('the database and the bus', () => {
  test.each<[Record<string, string>, string, RegExp]>([
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL', /begins with postgres/],
    [{ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, 'DATABASE_URL', /cannot be used .*ECONNREFUSED/],
    [{ NATS_URL: 'nats://127.0.0.1:1' }, 'NATS_URL', /no use without DATABASE_URL/],
    [{ NATS_URL: 'nats://127.0.0.1:1', DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, 'NATS_URL', /does not answer/],
  ])('%j', async (env, of, says) => {
    expect(await about(of, env)).toMatchObject({
      ok: false,
      says: expect.stringMatching(says),
    });
  });

  test('both answer; a clock that is off and a user without rights are told', async () => {
    const [postgres, nats] = [await startPostgres(), await startNats()];
    const env = { DATABASE_URL: postgres.url, NATS_URL: nats.url };
    const found = await findings(env);
    expect(found.filter(({ ok }) => !ok)).toEqual([]);
    expect(found.find(({ of }) => of === 'DATABASE_URL')?.says).toMatch(/^PostgreSQL \d+.* answers$/);
    expect(found.find(({ of }) => of === 'NATS_URL')?.says).toMatch(/^NATS .+ answers$/);
    expect(await about('clock', env, { now: () => Date.now() + 90_000 })).toMatchObject({
      ok: false,
      says: expect.stringMatching(/^this machine's clock is (89|90)\.\d s ahead of the database's/),
    });
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('CREATE USER guest; REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await client.end();
    const guest = postgres.url.replace('tabella@', 'guest@');
    expect(await about('DATABASE_URL', { DATABASE_URL: guest })).toMatchObject({
      ok: false,
      says: expect.stringContaining('may not make tables'),
    });
    await nats.halt();
    await postgres.stop();
  });
});

/** A proxy with faults: which headers it sets, and whether it passes upgrades on. */
interface Faults {
  readonly address?: 'replaces' | 'adds' | 'silent';
  readonly upgrades?: boolean;
  readonly host?: string;
  readonly protocol?: string;
}

async function proxyTo(target: string, { address = 'replaces', upgrades = true, host, protocol }: Faults) {
  const { hostname, port } = new URL(target);
  const headersOf = ({ headers, socket }: IncomingMessage): Record<string, string | string[] | undefined> => {
    const from = socket.remoteAddress ?? '';
    const said = headers['x-forwarded-for'];
    const adds = said === undefined ? from : `${said}, ${from}`;
    const forwarded = address === 'silent' ? undefined : address === 'adds' ? adds : from;
    const { upgrade, connection, ...rest } = headers;
    return {
      ...(upgrades ? headers : rest),
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      ...(protocol ? { 'x-forwarded-proto': protocol } : {}),
      ...(host ? { host, 'x-forwarded-host': host } : {}),
    };
  };
  const server = createServer((asked, reply) => {
    const on = request(
      { hostname, port, path: asked.url, method: asked.method, headers: headersOf(asked) },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    asked.pipe(on);
  });
  if (upgrades) {
    server.on('upgrade', (asked, socket) => {
      const on = connect(Number(port), hostname, () => {
        const lines = Object.entries(headersOf(asked)).map(([name, value]) => `${name}: ${value}`);
        on.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        on.pipe(socket).pipe(on);
      });
      for (const end of [on, socket]) end.on('error', () => {});
    });
  }
  const url = `http://127.0.0.1:${await listening(server)}`;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url, close };
}

describe('as people reach it', () => {
  let served: Served;
  let port: number;
  let direct: string;
  const open = async (proxies: number | null): Promise<void> => {
    port = await freePort();
    served = await serve({ data, host: '127.0.0.1', port, log: 'silent', limits: false, proxies });
    direct = `http://127.0.0.1:${port}`;
  };
  beforeAll(() => open(1));
  afterAll(() => served.close());

  const through = async (faults: Faults, env: Record<string, string> = { TABELLA_PROXY: '1' }): Promise<Finding[]> => {
    const { url, close } = await proxyTo(direct, faults);
    const found = await findings(env, { url });
    close();
    return found.slice(-3);
  };

  test('a proxy that does all it should', async () => {
    expect((await through({})).map(({ of, ok }) => [of, ok])).toEqual([
      ['--url', true],
      ['TABELLA_PROXY', true],
      ['WebSocket', true],
    ]);
  });

  test('the server answers on its port, and other servers may not reach it', async () => {
    const env = { PORT: String(port), HOST: '127.0.0.1' };
    expect(await about('PORT', env)).toMatchObject({ ok: true, says: `the server answers on ${port}` });
    expect(await about('TABELLA_NODE_URL', { ...env, TABELLA_NODE_URL: direct })).toMatchObject({ ok: true });
    expect(await about('TABELLA_NODE_URL', { ...env, TABELLA_NODE_URL: nothingAt })).toMatchObject({
      ok: false,
      says: expect.stringContaining('is not reached'),
    });
  });

  test.each<[string, Faults, Record<string, string>, string, RegExp]>([
    ['is not believed', {}, {}, 'TABELLA_PROXY', /set it to 1/],
    ['says nothing', { address: 'silent' }, { TABELLA_PROXY: '1' }, 'TABELLA_PROXY', /let it set X-Forwarded-For/],
    ['says https for http', { protocol: 'https' }, { TABELLA_PROXY: '1' }, 'TABELLA_PROXY', /X-Forwarded-Proto/],
    ['forgets the host', { host: 'inside:3000' }, { TABELLA_PROXY: '1' }, 'TABELLA_PROXY', /pass Host on/],
    ['cuts upgrades', { upgrades: false }, { TABELLA_PROXY: '1' }, 'WebSocket', /pass Upgrade and Connection on/],
  ])('a proxy that %s', async (_, faults, env, of, says) => {
    const found = (await through(faults, env)).filter(({ ok }) => !ok);
    expect(found).toEqual([{ of, ok: false, says: expect.stringMatching(says) }]);
  });

  test('an address where nothing answers', async () => {
    expect(await about('--url', {}, { url: nothingAt })).toMatchObject({ ok: false });
  });

  test('more proxies counted than there are: visitors could invent their address', async () => {
    await served.close();
    await open(2);
    const found = await through({ address: 'adds' }, { TABELLA_PROXY: '2' });
    expect(found.filter(({ ok }) => !ok)).toMatchObject([{ says: expect.stringContaining('visitors invent') }]);
  });
});
