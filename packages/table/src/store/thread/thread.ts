// The thread of the embedded store, as the server sees it: it is started with the first call. What is asked of it in one moment
// goes over in one message. If it breaks so does the server: all that was shown is in the file.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Args, Name } from '../made-of.ts';
import type { Watchers } from '../on-engine.ts';
import { Outage } from '../outage.ts';
import type { Lease } from '../port.ts';
import { Portions } from '../portions.ts';
import { type Call, type End, type ThreadTerms, type Told, unpacked } from './messages.ts';

/** What was compiled, also where this file is run from its source. */
const WORKER = import.meta.url.endsWith('.ts')
  ? new URL('../../../dist/src/store/thread/worker.js', import.meta.url)
  : new URL('./worker.js', import.meta.url);

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Watched extends Watchers {
  /** Told how many milliseconds the disk took for a commit. */
  readonly onCommit: (ms: number) => void;
}

export class Thread {
  private readonly waiting = new Map<number, Waiting>();
  private readonly ends = new Portions<End>((end) => this.finish(end));
  private worker: Promise<Worker> | null = null;
  private toSend: Call[] = [];
  private ids = 0;

  constructor(
    private readonly terms: ThreadTerms,
    private readonly watched: Watched,
  ) {}

  async call(name: Name, args: Args, lease: Lease | null): Promise<unknown> {
    this.worker ??= this.open().catch((thrown) => {
      // The next call tries again.
      this.worker = null;
      throw thrown;
    });
    const worker = await this.worker;
    return new Promise((resolve, reject) => {
      const id = ++this.ids;
      // The process goes on as long as somebody waits, and no longer.
      if (this.waiting.size === 0) worker.ref();
      this.waiting.set(id, { resolve, reject });
      if (this.toSend.push({ id, name, args, lease }) > 1) return;
      setImmediate(() => {
        worker.postMessage(this.toSend);
        this.toSend = [];
      });
    });
  }

  /** After all that was called. */
  async close(): Promise<void> {
    if (this.worker === null) return;
    const worker = await this.worker;
    const ended = once(worker, 'exit');
    await this.call('close', [], null);
    await ended;
  }

  private async open(): Promise<Worker> {
    const worker = new Worker(WORKER, { workerData: this.terms, env: {}, execArgv: [] });
    const [first] = (await once(worker, 'message')) as [Told];
    if (first.type !== 'opened') {
      await worker.terminate();
      throw first.type === 'failed' ? unpacked(first.thrown) : new Error('the thread of the store did not open it');
    }
    worker.unref();
    worker.on('message', (told: Told) => this.hear(told));
    return worker;
  }

  private hear(told: Told): void {
    const { onCommit, onFenced, onOutage } = this.watched;
    if (told.type === 'ended') {
      if (told.took !== null) onCommit(told.took);
      this.ends.add(told.ends);
    } else if (told.type === 'fenced') onFenced?.();
    else if (told.type === 'outage') {
      const outage = unpacked(told.thrown);
      if (outage instanceof Outage) onOutage?.(outage);
    }
  }

  private finish(end: End): void {
    const waiting = this.waiting.get(end.id);
    this.waiting.delete(end.id);
    if ('thrown' in end) waiting?.reject(unpacked(end.thrown));
    else waiting?.resolve(end.value);
    if (this.waiting.size === 0) this.worker?.then((worker) => worker.unref()).catch(() => {});
  }
}
