// A node: one of the servers on a store. It shows that it is alive, and takes over tables on which a match goes on and that
// no living node has.

import type { Store, StoredNode } from '../store/port.ts';
import type { Time } from '../table/ports.ts';

/** A node is dead after three seconds without a beat (`ALIVE_MS`). */
const BEAT_MS = 1_000;
/** Tables that are taken over at one beat; what is left is for the others, and for the next one. */
const TAKEN_AT_ONCE = 20;

export interface NodeTerms {
  readonly store: Store;
  readonly time: Time;
  readonly self: StoredNode;
  /** Opens a table, which takes its lease. */
  readonly adopt: (code: string) => Promise<unknown>;
  readonly onTrouble: (thrown: unknown) => void;
}

export class Node {
  private stop: () => void = () => {};
  private ended = false;
  /** How many nodes are alive, as it saw last. */
  living = 1;
  private beating: Promise<void> = Promise.resolve();

  constructor(private readonly terms: NodeTerms) {}

  /** From now on it is alive. */
  async start(): Promise<void> {
    this.living = await this.terms.store.beat(this.terms.self);
    this.later();
  }

  /** Looks at once for tables that nobody has. */
  async adopt(): Promise<void> {
    if (this.ended) return;
    for (const code of await this.terms.store.orphans(TAKEN_AT_ONCE)) await this.terms.adopt(code);
  }

  async close(): Promise<void> {
    this.ended = true;
    this.stop();
    await this.beating;
    await this.terms.store.part(this.terms.self.id);
  }

  private later(): void {
    this.stop = this.terms.time.after(BEAT_MS, () => {
      this.beating = this.beat()
        .catch(this.terms.onTrouble)
        .then(() => {
          if (!this.ended) this.later();
        });
    });
  }

  private async beat(): Promise<void> {
    this.living = await this.terms.store.beat(this.terms.self);
    await this.adopt();
  }
}
