// How bots are asked. A bot is sent what its seat knows and nothing else, and may think only so long.

import type { BotInput } from '@tabella/kernel';

/** Everything a bot is sent: no state, no log, no key. */
export interface BotTask {
  readonly game: string;
  /** The version of the rules by which the match is played. */
  readonly rules: number;
  readonly bot: string;
  readonly input: BotInput<unknown>;
  /** Chance for its thoughts; it has nothing to do with the deal. */
  readonly seed: number;
  /** See `BotInput`. */
  readonly effort?: number;
  /** Not its answer is wanted but why it would give it: a `Thought`, or null if it cannot say. */
  readonly why?: true;
}

/** Whose turn it is to have a bot think. */
export interface Turn {
  /** Who made the table: hosts take turns, and so do the tables of one host. */
  readonly host: string;
  readonly table: string;
  /** Goes before what is not. */
  readonly urgent: boolean;
  /** Asked before it begins: what nobody waits for any more costs nothing. */
  readonly wanted: () => boolean;
}

/** A bot was stopped because it thought for too long; a thread that is stopped says so by the same name. */
export class Stopped extends Error {
  override readonly name = 'AbortError';
}

export interface BotRunner {
  /** The answer as the bot gave it, or its thought, unchecked; rejects when it broke or thought for longer than `limit`. */
  decide(task: BotTask, limit: number, turn: Turn): Promise<unknown>;
  close(): Promise<void>;
}
