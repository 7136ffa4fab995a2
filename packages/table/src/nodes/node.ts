// A node: one of the servers on a store. It shows that it is alive, and takes over tables on which a match goes on and that
// no living node has.

import { ALIVE_MS, type Store, type StoredNode } from '../store/port.ts';
import type { Time } from '../table/ports.ts';

const BEAT_MS = 1_000;
/** Tables that are taken over at one beat; what is left is for the others, and for the next one. */
const TAKEN_AT_ONCE = 20;

export interface NodeTerms {
  readonly store: Store;
  readonly time: Time;
  readonly self: StoredNode;
  /** It was silent for so long that others may have taken its tables. */
  readonly woke: () => Promise<void>;
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
  private beatAt = 0;

  constructor(private readonly terms: NodeTerms) {}

  /** From now on it is alive. */
  async start(): Promise<void> {
    this.living = await this.terms.store.beat(this.terms.self);
    this.beatAt = performance.now();
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
    const silent = performance.now() - this.beatAt;
    this.beatAt = performance.now();
    if (silent > ALIVE_MS) await this.terms.woke();
    await this.adopt();
  }
}
