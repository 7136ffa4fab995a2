// One partition played through: servers with their tables, one PostgreSQL. A row waits for the one thread of its server, for
// its server's connection, for a processor of the database and for the next write to its disk, which takes all that wait.

import { FastChance } from '@tabella/kernel';
import { COSTS, GAME_COSTS, type GameName } from './costs.ts';
import { Events } from './events.ts';
import type { World } from './world.ts';

export interface PartitionTerms {
  readonly world: World;
  readonly servers: number;
  readonly tablesPerServer: number;
  readonly seconds: number;
  readonly seed: number;
}

export interface Played {
  /** Rows stored per second. */
  readonly rows: number;
  /** Milliseconds from a tap to its acknowledgement, within the servers. */
  readonly p50: number;
  readonly p99: number;
  /** How busy: the threads of the servers, the processors of the database, its disk. */
  readonly server: number;
  readonly database: number;
  readonly disk: number;
}

/** Before that nothing counts. */
const WARM_MS = 2_000;
/** Pauses of people are spread like this around their median. */
const SPREAD = 0.8;
const MEAN = Math.exp(SPREAD ** 2 / 2);

/** Things that are done one after another, or by several at once. */
class Workers {
  private readonly waiting: { ms: number; done: () => void }[] = [];
  private at = 0;
  private free: number;
  busy = 0;

  constructor(
    private readonly events: Events,
    private readonly count: number,
  ) {
    this.free = count;
  }

  add(ms: number, done: () => void): void {
    if (this.free === 0) {
      this.waiting.push({ ms, done });
      return;
    }
    this.free--;
    this.work(ms, done);
  }

  /** The part of the time in which they had something to do. */
  load(ms: number): number {
    return this.busy / ms / this.count;
  }

  private work(ms: number, done: () => void): void {
    this.busy += ms;
    this.events.after(ms, () => {
      done();
      const next = this.waiting[this.at];
      if (next === undefined) {
        this.free++;
        return;
      }
      this.at++;
      if (this.at > 1_000) {
        this.waiting.splice(0, this.at);
        this.at = 0;
      }
      this.work(next.ms, next.done);
    });
  }
}

/** One connection per server: it takes all rows that wait at once, and then the next. */
class Writer {
  private waiting: (() => void)[] = [];
  private busy = false;

  constructor(private readonly commit: (rows: number, done: () => void) => void) {}

  add(done: () => void): void {
    this.waiting.push(done);
    if (!this.busy) this.next();
  }

  private next(): void {
    const batch = this.waiting;
    this.waiting = [];
    this.busy = batch.length > 0;
    if (!this.busy) return;
    this.commit(batch.length, () => {
      for (const done of batch) done();
      this.next();
    });
  }
}

export function playPartition({ world, servers, tablesPerServer, seconds, seed }: PartitionTerms): Played {
  const chance = new FastChance(seed);
  const fraction = (): number => (chance.int(2 ** 30) + 0.5) / 2 ** 30;
  const normal = (): number => Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction());
  const events = new Events();
  const processors = new Workers(events, world.machines.database.processors);
  let flushes = 0;
  const disk = new Writer((_, done) => {
    flushes++;
    events.after(COSTS.flush.value, done);
  });
  const threads: Workers[] = [];
  const latencies: number[] = [];
  const end = WARM_MS + seconds * 1_000;
  const seats = world.people / world.tables;
  for (let s = 0; s < servers; s++) {
    const thread = new Workers(events, 1);
    threads.push(thread);
    const writer = new Writer((rows, done) => {
      // The statements of a batch follow one another; each is a little work of the database.
      events.after(rows * COSTS.statements.value, () => processors.add(rows * COSTS.row.value, () => disk.add(done)));
    });
    for (let t = 0; t < tablesPerServer; t++) {
      const game = gameAt(world, fraction());
      const { pause } = world.games[game];
      const show = seats * GAME_COSTS[game].view;
      const play = (): void => {
        const tapped = events.now;
        thread.add(COSTS.move.value, () =>
          writer.add(() =>
            thread.add(show, () => {
              if (tapped >= WARM_MS) latencies.push(events.now - tapped);
              events.after(pause * 1_000 * Math.exp(SPREAD * normal()), play);
            }),
          ),
        );
      };
      // As in a hall that has been full for hours: long pauses are met more often, somewhere in their middle.
      events.after(fraction() * pause * 1_000 * Math.exp(SPREAD * normal() + SPREAD ** 2), play);
    }
  }
  events.until(end);
  latencies.sort((a, b) => a - b);
  const at = (part: number): number => latencies[Math.floor(part * latencies.length)] ?? 0;
  return {
    rows: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    server: threads.reduce((sum, one) => sum + one.load(end), 0) / servers,
    database: processors.load(end),
    disk: (flushes * COSTS.flush.value) / end,
  };
}

function gameAt({ games }: World, luck: number): GameName {
  let left = luck;
  for (const name of Object.keys(games) as GameName[]) {
    left -= games[name].part;
    if (left < 0) return name;
  }
  throw new Error('the parts of the games do not make a whole');
}

/** Rows per second of one table, on average over all games. */
export function rowsPerTable({ games }: World): number {
  return Object.values(games).reduce((sum, { part, pause }) => sum + part / (pause * MEAN), 0);
}
