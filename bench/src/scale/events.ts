// Events in the order of their time: a binary heap.

export interface Event {
  readonly at: number;
  readonly run: () => void;
}

export class Events {
  private readonly heap: Event[] = [];
  now = 0;

  after(ms: number, run: () => void): void {
    const event = { at: this.now + ms, run };
    let at = this.heap.push(event) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = this.heap[above] as Event;
      if (other.at <= event.at) break;
      this.heap[at] = other;
      at = above;
    }
    this.heap[at] = event;
  }

  /** Lets everything happen up to a moment. */
  until(end: number): void {
    for (let next = this.heap[0]; next !== undefined && next.at <= end; next = this.heap[0]) {
      this.remove();
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }

  private remove(): void {
    const last = this.heap.pop() as Event;
    const { length } = this.heap;
    if (length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= length) break;
      if (below + 1 < length && (this.heap[below + 1] as Event).at < (this.heap[below] as Event).at) below++;
      const other = this.heap[below] as Event;
      if (other.at >= last.at) break;
      this.heap[at] = other;
      at = below;
    }
    this.heap[at] = last;
  }
}
