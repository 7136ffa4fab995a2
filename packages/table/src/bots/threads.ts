// Bots in threads of their own: a bot that runs away is stopped, and the table never waits for its loop.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotRunner, BotTask } from './runner.ts';

export interface ThreadTerms {
  /** The compiled worker. */
  readonly worker?: URL;
  readonly threads?: number;
  /** A thread that could not even begin. */
  readonly onTrouble?: (thrown: unknown) => void;
}

const IDLE_MS = 60_000;

export function botThreads(terms: ThreadTerms = {}): BotRunner {
  const worker = terms.worker ?? new URL('./worker.js', import.meta.url);
  let pool: Piscina<BotTask, unknown> | null = null;
  // Made at the first question: a table without bots costs no thread.
  const threads = (): Piscina<BotTask, unknown> => {
    if (pool) return pool;
    pool = new Piscina<BotTask, unknown>({
      filename: fileURLToPath(worker),
      minThreads: 0,
      maxThreads: terms.threads ?? Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_MS,
      env: {},
      execArgv: [],
    });
    pool.on('error', terms.onTrouble ?? (() => {}));
    return pool;
  };
  return {
    decide: (task, limit) => threads().run(task, { signal: AbortSignal.timeout(limit) }),
    close: async () => {
      await pool?.destroy();
    },
  };
}
