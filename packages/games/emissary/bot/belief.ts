// Beliefs: every way the identities can lie, by the numbers that are in the game, each with its weight. Twice: as
// everybody sees it, and as I see it; my own acts teach me nothing.

import type { Seat } from '@tabella/kernel';
import { identityCounts, type Options } from '../rules/options.ts';

export interface Belief {
  readonly seats: number;
  /** One row of identities per way, seat by seat. Changed when somebody takes over the identity of another. */
  readonly rows: Uint8Array;
  readonly ways: number;
  readonly open: Float64Array;
  readonly own: Float64Array;
}

export function newBelief(seats: number, options: Options): Belief {
  const left = [...(identityCounts(seats, options) ?? [0, 0, seats])];
  const found: number[] = [];
  const row: number[] = [];
  const deal = (): void => {
    if (row.length === seats) {
      found.push(...row);
      return;
    }
    for (let is = 0; is < 3; is++) {
      if ((left[is] as number) === 0) continue;
      left[is] = (left[is] as number) - 1;
      row.push(is);
      deal();
      row.pop();
      left[is] = (left[is] as number) + 1;
    }
  };
  deal();
  const ways = found.length / seats;
  return {
    seats,
    rows: Uint8Array.from(found),
    ways,
    open: new Float64Array(ways).fill(1),
    own: new Float64Array(ways).fill(1),
  };
}

/** Something was done that one of each identity does with these chances: by `actor * 3 + other` where it is aimed at another. */
export function weigh(belief: Belief, me: Seat, actor: Seat, other: Seat, chances: readonly number[]): void {
  const { rows, seats, open, own } = belief;
  const aimed = other >= 0 && other !== actor;
  for (let way = 0; way < belief.ways; way++) {
    const is = rows[way * seats + actor] as number;
    const chance = (aimed ? chances[is * 3 + (rows[way * seats + other] as number)] : chances[is]) as number;
    open[way] = (open[way] as number) * chance;
    if (actor !== me) own[way] = (own[way] as number) * chance;
  }
  settle(open);
  settle(own);
}

/** Keeps the weights in a range in which they can be added up. */
function settle(weights: Float64Array): void {
  let top = 0;
  for (const weight of weights) if (weight > top) top = weight;
  if (top > 1e-30 && top < 1e-3) for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] as number) / top;
}

/** Everybody knows that a seat is of one of these identities (a bit each). */
export function limit(belief: Belief, seat: Seat, mask: number): void {
  const { rows, seats, open, own } = belief;
  for (let way = 0; way < belief.ways; way++) {
    if (((mask >> (rows[way * seats + seat] as number)) & 1) === 1) continue;
    open[way] = 0;
    own[way] = 0;
  }
}

/** A seat has taken over the identity of another. */
export function inherit(belief: Belief, seat: Seat, from: Seat): void {
  const { rows, seats } = belief;
  for (let way = 0; way < belief.ways; way++) rows[way * seats + seat] = rows[way * seats + from] as number;
}

/** Per seat the chances of each identity, of the ways that fit what is known for certain (a mask of identities per seat). */
export function oddsOf(belief: Belief, weights: Float64Array, masks: readonly number[]): number[][] {
  const { rows, seats } = belief;
  const sums = Array.from({ length: seats }, () => [0, 0, 0]);
  let total = 0;
  for (let way = 0; way < belief.ways; way++) {
    const weight = weights[way] as number;
    if (weight === 0 || !fits(rows, way * seats, masks)) continue;
    total += weight;
    for (let seat = 0; seat < seats; seat++) {
      const sum = sums[seat] as number[];
      const is = rows[way * seats + seat] as number;
      sum[is] = (sum[is] as number) + weight;
    }
  }
  if (total > 0) return sums.map((sum) => sum.map((one) => one / total));
  // What was done fits nobody: only what is certain is left.
  return masks.map((mask) => {
    const many = (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) || 3;
    return [0, 1, 2].map((is) => (mask === 0 || ((mask >> is) & 1) === 1 ? 1 / many : 0));
  });
}

function fits(rows: Uint8Array, at: number, masks: readonly number[]): boolean {
  for (let seat = 0; seat < masks.length; seat++) {
    if ((((masks[seat] as number) >> (rows[at + seat] as number)) & 1) === 0) return false;
  }
  return true;
}
