// Turns: what waits to be thought about. Hosts take turns, and so do the tables of one host, so that nobody's many tables
// make another's bots late.

import type { Turn } from './runner.ts';

interface Waiting<T> {
  readonly turn: Turn;
  readonly item: T;
}

/** By key, the one that was served longest ago first. */
class Ring<V> {
  private readonly entries = new Map<string, V>();

  constructor(private readonly make: () => V) {}

  get size(): number {
    return this.entries.size;
  }

  at(key: string): V {
    const found = this.entries.get(key) ?? this.make();
    this.entries.set(key, found);
    return found;
  }

  /** Serves the next; it goes to the end, or away when `serve` says that it is empty. */
  next<R>(serve: (value: V) => { readonly served: R; readonly empty: boolean }): R | undefined {
    for (const [key, value] of this.entries) {
      this.entries.delete(key);
      const { served, empty } = serve(value);
      if (!empty) this.entries.set(key, value);
      return served;
    }
    return undefined;
  }
}

class Lane<T> {
  private readonly hosts = new Ring<Ring<Waiting<T>[]>>(() => new Ring<Waiting<T>[]>(() => []));

  add(one: Waiting<T>): void {
    this.hosts.at(one.turn.host).at(one.turn.table).push(one);
  }

  take(): Waiting<T> | undefined {
    return this.hosts.next((tables) => {
      const served = tables.next((queue) => ({ served: queue.shift(), empty: queue.length === 0 }));
      return { served, empty: tables.size === 0 };
    });
  }
}

export class Turns<T> {
  private readonly urgent = new Lane<T>();
  private readonly others = new Lane<T>();
  /** How many wait. */
  size = 0;

  add(turn: Turn, item: T): void {
    this.size++;
    (turn.urgent ? this.urgent : this.others).add({ turn, item });
  }

  /** The next whose turn it is. */
  take(): T | undefined {
    const next = this.urgent.take() ?? this.others.take();
    if (next) this.size--;
    return next?.item;
  }
}
