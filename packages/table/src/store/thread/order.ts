// The order of what is asked of a store that works in two places: whatever is asked later is done later.

export class Order {
  private underWayThere = 0;
  private underWayHere = 0;
  /** What was asked here last: all before it is done by then too. */
  private last: Promise<unknown> = Promise.resolve();

  /** Nothing is under way there that something here could overtake. */
  get isFree(): boolean {
    return this.underWayThere === 0;
  }

  here<T>(work: Promise<T>): Promise<T> {
    this.underWayHere++;
    const ended = (): void => {
      this.underWayHere--;
    };
    this.last = work.then(ended, ended);
    return work;
  }

  async there<T>(work: () => Promise<T>): Promise<T> {
    this.underWayThere++;
    try {
      if (this.underWayHere > 0) await this.last;
      return await work();
    } finally {
      this.underWayThere--;
    }
  }
}
