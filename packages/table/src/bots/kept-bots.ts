// Bots that are kept from decision to decision: some remember what they made of what they heard, and need not think it all through
// again.

import type { Bot } from '@tabella/kernel';

const MOST = 400;

export class KeptBots {
  private readonly kept = new Map<string, Bot<unknown>>();

  /** The one of this name, which belongs to one seat of one table, or a new one. */
  named(name: string, make: () => Bot<unknown>): Bot<unknown> {
    const bot = this.kept.get(name) ?? make();
    // The one that was asked longest ago goes first.
    this.kept.delete(name);
    this.kept.set(name, bot);
    const [oldest] = this.kept.size > MOST ? this.kept.keys() : [];
    if (oldest !== undefined) this.kept.delete(oldest);
    return bot;
  }
}
