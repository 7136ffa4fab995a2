// Bots that think elsewhere. While bot nodes are alive on the store, a server puts its questions to bots in their queue;
// the bot node whose turn it is comes for what the bot may know, and brings the answer. Without bot nodes, and for what
// they cannot do, there are the server's own threads.

import { randomUUID } from 'node:crypto';
import type { BotQueueStore } from '../store/bot-port.ts';
import type { Time } from '../table/ports.ts';
import { Effort } from './effort.ts';
import { type BotRunner, type BotTask, Stopped, type Turn } from './runner.ts';
import { type Parcel, SentSights } from './sights.ts';
import type { BotThreads } from './threads.ts';

const LOOK_MS = 1_000;
/** A bot node stops its bots itself; one that says nothing for so long after that is not heard any more. */
const GRACE_MS = 3_000;
/** So long is it remembered what a bot node was sent. */
const FORGOTTEN_MS = 120_000;

/** What a bot node is told when it begins. */
export interface Begun extends Omit<BotTask, 'input'> {
  readonly table: string;
  /** Milliseconds for which the bot may think. */
  readonly limit: number;
  readonly parcel: Parcel;
}

/** What became of it there. */
export type Ended =
  | { readonly answer: unknown }
  | { readonly failure: 'late' | 'broke'; readonly why: string }
  /** The game, or this version of its rules, is not there. */
  | { readonly failure: 'unable' };

export interface BotQueueTerms {
  readonly store: BotQueueStore;
  /** The name of this server. */
  readonly node: string;
  readonly threads: BotThreads;
  readonly time: Time;
  /** Calls the bot nodes: something is in the queue. */
  readonly call: () => void;
  readonly onTrouble: (thrown: unknown) => void;
  readonly onThought?: (waited: number, took: number) => void;
  /** Another bot node has taken over from one that died, or this server from all of them. */
  readonly onTakenOver?: () => void;
}

interface Asked {
  readonly id: string;
  readonly task: BotTask;
  readonly limit: number;
  readonly turn: Turn;
  readonly at: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (why: Error) => void;
  /** It is in the store. */
  queued: boolean;
  begun: { readonly by: string; readonly at: number; readonly effort: number; readonly stop: () => void } | null;
}

export class BotQueue implements BotRunner {
  private readonly asked = new Map<string, Asked>();
  private readonly sent = new Map<string, { readonly sights: SentSights; at: number }>();
  private stop: () => void = () => {};
  private looking: Promise<void> = Promise.resolve();
  private closed = false;
  private readonly effort = new Effort();
  /** Bot nodes that are alive, as this server saw last. */
  nodes = 0;

  constructor(private readonly terms: BotQueueTerms) {}

  /** Bots that wait, here and in the queue. */
  get waiting(): number {
    return this.terms.threads.waiting + [...this.asked.values()].filter(({ begun }) => begun === null).length;
  }

  get thinking(): number {
    return this.terms.threads.thinking + [...this.asked.values()].filter(({ begun }) => begun !== null).length;
  }

  /** Looks for bot nodes from now on. */
  async start(): Promise<void> {
    await this.look();
    this.later();
  }

  decide(task: BotTask, limit: number, turn: Turn): Promise<unknown> {
    if (this.nodes === 0) return this.terms.threads.decide(task, limit, turn);
    return new Promise((resolve, reject) => {
      const one: Asked = {
        ...{ id: randomUUID(), task, limit, turn, at: performance.now(), resolve, reject },
        ...{ queued: false, begun: null },
      };
      this.asked.set(one.id, one);
      void this.add(one);
    });
  }

  /** A bot node comes for a question; null when nobody wants its answer any more. `whole`: it has forgotten what it knew. */
  begin(id: string, by: string, whole: boolean): Begun | null {
    const one = this.asked.get(id);
    if (!one) return null;
    if (!one.turn.wanted()) {
      this.leave(one);
      one.reject(new Error('is not asked any more'));
      return null;
    }
    if (one.begun !== null && one.begun.by !== by) this.terms.onTakenOver?.();
    one.begun?.stop();
    const stop = this.terms.time.after(one.limit + GRACE_MS, () => {
      this.leave(one);
      one.reject(new Stopped('a bot node said nothing more'));
    });
    const begun = [...this.asked.values()].filter((other) => other.begun !== null && other !== one).length;
    // Those that think now are about as many as can.
    const effort = this.effort.now(this.asked.size - begun - 1, begun + 1);
    one.begun = { by, at: performance.now(), effort, stop };
    const { input, ...asked } = one.task;
    const key = `${one.turn.table}:${input.seat}`;
    const sights = this.sentTo(by);
    if (whole) sights.forget(key);
    return {
      ...asked,
      ...(effort < 1 && { effort }),
      table: one.turn.table,
      limit: one.limit,
      parcel: sights.parcel(key, input),
    };
  }

  /** It brings what became of it. Of one whose question was taken over nothing counts. */
  end(id: string, by: string, ended: Ended): void {
    const one = this.asked.get(id);
    if (!one || one.begun?.by !== by) return;
    if ('failure' in ended && ended.failure === 'unable') {
      this.takeBack(one);
      return;
    }
    const took = performance.now() - one.begun.at;
    this.effort.took(took, one.begun.effort);
    this.terms.onThought?.(one.begun.at - one.at, took);
    this.leave(one);
    if ('answer' in ended) one.resolve(ended.answer);
    else one.reject(ended.failure === 'late' ? new Stopped(ended.why) : new Error(ended.why));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.stop();
    await this.looking;
    const ids = [...this.asked.keys()];
    for (const one of this.asked.values()) this.leave(one);
    if (ids.length > 0) await this.terms.store.removeBotTasks(ids).catch(this.terms.onTrouble);
    await this.terms.threads.close();
  }

  private async add(one: Asked): Promise<void> {
    const { store, node, call, onTrouble } = this.terms;
    const { host, table, urgent } = one.turn;
    try {
      await store.addBotTask({ id: one.id, node, host, code: table, urgent });
      one.queued = true;
      call();
    } catch (thrown) {
      onTrouble(thrown);
      this.takeBack(one);
    }
  }

  /** What is in the queue no more, could not be done, or has nobody left to do it, is done here. */
  private async look(): Promise<void> {
    const { store, node, onTakenOver } = this.terms;
    const queued = [...this.asked.values()].filter((one) => one.queued);
    const { nodes, waiting, taken, returned } = await store.botTasksOf(node);
    this.nodes = nodes;
    const left = [...returned, ...(nodes === 0 ? waiting : [])];
    const [mine, known] = [new Set(left), new Set([...waiting, ...taken])];
    for (const one of queued) {
      const { id, begun } = one;
      if (!mine.has(id) && (known.has(id) || begun !== null)) continue;
      if (begun !== null) onTakenOver?.();
      this.takeBack(one);
    }
    if (left.length > 0) await store.removeBotTasks(left);
    for (const [by, { at }] of this.sent) if (at < performance.now() - FORGOTTEN_MS) this.sent.delete(by);
  }

  private takeBack(one: Asked): void {
    if (!this.asked.has(one.id)) return;
    this.leave(one);
    this.terms.threads.decide(one.task, one.limit, one.turn).then(one.resolve, one.reject);
  }

  private leave(one: Asked): void {
    one.begun?.stop();
    this.asked.delete(one.id);
  }

  private sentTo(by: string): SentSights {
    const known = this.sent.get(by) ?? { sights: new SentSights(), at: 0 };
    known.at = performance.now();
    this.sent.set(by, known);
    return known.sights;
  }

  private later(): void {
    this.stop = this.terms.time.after(LOOK_MS, () => {
      this.looking = this.look()
        .catch(this.terms.onTrouble)
        .then(() => {
          if (!this.closed) this.later();
        });
    });
  }
}
