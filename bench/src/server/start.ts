// From a fresh clone to an open page: `npm start` with nothing installed, nothing built and an empty cache; and again.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const START = 'start';
/** From dist/src/server up to the root of the repository. */
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const MOST_MS = 300_000;
const CLOSE_MS = 10_000;
const LOOK_MS = 25;
/** The last characters of what it said, for when it fails. */
const MOST_OUTPUT = 2_000;

export async function measureStart(): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tabella-start-'));
  try {
    const clone = join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const fresh = await untilOpen(folder, clone);
    const again = await untilOpen(folder, clone);
    return [
      { figure: 'start, fresh clone and empty cache', value: fresh, unit: 's' },
      { figure: 'start, again', value: again, unit: 's' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds until the front page is served. */
async function untilOpen(folder: string, clone: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    // A group of its own: npm, what it installs with and the server all end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      npm_config_cache: join(folder, 'cache'),
      PORT: String(port),
      HOST: '127.0.0.1',
      TABELLA_DATA: join(folder, 'data'),
    },
  });
  let output = '';
  const hear = (chunk: Buffer): void => {
    output = (output + chunk).slice(-MOST_OUTPUT);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const stop = (): void => endGroup(child, 'SIGTERM');
  const interrupted = (): void => {
    stop();
    process.exit(1);
  };
  process.once('exit', stop);
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    while (!(await isOpen(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output}`);
      if (performance.now() - began > MOST_MS) throw new Error('npm start took too long');
      await passed(LOOK_MS);
    }
    return Math.round((performance.now() - began) / 100) / 10;
  } finally {
    await ended(child);
    process.off('exit', stop);
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}

async function isOpen(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })).status === 200;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

/** Ends the group, and waits until its leader is gone. */
async function ended(child: ChildProcess): Promise<void> {
  endGroup(child, 'SIGTERM');
  for (const late = performance.now() + CLOSE_MS; child.exitCode === null && child.signalCode === null; ) {
    await passed(LOOK_MS);
    if (performance.now() > late) break;
  }
  endGroup(child, 'SIGKILL');
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
