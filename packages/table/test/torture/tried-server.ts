// A server of the run: it dies and comes back at the same place.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../../src/server/serve.ts';
import { builtIndex } from '../built.ts';
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
    const argument = { index: builtIndex.href, file, options: { ...USUAL, ...options, port } };
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

  /** Its clock is so many milliseconds ahead. */
  turnClock(ahead: number): void {
    this.running?.tell({ ahead });
  }

  /** No file of it can be written beyond so many bytes. */
  limitFiles(bytes: number | null): void {
    const { pid } = this.running ?? {};
    const limit = `--fsize=${bytes ?? 'unlimited'}:unlimited`;
    if (pid !== undefined) execFileSync('prlimit', ['--pid', String(pid), limit]);
  }
}
