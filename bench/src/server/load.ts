// Load: at every table the seat that is asked answers at once, over and over; how many answers, and how long each took.

import { setTimeout as passed } from 'node:timers/promises';
import { CHOICES } from './game.ts';
import type { Line, LiveTable } from './lines/line.ts';

export interface Load {
  /** Answers per second. */
  readonly moves: number;
  /** Milliseconds from sending an answer until the server has shown it. */
  readonly p50: number;
  readonly p99: number;
}

const DRAIN_MS = 10_000;

/** Plays at these tables for so long, and then waits for what is under way. */
export async function play(tables: readonly LiveTable[], ms: number): Promise<Load> {
  const took: number[] = [];
  let inTime = 0;
  let underWay = 0;
  let turn = 0;
  const end = performance.now() + ms;
  const answer = (line: Line): void => {
    const sent = performance.now();
    if (sent >= end) return;
    line.onShown = () => {
      const now = performance.now();
      took.push(now - sent);
      if (now <= end) inTime++;
      underWay--;
    };
    underWay++;
    line.answer(CHOICES[turn++ & 1] as string);
  };
  for (const line of tables.flat()) {
    line.onAsked = () => answer(line);
    if (line.asked) answer(line);
  }
  await passed(ms);
  for (const late = end + DRAIN_MS; underWay > 0; ) {
    if (performance.now() > late) throw new Error(`${underWay} answers were never shown`);
    await passed(1);
  }
  took.sort((a, b) => a - b);
  return { moves: (inTime * 1_000) / ms, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

/** Of a list in order. */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
