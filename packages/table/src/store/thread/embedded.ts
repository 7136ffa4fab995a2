// The embedded store: a file, worked on by the server itself as long as the disk is quick, for the way to a thread and back costs
// more than a commit; by a thread while the disk is slow, so that nobody is held up by it. Without a slow disk there is no thread.

import { type Args, callOf, type Name, namesOf, storesOf } from '../made-of.ts';
import { storeOnEngine, type Watchers } from '../on-engine.ts';
import type { Lease, Store } from '../port.ts';
import { sqliteEngine } from '../sqlite.ts';
import { Disk } from './disk.ts';
import { Order } from './order.ts';
import { Thread } from './thread.ts';

interface EmbeddedTerms extends Watchers {
  /** Milliseconds for which a locked file is tried again. */
  readonly patience?: number | undefined;
  readonly disk?: Disk;
}

/** What the store of a table has of its own; that of the server has no lease. */
interface Held {
  readonly lease: Lease | null;
  readonly order: Order;
}

export async function embeddedStore(folder: string, terms: EmbeddedTerms): Promise<Store> {
  const { patience, onOutage, onFenced, disk = new Disk() } = terms;
  const onCommit = (ms: number): void => disk.took(ms);
  const here = await storeOnEngine(await sqliteEngine(folder, { patience, onCommit }), terms);
  const thread = new Thread({ folder, patience }, { onCommit, onOutage, onFenced });
  return new Places(here, thread, disk).store(null);
}

/** The two places where a call can be done. */
class Places {
  private readonly made: (held: Held) => Store;
  private closing: Promise<void> | null = null;

  constructor(
    private readonly here: Store,
    private readonly thread: Thread,
    private readonly disk: Disk,
  ) {
    this.made = storesOf<Held>(namesOf(here), (held, name, args) => {
      if (name === 'under') return this.store(args[0] as Lease);
      return name === 'close' ? this.close() : this.call(held, name, args);
    });
  }

  store(lease: Lease | null): Store {
    return this.made({ lease, order: new Order() });
  }

  private async call({ lease, order }: Held, name: Name, args: Args): Promise<unknown> {
    if (this.closing !== null) throw new Error('the store is closed');
    if (!this.disk.isQuick || !order.isFree)
      return order.there(() => this.thread.call(name, sendable(name, args), lease));
    const at = lease === null ? this.here : this.here.under(lease);
    return order.here(callOf(at, name, args) as Promise<unknown>);
  }

  private close(): Promise<void> {
    this.closing ??= Promise.all([this.here.close(), this.thread.close()]).then(() => {});
    return this.closing;
  }
}

/** A function cannot be sent to a thread: what it makes is. */
const sendable = (name: Name, args: Args): Args =>
  name === 'setting' ? args.map((arg) => (typeof arg === 'function' ? arg() : arg)) : args;
