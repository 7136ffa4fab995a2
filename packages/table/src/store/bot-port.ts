// The queue of questions to bots, on the store: servers add to it, bot nodes take from it. A question is here by its name
// alone; what the bot is told comes from the server that asks.

/** A question to a bot. */
export interface QueuedTask {
  readonly id: string;
  /** The server that asks. */
  readonly node: string;
  /** Whose turn it is: hosts take turns, and so do the tables of one host. */
  readonly host: string;
  readonly code: string;
  /** Goes before what is not. */
  readonly urgent: boolean;
}

export interface TakenTask {
  readonly id: string;
  readonly node: string;
  /** Where the server that asks is reached. */
  readonly url: string;
}

/** What a server sees of its questions. */
interface QueueSight {
  /** Bot nodes that are alive and take questions. */
  readonly nodes: number;
  /** Questions that no living bot node has, and those that one has. */
  readonly waiting: readonly string[];
  readonly taken: readonly string[];
  /** Those that a bot node could not do: the server is not to be reached from there. */
  readonly returned: readonly string[];
}

export interface BotQueueStore {
  addBotTask(task: QueuedTask): Promise<void>;
  botTasksOf(node: string): Promise<QueueSight>;
  removeBotTasks(ids: readonly string[]): Promise<void>;
  /**
   * A bot node is alive, and takes questions or does not any more. What dead ones had taken waits again (so many), and what
   * dead servers had asked is gone.
   */
  beatBots(id: string, takes: boolean): Promise<number>;
  /** It is not any more: what it had taken waits again. */
  partBots(id: string): Promise<void>;
  /** Removes what it has done, and takes at most so many of those whose turn it is. */
  takeBotTasks(id: string, done: readonly string[], most: number): Promise<readonly TakenTask[]>;
  /** It cannot do this one. */
  returnBotTask(id: string): Promise<void>;
}
