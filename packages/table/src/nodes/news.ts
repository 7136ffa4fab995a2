// News between nodes: told through the store, so that nothing is lost, and over the bus, so that it is quick. Whatever
// the bus loses is found at the next look into the store; to hear something twice is harmless.

import type { Store } from '../store/port.ts';
import type { Time } from '../table/ports.ts';
import type { Bus } from './bus.ts';

const LOOK_MS = 2_000;
/** So long is it remembered what was heard: longer than two looks overlap. */
const REMEMBERED_MS = 20_000;

export interface NewsTerms {
  readonly store: Store;
  readonly time: Time;
  readonly heard: (subject: string) => void;
  readonly onTrouble: (thrown: unknown) => void;
  /** For figures: told by this node, heard over the bus, or found in the store before the bus brought it. */
  readonly count?: (how: 'told' | 'heard' | 'late', many: number) => void;
}

export class News {
  private bus: Bus | null = null;
  private last: number | null = null;
  /** What was read from the store, by subject: when it was told. */
  private readonly seen = new Map<string, number>();
  /** What the bus has brought, or this node has told, since it was last found in the store; and when. */
  private readonly known = new Map<string, number>();
  private waiting: Promise<void> | null = null;
  private readonly toTell = new Set<string>();
  private stop: () => void = () => {};
  private closed = false;

  constructor(private readonly terms: NewsTerms) {}

  /** Begins to listen. What was told before does not matter to a node that has nothing open yet. */
  async listen(bus: Bus): Promise<void> {
    this.bus = bus;
    this.last = (await this.terms.store.newsSince(Number.MAX_SAFE_INTEGER)).now;
    this.later();
  }

  /** Tells all other nodes; what is told in one moment goes out together. */
  tell(subject: string): Promise<void> {
    this.toTell.add(subject);
    this.waiting ??= Promise.resolve().then(() => this.flush());
    return this.waiting;
  }

  hear(subjects: readonly string[]): void {
    this.terms.count?.('heard', subjects.length);
    for (const subject of subjects) {
      this.known.set(subject, this.terms.time.now());
      this.terms.heard(subject);
    }
  }

  /** Looks into the store for what was not heard. */
  async look(): Promise<void> {
    if (this.last === null) return;
    const { told, now } = await this.terms.store.newsSince(this.last);
    this.last = now;
    for (const { subject, at } of told) {
      if (this.seen.get(subject) === at) continue;
      this.seen.set(subject, at);
      if (!this.known.delete(subject)) this.terms.count?.('late', 1);
      this.terms.heard(subject);
    }
    const old = this.terms.time.now() - REMEMBERED_MS;
    for (const [subject, at] of this.known) if (at < old) this.known.delete(subject);
    for (const [subject, at] of this.seen) if (at < now - REMEMBERED_MS) this.seen.delete(subject);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.stop();
    await this.waiting;
    await this.bus?.close();
  }

  private async flush(): Promise<void> {
    const subjects = [...this.toTell];
    this.toTell.clear();
    this.terms.count?.('told', subjects.length);
    for (const subject of subjects) this.known.set(subject, this.terms.time.now());
    this.waiting = null;
    await this.terms.store.tell(subjects);
    await this.bus?.publish(subjects);
  }

  private later(): void {
    this.stop = this.terms.time.after(LOOK_MS, () => {
      void this.look()
        .catch(this.terms.onTrouble)
        .then(() => {
          if (!this.closed) this.later();
        });
    });
  }
}
