// What became of messages, by the id their sender gave them: sent again, a message does nothing twice.

import type { Reply } from '../core/replies.ts';

const MOST = 1_000;

export class Resends {
  private readonly replies = new Map<string, Reply>();

  get(said: string): Reply | undefined {
    return this.replies.get(said);
  }

  keep(said: string, reply: Reply): void {
    this.replies.set(said, reply);
    if (this.replies.size <= MOST) return;
    const [oldest] = this.replies.keys();
    if (oldest !== undefined) this.replies.delete(oldest);
  }
}
