// Stopping what npm started: whoever ends npm, or the shell in between, ends the server.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { newFolder } from './tabella.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BIN = fileURLToPath(new URL('../bin/tabella.js', import.meta.url));
const groups = new Set<number>();
afterEach(() => {
  // Each child leads a group of its own: whatever a failed test has left behind ends with it.
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // Nothing is left, as it should be.
    }
  }
  groups.clear();
});

async function open(
  command: string,
  args: readonly string[],
  more = {},
): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', TABELLA_DATA: newFolder(), ...more };
  const child = spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid !== undefined) groups.add(child.pid);
  let said = '';
  const url = await new Promise<string>((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /The table is open: (\S+)/.exec(said)?.[1];
      if (found) done(found);
    });
    child.on('close', () => fail(new Error(`it did not open: ${said}`)));
  });
  return { child, url };
}

/** Until nobody answers there any more. */
async function closed(url: string): Promise<true> {
  for (;;) {
    try {
      await fetch(`${url}/healthz`);
    } catch {
      return true;
    }
    await new Promise((next) => setTimeout(next, 50));
  }
}

it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'V16: %s to npm start stops the server',
  async (signal) => {
    // As people run it, but for the build that comes before.
    const { child, url } = await open('npm', ['start', '--ignore-scripts']);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill(signal);
    expect(await closed(url)).toBe(true);
  },
  20_000,
);

it('V16: a shell between npm and the server that is killed takes the server with it', async () => {
  const line = `"${process.execPath}" "${BIN}" serve; true`;
  const { child, url } = await open('sh', ['-c', line], { npm_lifecycle_event: 'start' });
  child.kill('SIGKILL');
  expect(await closed(url)).toBe(true);
}, 60_000);
