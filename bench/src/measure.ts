// Measuring: the machine is noisy, so both contenders are warmed up, take turns in rounds of processor time, and medians are
// compared.

import { CLOCKS, type Clocks, Watch } from './clock.ts';

/** Works until the watch says that it is over and returns how much it did. */
export type Contender = (watch: Watch) => number;

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
  readonly peer?: { readonly name: string; readonly run: Contender };
  readonly floor?: { readonly ratio: number } | { readonly value: number };
  /** A duration per piece of work in milliseconds, instead of pieces per second. */
  readonly duration?: boolean;
}

/** Milliseconds of processor time before anything counts: by then all that is repeated has been compiled, the peer too. */
const WARM_UP = 3_000;
const ROUNDS = 7;
const ROUND = 1_000;

/**
 * Pieces of work per second of processor time, or milliseconds per piece: the median of the rounds. The ratio is the median
 * of theirs, for in one round both saw the same moment.
 */
export function measure(question: Question, clocks: Clocks = CLOCKS): Figure {
  const { unit, ours, peer, floor = null, duration = false } = question;
  const rate = (contender: Contender, ms: number): number => {
    const watch = new Watch(ms, clocks);
    const done = contender(watch);
    const { taken } = watch;
    return duration ? taken / done : (done * 1000) / taken;
  };
  const values: number[] = [];
  const peerValues: number[] = [];
  const ratios: number[] = [];
  rate(ours, WARM_UP);
  if (peer) rate(peer.run, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    const value = rate(ours, ROUND);
    values.push(value);
    if (!peer) continue;
    const other = rate(peer.run, ROUND);
    peerValues.push(other);
    ratios.push(duration ? other / value : value / other);
  }
  const value = median(values);
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
  return (watch) => {
    let done = 0;
    do {
      for (let i = 0; i < between; i++) done += work();
    } while (!watch.isOver());
    return done;
  };
}
