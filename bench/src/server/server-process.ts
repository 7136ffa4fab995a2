// A server in a process of its own: started, asked what it uses, and always ended.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Asked = 'usage' | 'memory' | 'close';
/** Bytes of resident memory, and milliseconds of processor time since it began: of all its threads, and of the main one. */
export interface Usage {
  readonly rss: number;
  readonly cpu: number;
  readonly main: number;
  /** Milliseconds that bots waited and thought since it was asked last, where that is measured. */
  readonly thoughts?: readonly { readonly waited: number; readonly took: number }[];
}
/** Where it listens, once; what it uses, as often as it is asked. */
export type Told = { readonly port: number } | Usage;

/** Where ours keeps its data, unless in a folder of its own. */
export interface Place {
  readonly databaseUrl: string;
  readonly natsUrl?: string | undefined;
  readonly node: string;
}

/** This checkout, built. */
const HERE = new URL('../../../../', import.meta.url);

export interface ProcessTerms {
  /** One that holds data already. */
  readonly folder?: string;
  readonly place?: Place | undefined;
  /** The checkout whose server it is; it must be built. */
  readonly checkout?: URL;
}

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
    which: 'ours' | 'peer' | 'games' | 'bots',
    { folder = mkdtempSync(join(tmpdir(), 'tabella-bench-')), place, checkout = HERE }: ProcessTerms = {},
  ): Promise<ServerProcess> {
    const file = fileURLToPath(new URL(`bench/dist/src/server/processes/${which}.js`, checkout));
    const child = fork(file, [JSON.stringify({ data: folder, ...place })], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--expose-gc'],
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

  /** What it uses. */
  usage(): Promise<Usage> {
    return this.told('usage');
  }

  /** Bytes of resident memory, without garbage. */
  async memory(): Promise<number> {
    return (await this.told('memory')).rss;
  }

  /** Without warning. */
  async kill(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
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

  private async told(asked: Asked): Promise<Usage> {
    const told = said(this.child, ANSWER_MS);
    this.ask(asked);
    return (await told) as Usage;
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
