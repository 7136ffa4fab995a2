// Stores under leases, kept for the next call: to make one costs more than a move.

import type { Lease, Store } from '../port.ts';

const MOST = 4_000;

export class Leased {
  /** By the code of the table, of which one lease at most holds. */
  private readonly kept = new Map<string, { readonly epoch: number; readonly store: Store }>();

  constructor(private readonly store: Store) {}

  under(lease: Lease): Store {
    const { code, epoch } = lease;
    const known = this.kept.get(code);
    if (known?.epoch === epoch) return known.store;
    const store = this.store.under(lease);
    this.kept.delete(code);
    this.kept.set(code, { epoch, store });
    // The oldest goes first; whoever still needs it gets it anew.
    const [oldest] = this.kept.size > MOST ? this.kept.keys() : [];
    if (oldest !== undefined) this.kept.delete(oldest);
    return store;
  }
}
