// The embedded store as the server sees it. It is in a thread of its own, so that nothing it does holds up the server; what is
// asked of it in one moment goes over in one message. Only what is played is committed here, as long as the disk is quick: the way
// to a thread and back costs more than that. If the thread breaks so does the server: all that was shown is in the file.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Engine } from '../engine.ts';
import { type Watchers, watched } from '../on-engine.ts';
import { Outage } from '../outage.ts';
import type { Lease, Store } from '../port.ts';
import { Portions } from '../portions.ts';
import { playStoreOn } from '../sql/index.ts';
import { sqliteEngine } from '../sqlite.ts';
import { Disk } from './disk.ts';
import { type Call, type End, type ThreadTerms, type Told, unpacked } from './messages.ts';
import { Order } from './order.ts';

/** What was compiled, also where this file is run from its source. */
const WORKER = import.meta.url.endsWith('.ts')
  ? new URL('../../../dist/src/store/thread/worker.js', import.meta.url)
  : new URL('./worker.js', import.meta.url);

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

export async function storeInThread(
  folder: string,
  { patience, onOutage, onFenced }: Watchers & { readonly patience?: number | undefined },
): Promise<Store> {
  const workerData: ThreadTerms = { folder, patience };
  const worker = new Worker(WORKER, { workerData, env: {}, execArgv: [] });
  const thread = new Thread(worker);
  const [first] = (await once(worker, 'message')) as [Told];
  if (first.type !== 'opened') {
    await worker.terminate();
    throw first.type === 'failed' ? unpacked(first.thrown) : new Error('the thread of the store did not open it');
  }
  worker.unref();
  const disk = new Disk();
  worker.on('message', (told: Told) => {
    if (told.type === 'ended') {
      if (told.took !== null) disk.took(told.took);
      thread.heard(told.ends);
    } else if (told.type === 'fenced') onFenced?.();
    else if (told.type === 'outage') {
      const outage = unpacked(told.thrown);
      if (outage instanceof Outage) onOutage?.(outage);
    }
  });
  const engine = await sqliteEngine(folder, { patience, onCommit: (ms) => disk.took(ms) }).catch(async (thrown) => {
    await worker.terminate();
    throw thrown;
  });
  return storeUnder({ thread, near: watched(engine, { onOutage, onFenced }), disk }, first.names, null);
}

/** The calls that are under way. */
class Thread {
  private readonly waiting = new Map<number, Waiting>();
  private readonly ends = new Portions<End>((end) => this.finish(end));
  private toSend: Call[] = [];
  private ids = 0;
  private closed = false;

  constructor(private readonly worker: Worker) {}

  call(name: string, args: readonly unknown[], lease: Lease | null): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new Error('the store is closed'));
        return;
      }
      const id = ++this.ids;
      // The process goes on as long as somebody waits, and no longer.
      if (this.waiting.size === 0) this.worker.ref();
      this.waiting.set(id, { resolve, reject });
      if (this.toSend.push({ id, name, args, lease }) > 1) return;
      setImmediate(() => {
        this.worker.postMessage(this.toSend);
        this.toSend = [];
      });
    });
  }

  heard(ends: readonly End[]): void {
    this.ends.add(ends);
  }

  private finish(end: End): void {
    const waiting = this.waiting.get(end.id);
    this.waiting.delete(end.id);
    if ('thrown' in end) waiting?.reject(unpacked(end.thrown));
    else waiting?.resolve(end.value);
    if (this.waiting.size === 0 && !this.closed) this.worker.unref();
  }

  async close(): Promise<void> {
    const closing = this.call('close', [], null);
    this.closed = true;
    const ended = once(this.worker, 'exit');
    await closing;
    await ended;
  }
}

interface Ways {
  readonly thread: Thread;
  /** Where what is played is kept from here. */
  readonly near: Engine;
  readonly disk: Disk;
}

function storeUnder(ways: Ways, names: readonly string[], lease: Lease | null): Store {
  const { thread, near, disk } = ways;
  const order = new Order();
  const store = {} as Store;
  for (const name of names) {
    Reflect.set(store, name, (...args: readonly unknown[]) => order.there(() => thread.call(name, args, lease)));
  }
  const { append, keepSnapshot } = playStoreOn(near, lease);
  const isHere = (): boolean => disk.isQuick && order.isFree;
  return {
    ...store,
    append: (...move) => (isHere() ? order.here(append(...move)) : store.append(...move)),
    keepSnapshot: (...kept) => (isHere() ? order.here(keepSnapshot(...kept)) : store.keepSnapshot(...kept)),
    under: (held) => storeUnder(ways, names, held),
    setting: (name, make) => thread.call('setting', [name, make()], null).then(String),
    close: async () => {
      await Promise.all([thread.close(), near.close()]);
    },
  };
}
