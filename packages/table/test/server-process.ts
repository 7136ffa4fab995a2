// A server, or a bot node, in a process of its own, so that it can be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterAll } from 'vitest';
import type { ServeOptions } from '../src/server/serve.ts';
import type { ServeBotsOptions } from '../src/server/serve-bots.ts';
import { builtIndex } from './built.ts';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number | undefined;
  /** Without warning. */
  kill(): Promise<void>;
  /** It is told to stop, and hands its tables over. */
  drain(): Promise<void>;
  /** It stands still, as a machine does that has too much to do; and goes on. */
  freeze(): void;
  thaw(): void;
  /** Programs that are made for it do what they are told. */
  tell(what: object): void;
}

const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function startServer(options: ServeOptions): Promise<ServerProcess> {
  return started('serve', { pace: 0, limits: false, bots: { threads: 1 }, ...options });
}

export function startBots(options: ServeBotsOptions): Promise<ServerProcess> {
  return started('serveBots', { port: 0, threads: 1, ...options });
}

function started(serving: 'serve' | 'serveBots', options: ServeOptions | ServeBotsOptions): Promise<ServerProcess> {
  const all = { host: '127.0.0.1', log: 'silent', ...options };
  const script = `
    const { ${serving} } = await import(${JSON.stringify(builtIndex.href)});
    const { url, close } = await ${serving}(${JSON.stringify(all)});
    process.once('SIGTERM', () => close().then(() => process.exit(0)));
    console.log(url);`;
  return startProgram(['--input-type=module', '-e', script]);
}

/** A program of Node that runs a server, with its arguments; the first thing that it says is the address. */
export async function startProgram(program: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  children.add(child);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line) => resolve(String(line).trim().replace('localhost', '127.0.0.1')));
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await exited;
    children.delete(child);
  };
  return {
    url,
    pid: child.pid,
    kill: () => end('SIGKILL'),
    drain: () => end('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    // It may die at this moment.
    tell: (what) => void child.send(what, () => {}),
  };
}
