// Analysis in the background: started, watched, cancelled and gone on with. What is done is kept, also while no page shows
// it, so that somebody who comes back finds it.

import { type Analysis, digestOfLog, type Log, type Seat } from '@tabella/kernel';
import type { Task, Told } from './worker.ts';

export type AnalysisState = {
  /** idle: not begun. cancelled: it can be gone on with. refused: it never can, and `why` says so. */
  readonly is: 'idle' | 'working' | 'cancelled' | 'done' | 'failed' | 'refused';
  readonly why?: 'rules' | 'game' | 'log';
  /** Turns judged, of how many; both 0 until it is known. */
  readonly turn: number;
  readonly turns: number;
  /** 0 to 1. */
  readonly done: number;
  /** Seconds, as a guess; null until there is one. */
  readonly left: number | null;
  /** What there is so far, or all of it; null before the first piece. */
  readonly analysis: Analysis | null;
  /** Somebody wants to be told when it is done. */
  readonly telling: boolean;
};

const IDLE: AnalysisState = { is: 'idle', turn: 0, turns: 0, done: 0, left: null, analysis: null, telling: false };
const isWhole = (analysis: Analysis | null): boolean => analysis !== null && !analysis.unfinished;

/** Of one match; see `jobOf`. For `useSyncExternalStore`: `subscribe` and `state`. */
export class AnalysisJob {
  private worker: Worker | null = null;
  private now: AnalysisState = IDLE;
  private readonly listeners = new Set<() => void>();
  private begun = 0;
  private doneBefore = 0;
  private tell: ((is: 'done' | 'failed') => void) | null = null;

  constructor(private readonly log: Log) {}

  readonly state = (): AnalysisState => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** An analysis that was stored, whole or not, unless there is more here already. */
  offer(analysis: Analysis): void {
    if (this.worker !== null || this.now.is === 'done' || analysis.of !== digestOfLog(this.log)) return;
    this.set({ is: isWhole(analysis) ? 'done' : 'cancelled', analysis });
  }

  /** Begins, or goes on after it was cancelled. Without seats the decisions of all are looked at. */
  start(seats?: readonly Seat[]): void {
    if (this.worker !== null || this.now.is === 'done') return;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    this.begun = performance.now();
    this.doneBefore = this.now.done;
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    worker.onerror = () => this.end({ is: 'failed', left: null });
    const { analysis } = this.now;
    const task: Task = { log: this.log, ...(seats ? { seats } : {}), ...(analysis ? { from: analysis } : {}) };
    worker.postMessage(task);
    this.set({ is: 'working', left: null });
  }

  /** What is done is kept. */
  cancel(): void {
    if (this.worker !== null) this.end({ is: 'cancelled', left: null });
  }

  /** Tells once, when it is done or has failed, wherever the page is by then; not when it is cancelled. */
  tellDone(tell: (is: 'done' | 'failed') => void): void {
    if (this.worker === null) return;
    this.tell = tell;
    this.set({ telling: true });
  }

  private hear(told: Told): void {
    switch (told.kind) {
      case 'progress': {
        const { turn, turns, done } = told;
        this.set({ turn, turns, done, left: this.leftAt(done) });
        break;
      }
      case 'some':
        this.set({ analysis: told.analysis });
        break;
      case 'all':
        this.end({ is: 'done', analysis: told.analysis, turn: this.now.turns, done: 1, left: null });
        break;
      case 'refused':
        this.end({ is: 'refused', why: told.why, left: null });
        break;
    }
  }

  /** Seconds to go, by how fast it went so far. */
  private leftAt(done: number): number | null {
    const share = done - this.doneBefore;
    if (share < 0.03) return this.now.left;
    return Math.ceil((((performance.now() - this.begun) / 1000) * (1 - done)) / share);
  }

  private end(change: Partial<AnalysisState>): void {
    this.worker?.terminate();
    this.worker = null;
    const { tell } = this;
    this.tell = null;
    this.set({ ...change, telling: false });
    if (change.is === 'done' || change.is === 'failed') tell?.(change.is);
  }

  private set(change: Partial<AnalysisState>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}

const jobs = new Map<string, AnalysisJob>();

/** The job of a match: always the same one, as long as this page lives. */
export function jobOf(log: Log): AnalysisJob {
  const of = digestOfLog(log);
  const known = jobs.get(of);
  if (known) return known;
  const job = new AnalysisJob(log);
  jobs.set(of, job);
  return job;
}
