// A PostgreSQL server for tests: fresh, private, gone afterwards. If you have one already, name it in
// TABELLA_TEST_POSTGRES; otherwise `startPostgres` makes one where its programs are installed.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  readonly url: string;
  /** Stops it at once, as an operator would, and starts it again. */
  halt(): Promise<void>;
  /** Without warning. */
  kill(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of its programs, or null where it is not installed. */
export function postgresPrograms(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const [newest] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? null : join(DEBIAN, newest, 'bin');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** It refuses to run as root: then it runs as the user its package made. */
function whoRuns(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function startPostgres(): Promise<TestPostgres> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed');
  const who = whoRuns();
  const folder = mkdtempSync(join(tmpdir(), 'tabella-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'tabella', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const start = (): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder], {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = start();
  const url = `postgres://tabella@127.0.0.1:${port}/postgres`;
  const end = async (signal: 'SIGINT' | 'SIGKILL'): Promise<void> => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  const halt = (): Promise<void> => end('SIGINT');
  await untilReady(url);
  return {
    url,
    halt,
    kill: () => end('SIGKILL'),
    resume: async () => {
      server = start();
      await untilReady(url, () => {
        // After a kill the processes that were left behind have to notice it first.
        if (server.exitCode !== null) server = start();
      });
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, again: () => void = () => {}): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (thrown) {
      if (tries === 300) throw thrown;
      again();
      await new Promise((next) => setTimeout(next, 100));
    }
  }
}

/** A fresh database on a running server; its address. */
export async function freshDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}
