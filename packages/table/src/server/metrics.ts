// Figures of a running server, for Prometheus. They count; they name nobody and nothing hidden.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { changed } from '../store/made-of.ts';
import type { Store } from '../store/port.ts';

/** What is read whenever somebody asks for the figures. */
export interface Counts {
  readonly tables: () => number;
  readonly sockets: () => number;
  readonly relayedSockets: () => number;
  readonly nodes: () => number;
  /** Living bot nodes. */
  readonly botNodes: () => number;
  /** Bots that wait for a thread, and those that think. */
  readonly botsWaiting: () => number;
  readonly botsThinking: () => number;
}

export interface Metrics {
  readonly registry: Registry;
  moved(rows: number): void;
  window(): void;
  slip(reason: string): void;
  opened(how: string): void;
  /** A bot has waited and thought for so many milliseconds. */
  thought(waited: number, took: number): void;
  /** A question was taken over from a bot node that died. */
  botTakenOver(): void;
  /** So many bytes were sent to a bot node. */
  sentToBots(bytes: number): void;
  fault(): void;
  fenced(): void;
  relayed(answered: boolean): void;
  news(how: 'told' | 'heard' | 'late', count: number): void;
  outage(isOut: boolean): void;
  sent(bytes: number): void;
  banned(): void;
  /** The same store, with the time of its appends taken and its leases counted. */
  watched(store: Store): Store;
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
const BOT_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30];

export function metrics(counts: Counts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });
  /** For what happens all the time: it is added up here, and told when somebody asks. */
  const summed = (name: string, help: string): ((count: number) => void) => {
    let sum = 0;
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.inc(sum);
        sum = 0;
      },
    });
    return (count) => {
      sum += count;
    };
  };
  const by = <L extends string>(label: L, name: string, help: string): Counter<L> =>
    new Counter({ name, help, labelNames: [label], registers });
  const seconds = (name: string, help: string, buckets: number[]): Histogram =>
    new Histogram({ name, help, buckets, registers });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  const moved = summed('tabella_moves_total', 'Rows added to logs');
  const append = seconds('tabella_append_seconds', 'From a checked move to a durable one', SECONDS);
  const windows = counter('tabella_windows_total', 'Windows that opened');
  const faults = counter('tabella_faults_total', 'Rules that broke');
  const opened = by('how', 'tabella_matches_opened_total', 'Matches taken up again, or not');
  const slips = by('reason', 'tabella_bot_slips_total', 'Fallbacks played for bots');
  const botWait = seconds('tabella_bot_wait_seconds', 'From the question to the first thought of a bot', BOT_SECONDS);
  const botThink = seconds('tabella_bot_think_seconds', 'Thoughts of bots', BOT_SECONDS);
  const takenOver = counter('tabella_bot_taken_over_total', 'Questions to bots taken over from dead bot nodes');
  const sentToBots = counter('tabella_bot_sent_bytes_total', 'Bytes sent to bot nodes');
  const taken = by('from', 'tabella_leases_taken_total', 'Tables taken, from nobody or from a dead server');
  const fenced = counter('tabella_fenced_writes_total', 'Writes refused because another server has the table');
  const relayed = by('outcome', 'tabella_relayed_requests_total', 'Requests handed on to another server');
  const news = by(
    'how',
    'tabella_news_total',
    'News between servers: told, heard over the bus, found late in the store',
  );
  const outages = counter('tabella_outages_total', 'Times when nothing could be saved began');
  const sent = summed('tabella_sent_bytes_total', 'Bytes of messages sent over live connections');
  const banned = counter('tabella_banned_total', 'Requests and connections of banned people and addresses');
  let out = 0;
  gauge('tabella_outage', '1 while nothing can be saved', () => out);
  gauge('tabella_tables', 'Tables that are run here: leases held', counts.tables);
  gauge('tabella_sockets', 'Live connections', counts.sockets);
  gauge('tabella_relayed_sockets', 'Live connections handed on to another server', counts.relayedSockets);
  gauge('tabella_nodes', 'Living servers on this store, as this one sees them', counts.nodes);
  gauge('tabella_bot_nodes', 'Living bot nodes on this store, as this server sees them', counts.botNodes);
  gauge('tabella_bots_waiting', 'Questions to bots that wait for a thread', counts.botsWaiting);
  gauge('tabella_bots_thinking', 'Bots that think', counts.botsThinking);

  const watched = (store: Store): Store =>
    changed(store, {
      append: async (...args) => {
        const began = performance.now();
        await store.append(...args);
        append.observe((performance.now() - began) / 1_000);
      },
      hold: async (...args) => {
        const held = await store.hold(...args);
        if (held !== null && 'epoch' in held) taken.inc({ from: held.from === undefined ? 'nobody' : 'dead' });
        return held;
      },
      under: (lease) => watched(store.under(lease)),
    });
  return {
    registry,
    moved,
    window: () => windows.inc(),
    slip: (reason) => slips.inc({ reason }),
    opened: (how) => opened.inc({ how }),
    thought: (waited, took) => {
      botWait.observe(waited / 1_000);
      botThink.observe(took / 1_000);
    },
    botTakenOver: () => takenOver.inc(),
    sentToBots: (bytes) => sentToBots.inc(bytes),
    fault: () => faults.inc(),
    fenced: () => fenced.inc(),
    relayed: (answered) => relayed.inc({ outcome: answered ? 'answered' : 'failed' }),
    news: (how, count) => news.inc({ how }, count),
    outage: (isOut) => {
      if (isOut && out === 0) outages.inc();
      out = isOut ? 1 : 0;
    },
    sent,
    banned: () => banned.inc(),
    watched,
  };
}
