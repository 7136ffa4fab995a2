// Measuring: the machine is noisy, so contenders take turns and medians are compared. Who has no peer gets more rounds and is
// judged by the best: what else runs on the machine can only slow it down.

import { existsSync, readFileSync } from 'node:fs';

/** Works for about so many milliseconds and tells how much it did. */
export type Contender = (ms: number) => number;

export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly peer: string | null;
  readonly peerValue: number | null;
  /** How many times better than the peer. */
  readonly ratio: number | null;
  readonly floor: { readonly ratio: number } | { readonly value: number } | null;
  readonly ok: boolean;
}

export interface Question {
  readonly unit: string;
  readonly ours: Contender;
  /** Done before every round of ours, off the clock. */
  readonly ready?: () => void;
  readonly peer?: { readonly name: string; readonly run: Contender };
  readonly floor?: { readonly ratio: number } | { readonly value: number };
  /** A duration per piece of work in milliseconds, instead of pieces per second. */
  readonly duration?: boolean;
}

const ROUNDS = 7;
const ROUNDS_ALONE = 21;
const ROUND = 250;

/** Where Linux tells how many nanoseconds this thread has spent on a processor. */
const SCHEDULE = '/proc/thread-self/schedstat';

/** Milliseconds of processor time of this thread, so that what else runs here does not count; elsewhere of the wall clock. */
const clock: () => number = existsSync(SCHEDULE)
  ? () => Number.parseInt(readFileSync(SCHEDULE, 'utf8'), 10) / 1e6
  : () => performance.now();

/** Pieces of work per second, or milliseconds per piece; the ratio is that of the rounds, in which both saw the same minute. */
export function measure(question: Question): Figure {
  const { unit, ours, ready, peer, floor = null, duration = false } = question;
  const rate = (contender: Contender): number => {
    const began = clock();
    const done = contender(ROUND);
    const took = clock() - began;
    return duration ? took / done : (done * 1000) / took;
  };
  const values: number[] = [];
  const peerValues: number[] = [];
  const ratios: number[] = [];
  ready?.();
  rate(ours);
  if (peer) rate(peer.run);
  for (let round = 0; round < (peer ? ROUNDS : ROUNDS_ALONE); round++) {
    ready?.();
    const value = rate(ours);
    values.push(value);
    if (!peer) continue;
    const other = rate(peer.run);
    peerValues.push(other);
    ratios.push(duration ? other / value : value / other);
  }
  const best = duration ? Math.min(...values) : Math.max(...values);
  const value = peer ? median(values) : best;
  const ratio = peer ? median(ratios) : null;
  const ok = floor === null || ('ratio' in floor ? (ratio ?? 0) >= floor.ratio : value >= floor.value);
  return {
    value: round(value),
    unit,
    peer: peer?.name ?? null,
    peerValue: peer ? round(median(peerValues)) : null,
    ratio: ratio === null ? null : round(ratio),
    floor,
    ok,
  };
}

function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}

function round(x: number): number {
  return x >= 100 ? Math.round(x) : Number(x.toPrecision(3));
}

/** A contender that repeats a piece of work, looking at the clock only now and then. */
export function repeat(work: () => number, between = 1): Contender {
  return (ms) => {
    const end = performance.now() + ms;
    let done = 0;
    do {
      for (let i = 0; i < between; i++) done += work();
    } while (performance.now() < end);
    return done;
  };
}
