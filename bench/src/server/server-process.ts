// A server in a process of its own: started, asked how much memory it takes, and always ended.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Asked = 'memory' | 'close';
/** Where it listens, once; its resident memory in bytes, as often as it is asked. */
export type Told = { readonly port: number } | { readonly rss: number };

const ANSWER_MS = 20_000;
const CLOSE_MS = 5_000;

export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** Where it keeps its data. */
    readonly folder: string,
    /** Such as `127.0.0.1:3000`. */
    readonly address: string,
  ) {}

  static async open(
    which: 'ours' | 'peer',
    folder = mkdtempSync(join(tmpdir(), 'tabella-bench-')),
  ): Promise<ServerProcess> {
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

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Its data stays, for another one. */
  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, 'exit');
      const late = setTimeout(() => this.child.kill('SIGKILL'), CLOSE_MS);
      this.ask('close');
      await ended;
      clearTimeout(late);
    }
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
