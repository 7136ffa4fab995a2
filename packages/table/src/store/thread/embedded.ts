// The embedded store: a file, worked on by the server itself as long as the disk is quick, for the way to a thread and back costs
// more than a commit; by a thread while the disk is slow, so that nobody is held up by it. Without a slow disk there is no thread.

import { storeOnEngine, type Watchers } from '../on-engine.ts';
import type { Lease, Store } from '../port.ts';
import { sqliteEngine } from '../sqlite.ts';
import { Disk } from './disk.ts';
import { Leased } from './leased.ts';
import { Order } from './order.ts';
import { Thread } from './thread.ts';

interface EmbeddedTerms extends Watchers {
  /** Milliseconds for which a locked file is tried again. */
  readonly patience?: number | undefined;
  readonly disk?: Disk;
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

export async function embeddedStore(folder: string, terms: EmbeddedTerms): Promise<Store> {
  const { patience, onOutage, onFenced, disk = new Disk() } = terms;
  const onCommit = (ms: number): void => disk.took(ms);
  const here = await storeOnEngine(await sqliteEngine(folder, { patience, onCommit }), terms);
  const thread = new Thread({ folder, patience }, { onCommit, onOutage, onFenced });
  return new Places(here, thread, disk).store(null);
}

/** The two places where a call can be done. */
class Places {
  private readonly leased: Leased;
  private readonly methods: readonly (keyof Store)[];
  private closing: Promise<void> | null = null;

  constructor(
    private readonly here: Store,
    private readonly thread: Thread,
    private readonly disk: Disk,
  ) {
    this.leased = new Leased(here);
    this.methods = Object.keys(here) as (keyof Store)[];
  }

  store(lease: Lease | null): Store {
    const order = new Order();
    const call = async (name: keyof Store, args: readonly unknown[]): Promise<unknown> => {
      if (this.closing !== null) throw new Error('the store is closed');
      if (!this.disk.isQuick || !order.isFree)
        return order.there(() => this.thread.call(name, sendable(name, args), lease));
      const at = lease === null ? this.here : this.leased.under(lease);
      return order.here((at[name] as Method)(...args));
    };
    const store = Object.fromEntries(
      this.methods.map((name) => [name, (...args: readonly unknown[]) => call(name, args)]),
    );
    return {
      // Each method of the port is here by its name.
      ...(store as unknown as Store),
      under: (held) => this.store(held),
      close: () => {
        this.closing ??= Promise.all([this.here.close(), this.thread.close()]).then(() => {});
        return this.closing;
      },
    };
  }
}

/** A function cannot be sent to a thread: what it makes is. */
const sendable = (name: keyof Store, args: readonly unknown[]): readonly unknown[] =>
  name === 'setting' ? args.map((arg) => (typeof arg === 'function' ? arg() : arg)) : args;
