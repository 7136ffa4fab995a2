// A server of the run: it dies and comes back at the same place.

import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../../src/server/serve.ts';
import { builtIndex, builtStore } from '../built.ts';
import { freePort, type ServerProcess, startProgram } from '../server-process.ts';

const PROGRAM = fileURLToPath(new URL('./serve.mjs', import.meta.url));
const USUAL = { host: '127.0.0.1', log: 'warn', pace: 0, limits: false, patience: 1_500 };

export class TriedServer {
  private running: ServerProcess | null = null;

  private constructor(
    readonly url: string,
    private readonly argument: string,
  ) {}

  static async at(options: ServeOptions, file: string): Promise<TriedServer> {
    const port = await freePort();
    const argument = { index: builtIndex.href, store: builtStore.href, file, options: { ...USUAL, ...options, port } };
    return new TriedServer(`http://127.0.0.1:${port}`, JSON.stringify(argument));
  }

  async start(): Promise<void> {
    this.running = await startProgram([PROGRAM, this.argument]);
  }

  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = null;
  }

  drain(): Promise<void> {
    return this.running?.drain() ?? Promise.resolve();
  }

  freeze(): void {
    this.running?.freeze();
  }

  thaw(): void {
    this.running?.thaw();
  }

  /** See the program. */
  tell(what: { readonly ahead?: number; readonly pragma?: string }): void {
    this.running?.tell(what);
  }
}
