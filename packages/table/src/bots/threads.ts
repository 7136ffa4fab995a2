// Bots in threads of their own: a bot that runs away is stopped, and the table never waits for its loop.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotRunner, BotTask, Turn } from './runner.ts';
import { Turns } from './turns.ts';

export interface ThreadTerms {
  /** The compiled worker. */
  readonly worker?: URL;
  readonly threads?: number;
  /** A thread that could not even begin. */
  readonly onTrouble?: (thrown: unknown) => void;
  /** One has waited and thought for so many milliseconds. */
  readonly onThought?: (waited: number, took: number) => void;
}

export interface BotThreads extends BotRunner {
  readonly waiting: number;
  readonly thinking: number;
}

const IDLE_MS = 60_000;

interface Asked {
  readonly turn: Turn;
  readonly begin: () => Promise<void>;
  readonly drop: () => void;
}

export function botThreads(terms: ThreadTerms = {}): BotThreads {
  const worker = terms.worker ?? new URL('./worker.js', import.meta.url);
  const most = terms.threads ?? Math.max(1, availableParallelism() - 1);
  const turns = new Turns<Asked>();
  let thinking = 0;
  let pool: Piscina<BotTask, unknown> | null = null;
  // Made at the first question: a table without bots costs no thread.
  const threads = (): Piscina<BotTask, unknown> => {
    if (pool) return pool;
    pool = new Piscina<BotTask, unknown>({
      filename: fileURLToPath(worker),
      minThreads: 0,
      maxThreads: most,
      idleTimeout: IDLE_MS,
      env: {},
      execArgv: [],
    });
    pool.on('error', terms.onTrouble ?? (() => {}));
    return pool;
  };
  // No more is handed out than there are threads: what waits, waits here, where its time does not run.
  const next = (): void => {
    while (thinking < most) {
      const asked = turns.take();
      if (!asked) return;
      if (!asked.turn.wanted()) {
        asked.drop();
        continue;
      }
      thinking++;
      void asked.begin().then(() => {
        thinking--;
        next();
      });
    }
  };
  return {
    get waiting() {
      return turns.size;
    },
    get thinking() {
      return thinking;
    },
    decide: (task, limit, turn) =>
      new Promise((resolve, reject) => {
        const asked = performance.now();
        turns.add(turn, {
          turn,
          begin: async () => {
            const begun = performance.now();
            await threads()
              .run(task, { signal: AbortSignal.timeout(limit) })
              .then(resolve, reject);
            terms.onThought?.(begun - asked, performance.now() - begun);
          },
          drop: () => reject(new Error('is not asked any more')),
        });
        next();
      }),
    close: async () => {
      await pool?.destroy();
    },
  };
}
