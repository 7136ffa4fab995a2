// A server in a process of its own: started, asked how much memory and time it takes, and always ended.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Asked = 'memory' | 'spent' | 'close';
/** Where it listens, once; its resident memory in bytes and its processor time in milliseconds, as often as it is asked. */
export type Told = { readonly port: number } | { readonly rss: number } | { readonly spent: number };

/** Where the machine has memory that looks like a disk: what a game costs is asked there, not what a disk costs. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const ANSWER_MS = 20_000;
const CLOSE_MS = 5_000;

export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    /** Such as `127.0.0.1:3000`. */
    readonly address: string,
  ) {}

  static async open(which: 'ours' | 'peer' | 'games'): Promise<ServerProcess> {
    const folder = mkdtempSync(join(which === 'games' ? MEMORY : tmpdir(), 'tabella-bench-'));
    const file = fileURLToPath(new URL(`./processes/${which}.js`, import.meta.url));
    const child = fork(file, [folder], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    try {
      const { port } = (await said(child, ANSWER_MS)) as { readonly port: number };
      return new ServerProcess(child, folder, `127.0.0.1:${port}`);
    } catch (thrown) {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
      throw thrown;
    }
  }

  /** Bytes of resident memory. */
  async memory(): Promise<number> {
    const told = said(this.child, ANSWER_MS);
    this.ask('memory');
    return ((await told) as { readonly rss: number }).rss;
  }

  /** Milliseconds of processor time that its main thread has taken so far. */
  async spent(): Promise<number> {
    const told = said(this.child, ANSWER_MS);
    this.ask('spent');
    return ((await told) as { readonly spent: number }).spent;
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, 'exit');
      const late = setTimeout(() => this.child.kill('SIGKILL'), CLOSE_MS);
      this.ask('close');
      await ended;
      clearTimeout(late);
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private ask(asked: Asked): void {
    if (this.child.connected) this.child.send(asked);
  }
}

/** The next thing a child says; a child that ends instead, or is silent for too long, is an error. */
async function said(child: ChildProcess, ms: number): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const late = setTimeout(() => over.abort(new Error('the server does not answer')), ms);
  const ended = once(child, 'exit', { signal }).then(([code]): never => {
    throw new Error(`the server ended with ${code}`);
  });
  try {
    const [told] = await Promise.race([once(child, 'message', { signal }), ended]);
    return told;
  } finally {
    clearTimeout(late);
    over.abort();
  }
}
