// A queue that is worked off in portions: in order, and between two portions whatever else there is to do gets its turn. So what
// people answer to the first moves of a commit is on its way to the next one while the last moves are still shown.

const MOST = 10;

export class Portions<T> {
  private waiting: T[] = [];
  private next = 0;

  constructor(private readonly each: (one: T) => void) {}

  add(ones: readonly T[]): void {
    const idle = this.waiting.length === 0;
    this.waiting.push(...ones);
    if (idle) this.work();
  }

  private work(): void {
    const end = Math.min(this.next + MOST, this.waiting.length);
    while (this.next < end) this.each(this.waiting[this.next++] as T);
    if (this.next < this.waiting.length) {
      setImmediate(() => this.work());
      return;
    }
    this.waiting = [];
    this.next = 0;
  }
}
