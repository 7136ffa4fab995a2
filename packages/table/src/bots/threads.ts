// Bots in threads of their own: a bot that runs away is stopped, and the table never waits for its loop.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Effort } from './effort.ts';
import type { BotRunner, BotTask, Turn } from './runner.ts';
import { SentSights } from './sights.ts';
import { Turns } from './turns.ts';
import type { ThreadReply, ThreadTask } from './worker.ts';

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
  /** How many can think at once. */
  readonly size: number;
  readonly waiting: number;
  readonly thinking: number;
}

const IDLE_MS = 60_000;

interface Asked {
  readonly turn: Turn;
  readonly key: string;
  readonly begin: (thread: Thread) => Promise<void>;
  readonly drop: () => void;
}

export function botThreads(terms: ThreadTerms = {}): BotThreads {
  const size = terms.threads ?? Math.max(1, availableParallelism() - 1);
  const all = Array.from({ length: size }, () => new Thread(terms));
  const free = new Set(all);
  const turns = new Turns<Asked>();
  const effort = new Effort();
  /** One that remembers what this bot knew, if it is free. */
  const threadFor = (key: string): Thread | undefined =>
    [...free].find(({ sent }) => sent.has(key)) ?? all.find((one) => free.has(one));
  // No more is handed out than there are threads: what waits, waits here, where its time does not run.
  const next = (): void => {
    while (free.size > 0) {
      const asked = turns.take();
      if (!asked) return;
      const thread = asked.turn.wanted() ? threadFor(asked.key) : undefined;
      if (thread === undefined) {
        asked.drop();
        continue;
      }
      free.delete(thread);
      void asked.begin(thread).then(() => {
        free.add(thread);
        next();
      });
    }
  };
  return {
    size,
    get waiting() {
      return turns.size;
    },
    get thinking() {
      return size - free.size;
    },
    decide: (task, limit, turn) =>
      new Promise((resolve, reject) => {
        const asked = performance.now();
        const key = `${turn.table}:${task.input.seat}`;
        turns.add(turn, {
          ...{ turn, key },
          begin: async (thread) => {
            const begun = performance.now();
            // Whoever sent it here may know of more that wait.
            const spent = Math.min(task.effort ?? 1, effort.now(turns.size, size));
            await thread.think(key, { ...task, effort: spent }, limit).then(resolve, reject);
            const took = performance.now() - begun;
            effort.took(took, spent);
            terms.onThought?.(begun - asked, took);
          },
          drop: () => reject(new Error('is not asked any more')),
        });
        next();
      }),
    close: async () => {
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
}

/** One thread, and what it was sent. A new one in its place remembers nothing, and says so. */
class Thread {
  readonly sent = new SentSights();
  private pool: Piscina<ThreadTask, ThreadReply> | null = null;

  constructor(private readonly terms: ThreadTerms) {}

  async think(key: string, { input, ...asked }: BotTask, limit: number): Promise<unknown> {
    const signal = AbortSignal.timeout(limit);
    for (;;) {
      const reply = await this.opened().run({ ...asked, parcel: this.sent.parcel(key, input) }, { signal });
      if ('answer' in reply) return reply.answer;
      this.sent.forget(key);
    }
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }

  // Made at the first question: a table without bots costs no thread.
  private opened(): Piscina<ThreadTask, ThreadReply> {
    if (this.pool) return this.pool;
    const { worker = new URL('./worker.js', import.meta.url), onTrouble = () => {} } = this.terms;
    this.pool = new Piscina<ThreadTask, ThreadReply>({
      filename: fileURLToPath(worker),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      env: {},
      execArgv: [],
    });
    this.pool.on('error', onTrouble);
    return this.pool;
  }
}
