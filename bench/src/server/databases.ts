// PostgreSQL and NATS for the bench: fresh, private, as durable as they come, gone afterwards.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { Place } from './server-process.ts';

export type Bus = 'NOTIFY' | 'NATS';

const DEBIAN = '/usr/lib/postgresql';
const NATS = process.env.NATS_SERVER ?? '/usr/sbin/nats-server';
const LOOK_MS = 50;
const MOST_MS = 30_000;
/** Where Linux counts the processor time of a process, in hundredths of a second. */
const [PARENT, USER, SYSTEM] = [1, 11, 12];
const TICK_MS = 10;

export class Databases {
  private constructor(
    private readonly folder: string,
    private readonly postgres: ChildProcess,
    private readonly nats: ChildProcess,
    private readonly ports: { readonly postgres: number; readonly nats: number },
  ) {}

  /** Null where one of them is not installed. */
  static async open(): Promise<Databases | null> {
    if (!existsSync(DEBIAN) || !existsSync(NATS)) return null;
    const folder = mkdtempSync(join(tmpdir(), 'tabella-bench-'));
    const who = whoRuns();
    if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
    const data = join(folder, 'data');
    const terms = { ...who, cwd: folder, stdio: 'ignore' } as const;
    execFileSync(program('initdb'), ['-D', data, '-U', 'tabella', '-A', 'trust', '-E', 'UTF8'], terms);
    const ports = { postgres: await freePort(), nats: await freePort() };
    const postgres = spawn(
      program('postgres'),
      ['-D', data, '-p', String(ports.postgres), '-h', '127.0.0.1', '-k', folder],
      terms,
    );
    const nats = spawn(NATS, ['-a', '127.0.0.1', '-p', String(ports.nats)], { stdio: 'ignore' });
    const opened = new Databases(folder, postgres, nats, ports);
    try {
      await until(() => opened.isReady());
      return opened;
    } catch (thrown) {
      await opened.close();
      throw thrown;
    }
  }

  /** So many servers on a fresh database. */
  async places(name: string, count: number, bus: Bus): Promise<Place[]> {
    execFileSync(program('createdb'), [...this.at(), '-U', 'tabella', name]);
    const databaseUrl = `postgres://tabella@127.0.0.1:${this.ports.postgres}/${name}`;
    const natsUrl = bus === 'NATS' ? `nats://127.0.0.1:${this.ports.nats}` : undefined;
    return Array.from({ length: count }, (_, i) => ({ databaseUrl, natsUrl, node: `${name}-${i}` }));
  }

  /** Milliseconds of processor time that the connections of PostgreSQL have taken which are open now. */
  cpu(): number {
    let ticks = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const fields = statOf(pid);
      if (Number(fields[PARENT]) === this.postgres.pid) ticks += Number(fields[USER]) + Number(fields[SYSTEM]);
    }
    return ticks * TICK_MS;
  }

  async close(): Promise<void> {
    const ended = [this.postgres, this.nats].map((child) => once(child, 'exit'));
    this.postgres.kill('SIGINT');
    this.nats.kill('SIGTERM');
    await Promise.all(ended);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private at(): string[] {
    return ['-h', '127.0.0.1', '-p', String(this.ports.postgres)];
  }

  private async isReady(): Promise<boolean> {
    if (!(await answers(this.ports.nats))) return false;
    try {
      execFileSync(program('pg_isready'), this.at(), { stdio: 'ignore' });
      return true;
    } catch {
      // Not yet.
      return false;
    }
  }
}

function program(name: string): string {
  const [newest = ''] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return join(DEBIAN, newest, 'bin', name);
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function whoRuns(): { uid: number; gid: number } | { uid?: undefined; gid?: undefined } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** What follows the name of a process, which may hold anything. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

async function until(ready: () => Promise<boolean>): Promise<void> {
  for (const late = performance.now() + MOST_MS; !(await ready()); await passed(LOOK_MS)) {
    if (performance.now() > late) throw new Error('PostgreSQL or NATS did not start');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
