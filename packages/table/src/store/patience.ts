// Patience: tries again what fails for a moment, with pauses in which everything else goes on, up to a limit.

import { Outage } from './outage.ts';

const LIMIT_MS = 5_000;
const FIRST_MS = 10;
const LONGEST_MS = 100;

export class Patience {
  /** After an outage nobody waits again before something has worked: a queue of waits would never end. */
  private lost = false;

  constructor(private readonly limit: number = LIMIT_MS) {}

  async run<T>(attempt: () => T | Promise<T>): Promise<T> {
    const until = performance.now() + (this.lost ? 0 : this.limit);
    for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, LONGEST_MS)) {
      try {
        const value = await attempt();
        this.lost = false;
        return value;
      } catch (thrown) {
        if (!(thrown instanceof Outage)) throw thrown;
        if (!thrown.brief || performance.now() + pause > until) {
          this.lost = true;
          throw thrown;
        }
      }
      await new Promise((next) => setTimeout(next, pause));
    }
  }
}
