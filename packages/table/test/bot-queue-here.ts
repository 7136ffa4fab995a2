// The queue of questions to bots, in memory: who is alive is for the test to say.

import type { BotQueueStore, QueuedTask, TakenTask } from '../src/store/bot-port.ts';

export class BotQueueHere implements BotQueueStore {
  /** Bot nodes that are alive, and whether they take questions. */
  readonly alive = new Map<string, boolean>();
  private readonly rows = new Map<string, { readonly task: QueuedTask; taker: string | 'returned' | null }>();

  async addBotTask(task: QueuedTask): Promise<void> {
    this.rows.set(task.id, { task, taker: null });
  }

  async botTasksOf(node: string) {
    const mine = [...this.rows.values()].filter(({ task }) => task.node === node);
    const those = (isSo: (taker: string | null) => boolean): string[] =>
      mine.flatMap(({ task, taker }) => (isSo(taker) ? [task.id] : []));
    const isAlive = (taker: string | null): boolean => taker !== null && this.alive.has(taker);
    return {
      nodes: [...this.alive.values()].filter((takes) => takes).length,
      waiting: those((taker) => taker !== 'returned' && !isAlive(taker)),
      taken: those(isAlive),
      returned: those((taker) => taker === 'returned'),
    };
  }

  async removeBotTasks(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.rows.delete(id);
  }

  async beatBots(id: string, takes: boolean): Promise<number> {
    this.alive.set(id, takes);
    const lost = [...this.rows.values()].filter(
      ({ taker }) => taker !== null && taker !== 'returned' && !this.alive.has(taker),
    );
    for (const row of lost) row.taker = null;
    return lost.length;
  }

  async partBots(id: string): Promise<void> {
    this.alive.delete(id);
    for (const row of this.rows.values()) if (row.taker === id) row.taker = null;
  }

  async takeBotTasks(id: string, done: readonly string[], most: number): Promise<readonly TakenTask[]> {
    await this.removeBotTasks(done);
    const waiting = [...this.rows.values()].filter(({ taker }) => taker === null).slice(0, most);
    for (const row of waiting) row.taker = id;
    return waiting.map(({ task }) => ({ id: task.id, node: task.node, url: 'http://server' }));
  }

  async returnBotTask(id: string): Promise<void> {
    const row = this.rows.get(id);
    if (row) row.taker = 'returned';
  }
}
