// How bots are asked. A bot is sent what its seat knows and nothing else, and may take only so long.

import type { Sight } from '@tabella/kernel';

/** Everything a bot is sent: no state, no log, no key. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly sight: Sight<unknown>;
  /** Chance for its thoughts; it has nothing to do with the deal. */
  readonly seed: number;
}

export interface BotRunner {
  /** The answer as the bot gave it, unchecked; rejects when it broke or took too long. */
  decide(task: BotTask, limit: number): Promise<unknown>;
  close(): Promise<void>;
}
