// Figures of a running server, for Prometheus. They count; they name nobody and nothing hidden.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/port.ts';

export interface Metrics {
  readonly registry: Registry;
  moved(rows: number): void;
  slip(): void;
  fault(): void;
  /** The same store, with the time of its appends taken. */
  timed(store: Store): Store;
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

export function metrics(counts: { readonly tables: () => number; readonly sockets: () => number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const rows = new Counter({ name: 'tabella_moves_total', help: 'Rows added to logs', registers });
  const slips = new Counter({ name: 'tabella_bot_slips_total', help: 'Bots that broke or were stopped', registers });
  const faults = new Counter({ name: 'tabella_faults_total', help: 'Rules that broke', registers });
  const append = new Histogram({
    name: 'tabella_append_seconds',
    help: 'From a checked move to a durable one',
    buckets: SECONDS,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('tabella_tables', 'Tables that are open', counts.tables);
  gauge('tabella_sockets', 'Live connections', counts.sockets);
  const timed = (store: Store): Store => ({
    ...store,
    append: async (...args) => {
      const done = append.startTimer();
      await store.append(...args);
      done();
    },
    under: (lease) => timed(store.under(lease)),
  });
  return {
    registry,
    moved: (count) => rows.inc(count),
    slip: () => slips.inc(),
    fault: () => faults.inc(),
    timed,
  };
}
