// The net: the chance to win against one rival, fitted to who won matches that were played quickly. Its numbers, in
// thousandths, are in net.json.

import type { Seat } from '@tabella/kernel';
import type { Look } from '../rules/stage.ts';
import numbers from './net.json' with { type: 'json' };
import { inputsOf } from './net-inputs.ts';

interface Unit {
  readonly bias: number;
  readonly out: number;
  readonly weights: Float64Array;
}

const thousandths = (list: readonly number[]): Float64Array => Float64Array.from(list, (one) => one / 1000);

const plain = thousandths(numbers.plain);
const units: readonly Unit[] = numbers.units.map(({ bias, out, weights }) => ({
  bias: bias / 1000,
  out: out / 1000,
  weights: thousandths(weights),
}));

/** The chance of a seat, of two. */
export function netChance(g: Look, seat: Seat): number {
  const [first, second] = inputsOf(g);
  const lead = strengthOf(first) - strengthOf(second);
  return 1 / (1 + Math.exp(seat === 0 ? -lead : lead));
}

function strengthOf(inputs: readonly number[]): number {
  let sum = 0;
  const nonzero: number[] = [];
  for (let i = 0; i < inputs.length; i++) {
    const value = inputs[i] as number;
    if (value === 0) continue;
    nonzero.push(i);
    sum += value * (plain[i] as number);
  }
  for (const { bias, out, weights } of units) {
    let inner = bias;
    for (const i of nonzero) inner += (inputs[i] as number) * (weights[i] as number);
    sum += out * Math.tanh(inner);
  }
  return sum;
}
