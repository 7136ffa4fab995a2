// Pace: bots answer so that people can follow, and so that in a window their time reveals nothing of their hands.

import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from '@tabella/kernel';

const TO_FOLLOW_MS = 250;
const IN_WINDOW_MS = 100;
const SLOWER = 1.3;
const MEMORY = 0.8;

export class Pace {
  /** Somewhat longer than bots have lately thought in windows; one without a choice takes as long as one with it. */
  private inWindow = IN_WINDOW_MS;

  /** Waits until an answer that was begun then may be given. */
  async keep(began: number, ask: Ask): Promise<void> {
    const took = performance.now() - began;
    const window = ask.reaction === true;
    if (window && ask.from.length > 1)
      this.inWindow = Math.max(IN_WINDOW_MS, MEMORY * this.inWindow + (1 - MEMORY) * SLOWER * took);
    await wait(Math.max(0, (window ? this.inWindow : TO_FOLLOW_MS) - took));
  }
}
