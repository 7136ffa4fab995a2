// Health: whether what people do can be kept. A failed write shows that it cannot, and a probe when it can again.

import { Outage } from '../store/index.ts';

/** So old may an answer be; more probes would only be load. */
const FRESH_MS = 1_000;
/** Requests for the health are answered within this time. */
const ANSWER_MS = 3_000;

export interface HealthTerms {
  readonly probe: () => Promise<void>;
  /** It began (with its reason) or ended. */
  readonly changed: (outage: Outage | null) => void;
}

export class Health {
  private outage: Outage | null = null;
  private probing: Promise<void> | null = null;
  private probedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly terms: HealthTerms) {}

  /** A write failed. One that succeeds later ends no outage, for it may be a small one: only a probe does. */
  failed(outage: Outage): void {
    this.note(outage);
  }

  /** Whether people may be let in: as far as is known, and if it looks bad, by another try. */
  async well(): Promise<boolean> {
    return this.outage === null || (await this.check()) === null;
  }

  /** Why nothing can be kept, or null, by a try. */
  async check(): Promise<Outage | null> {
    if (performance.now() - this.probedAt > FRESH_MS) this.probing ??= this.probe();
    if (this.probing !== null && !(await inTime(this.probing))) return new Outage('the store does not answer in time');
    return this.outage;
  }

  private async probe(): Promise<void> {
    try {
      await this.terms.probe();
      this.note(null);
    } catch (thrown) {
      this.note(thrown instanceof Outage ? thrown : new Outage('the store is broken', { cause: thrown }));
    }
    this.probedAt = performance.now();
    this.probing = null;
  }

  private note(outage: Outage | null): void {
    const before = this.outage;
    this.outage = outage;
    if (before?.message !== outage?.message) this.terms.changed(outage);
  }
}

async function inTime(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), ANSWER_MS);
  });
  const done = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return done;
}
