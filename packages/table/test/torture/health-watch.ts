// Whether servers tell the truth about themselves: they are asked all the time, and what they say is held against what is known.

import type { Findings } from './findings.ts';

/** What is known of a server: everything works, nothing can be saved, or anything may be, as in a moment of change. */
export type Known = 'well' | 'unsaved' | 'changing';

const ASK_MS = 1_000;
const PATIENCE_MS = 6_000;
/** What is known for so long must be told: a probe may be a second old, and one takes time. */
const NOTICED_MS: Readonly<Record<Known, number>> = {
  unsaved: 2_000,
  well: 12_000,
  changing: Number.POSITIVE_INFINITY,
};

export class HealthWatch {
  private known: Known = 'changing';
  private since = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly findings: Findings,
    private readonly servers: () => readonly string[],
  ) {
    this.timer = setInterval(() => {
      for (const server of this.servers()) for (const path of ['healthz', 'readyz']) void this.ask(server, path);
    }, ASK_MS);
  }

  /** From now on. */
  know(known: Known): void {
    this.known = known;
    this.since = performance.now();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async ask(server: string, path: string): Promise<void> {
    const { known, since } = this;
    const asked = performance.now();
    // A server that does not answer has not lied.
    const reply = await fetch(`${server}/${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
    const told = await reply?.text().catch(() => '');
    if (!reply || this.known !== known || this.since !== since || asked - since < NOTICED_MS[known]) return;
    this.findings.count('health checks');
    // On a busy machine that is true, too.
    if (told?.includes('does not answer in time')) return;
    if (reply.ok !== (known === 'well'))
      this.findings.fault('health lied', `${path} says ${reply.status} ${told} while it is ${known}`);
  }
}
