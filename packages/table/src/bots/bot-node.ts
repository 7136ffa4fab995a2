// A bot node: it takes questions to bots from the queue on the store, fetches from the server that asks what the bot may
// know, has the bot think in a thread, and brings the answer back.

import type { GamePackage } from '@tabella/kernel';
import type { BotQueueStore, TakenTask } from '../store/bot-port.ts';
import type { Time } from '../table/ports.ts';
import type { Begun, Ended } from './queue.ts';
import { KeptSights } from './sights.ts';
import type { BotThreads } from './threads.ts';

/** A bot node is dead after three seconds without a beat (`ALIVE_MS`). */
const BEAT_MS = 1_000;
/** A server that does not take an answer is asked again so often, with a pause between. */
const TRIES = 3;
const PAUSE_MS = 300;

/** How a bot node speaks to the servers. Whatever is thrown means that they are not to be reached. */
export interface BotLine {
  begin(task: TakenTask, whole: boolean): Promise<Begun | null>;
  end(task: TakenTask, ended: Ended): Promise<void>;
}

export interface BotNodeTerms {
  readonly id: string;
  readonly store: BotQueueStore;
  readonly line: BotLine;
  readonly threads: BotThreads;
  readonly packages: (game: string, rules?: number) => Promise<GamePackage | null>;
  readonly time: Time;
  readonly onTrouble: (thrown: unknown) => void;
  /** What became of a question. */
  readonly onEnded?: (how: 'answered' | 'late' | 'broke' | 'unable' | 'unwanted' | 'unreached') => void;
  /** So many questions were taken from dead bot nodes. */
  readonly onFreed?: (count: number) => void;
}

export class BotNode {
  /** When it last showed that it is alive, by its own clock. */
  beatAt = Number.NEGATIVE_INFINITY;
  private readonly kept = new Map<string, KeptSights>();
  /** Threads in use, and all that is not yet brought back. */
  private thinking = 0;
  private readonly begun = new Set<Promise<void>>();
  private done: string[] = [];
  private looking: Promise<void> | null = null;
  private again = false;
  /** Nothing more is taken; and nothing is left to do. */
  private ended = false;
  private closed = false;
  private stop: () => void = () => {};
  private beating: Promise<void> = Promise.resolve();

  constructor(private readonly terms: BotNodeTerms) {}

  async start(): Promise<void> {
    await this.beat();
    this.look();
    this.later();
  }

  /** Takes what waits, as much as there are threads for. */
  look(): void {
    this.again = true;
    this.looking ??= this.take()
      .catch(this.terms.onTrouble)
      .then(() => {
        this.looking = null;
      });
  }

  /** Finishes what it has begun, and takes nothing more. */
  async close(): Promise<void> {
    this.ended = true;
    await this.looking;
    // It goes on to say that it is alive: what it has begun is not to be taken over.
    await this.beat().catch(this.terms.onTrouble);
    while (this.begun.size > 0) await Promise.all(this.begun);
    this.stop();
    this.closed = true;
    await this.beating;
    await this.looking;
    await this.terms.store.partBots(this.terms.id);
  }

  private async take(): Promise<void> {
    const { store, id, threads } = this.terms;
    while (this.again) {
      this.again = false;
      const done = this.done.splice(0);
      const free = this.ended ? 0 : threads.size - this.thinking;
      try {
        for (const task of await store.takeBotTasks(id, done, free)) this.begin(task);
      } catch (thrown) {
        this.done.push(...done);
        throw thrown;
      }
    }
  }

  private begin(task: TakenTask): void {
    this.thinking++;
    const begun = this.serve(task)
      .catch(this.terms.onTrouble)
      .then(() => {
        this.begun.delete(begun);
        this.look();
      });
    this.begun.add(begun);
  }

  private async serve(task: TakenTask): Promise<void> {
    const { line, onEnded, onTrouble, store } = this.terms;
    try {
      // Its thread is free for the next while the answer is on its way.
      const ended = await this.think(task).finally(() => {
        this.thinking--;
        this.look();
      });
      if (ended !== null) await this.persist(() => line.end(task, ended));
      onEnded?.(howOf(ended));
      this.done.push(task.id);
    } catch (thrown) {
      // The server that asks will do it itself.
      onTrouble(thrown);
      onEnded?.('unreached');
      await store.returnBotTask(task.id);
    }
  }

  private async think(task: TakenTask): Promise<Ended | null> {
    const { line, packages, threads } = this.terms;
    let begun = await line.begin(task, false);
    if (begun === null) return null;
    const kept = this.keptOf(task.node);
    let input = kept.open(begun.parcel);
    if (input === null) {
      begun = await line.begin(task, true);
      input = begun && kept.open(begun.parcel);
      if (begun === null || input === null) return null;
    }
    const { limit, table, parcel: _, ...asked } = begun;
    const { game, rules } = asked;
    if ((await packages(game, rules)) === null) return { failure: 'unable' };
    const turn = { host: '', table: `${task.node}:${table}`, urgent: false, wanted: () => true };
    try {
      return { answer: await threads.decide({ ...asked, input }, limit, turn) };
    } catch (thrown) {
      const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
      return { failure: name === 'AbortError' ? 'late' : 'broke', why: message };
    }
  }

  private async persist(work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (thrown) {
        if (tries === TRIES) throw thrown;
        await new Promise<void>((next) => this.terms.time.after(PAUSE_MS, next));
      }
    }
  }

  /** Servers count their sights each for itself. */
  private keptOf(node: string): KeptSights {
    const known = this.kept.get(node) ?? new KeptSights();
    this.kept.set(node, known);
    return known;
  }

  private async beat(): Promise<void> {
    const freed = await this.terms.store.beatBots(this.terms.id, !this.ended);
    this.beatAt = this.terms.time.now();
    if (freed > 0) this.terms.onFreed?.(freed);
  }

  private later(): void {
    this.stop = this.terms.time.after(BEAT_MS, () => {
      this.beating = this.beat()
        .catch(this.terms.onTrouble)
        .then(() => {
          // A call that was lost is made up for here.
          this.look();
          if (!this.closed) this.later();
        });
    });
  }
}

const howOf = (ended: Ended | null) => {
  if (ended === null) return 'unwanted';
  return 'answer' in ended ? 'answered' : ended.failure;
};
