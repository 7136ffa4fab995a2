// A log that may be written to before it is open: what is said early is written first.

import type { FastifyBaseLogger } from 'fastify';

type Entry = (log: FastifyBaseLogger) => void;

export class LateLog {
  private log: FastifyBaseLogger | null = null;
  private readonly early: Entry[] = [];

  write(entry: Entry): void {
    if (this.log) entry(this.log);
    else this.early.push(entry);
  }

  open(log: FastifyBaseLogger): void {
    this.log = log;
    for (const entry of this.early.splice(0)) entry(log);
  }
}
