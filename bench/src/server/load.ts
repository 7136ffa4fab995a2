// Load: at every table the seat that is asked answers at once, over and over, or once in a while; how many answers, and how long
// each took.

import { setTimeout as passed } from 'node:timers/promises';
import { CHOICES } from './game.ts';
import type { Line, LiveTable } from './lines/line.ts';

export interface Load {
  /** Answers per second. */
  readonly moves: number;
  /** Milliseconds from sending an answer until the server has shown it. */
  readonly p50: number;
  readonly p99: number;
  /** All of them, those too that were shown after the end. */
  readonly answers: number;
}

const DRAIN_MS = 10_000;

/** Answers and takes the time until it is shown. */
class Taking {
  private readonly took: number[] = [];
  private inTime = 0;
  private underWay = 0;
  private turn = 0;
  private readonly end: number;

  constructor(private readonly ms: number) {
    this.end = performance.now() + ms;
  }

  answer(line: Line): void {
    const sent = performance.now();
    if (sent >= this.end) return;
    line.onShown = () => {
      const now = performance.now();
      this.took.push(now - sent);
      if (now <= this.end) this.inTime++;
      this.underWay--;
    };
    this.underWay++;
    line.answer(CHOICES[this.turn++ & 1] as string);
  }

  /** Waits for the end, and for what is under way then. */
  async over(): Promise<Load> {
    await passed(this.end - performance.now());
    for (const late = this.end + DRAIN_MS; this.underWay > 0; ) {
      if (performance.now() > late) throw new Error(`${this.underWay} answers were never shown`);
      await passed(1);
    }
    const { took } = this;
    took.sort((a, b) => a - b);
    return {
      moves: (this.inTime * 1_000) / this.ms,
      p50: percentile(took, 0.5),
      p99: percentile(took, 0.99),
      answers: took.length,
    };
  }
}

/** Plays at these tables for so long, as fast as they can. */
export function play(tables: readonly LiveTable[], ms: number): Promise<Load> {
  const taking = new Taking(ms);
  for (const line of tables.flat()) {
    line.onAsked = () => taking.answer(line);
    if (line.asked) taking.answer(line);
  }
  return taking.over();
}

/** At each of these tables somebody answers once in every so many milliseconds, each table at a moment of its own. */
export async function playSlowly(tables: readonly LiveTable[], every: number, ms: number): Promise<Load> {
  const taking = new Taking(ms);
  for (const line of tables.flat()) line.onAsked = () => {};
  const timers: NodeJS.Timeout[] = [];
  const turn = (table: LiveTable): void => {
    const asked = table.find((line) => line.asked);
    if (asked) taking.answer(asked);
  };
  for (const [i, table] of tables.entries()) {
    const first = setTimeout(
      () => {
        turn(table);
        timers.push(setInterval(() => turn(table), every));
      },
      (every * i) / tables.length,
    );
    timers.push(first);
  }
  const load = await taking.over();
  for (const timer of timers) clearTimeout(timer);
  return load;
}

/** Of a list in order. */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
