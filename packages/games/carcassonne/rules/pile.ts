// The pile: which tiles are played with, what lies face-up at the start, and in which parts the rest is shuffled.

import { variantOf } from '../tiles/compile.ts';
import { hasRiver } from '../tiles/facts.ts';
import { kindNumber, kinds, sets } from '../tiles/index.ts';
import type { Options } from './options.ts';

export interface Pile {
  /** The variant that lies on the table at the start. */
  readonly start: number;
  /** Shuffled one by one and drawn in this order: without the river there is one part. */
  readonly parts: readonly (readonly number[])[];
  /** All tiles, the start tile included. */
  readonly tiles: number;
}

const SPRING = kindNumber('river-spring');
const LAKE = kindNumber('river-lake');
const START = kindNumber('base-D');

const piles = new Map<string, Pile>();

export function pileFor(options: Options): Pile {
  const key = options.sets.join(' ');
  const known = piles.get(key);
  if (known) return known;
  const made = makePile(options);
  piles.set(key, made);
  return made;
}

function makePile({ sets: chosen }: Options): Pile {
  const river = chosen.includes('river');
  const start = variantOf(river ? SPRING : START, false);
  const all = sets
    .filter((set) => set.id === 'base' || chosen.some((one) => one === set.id))
    .flatMap((set) => set.tiles)
    .flatMap(({ id, count, gardenCopies = 0 }) =>
      Array.from({ length: count }, (_, i) => variantOf(kindNumber(id), i < gardenCopies)),
    );
  const rest = all.toSpliced(all.indexOf(start), 1);
  if (!river) return { start, parts: [rest], tiles: all.length };
  const lake = variantOf(LAKE, false);
  const wet = rest.filter((variant) => hasRiver(variant >> 1) && variant !== lake);
  const dry = rest.filter((variant) => !hasRiver(variant >> 1));
  return { start, parts: [wet, [lake], dry], tiles: all.length };
}

/** Calls back with the bounds of every part of the pile that is still shuffled, from a place in it onward. */
export function unseenParts(options: Options, at: number, visit: (from: number, to: number) => void): void {
  let from = 0;
  for (const part of pileFor(options).parts) {
    const to = from + part.length;
    if (to > at) visit(Math.max(from, at), to);
    from = to;
  }
}

export const kindId = (variant: number): string => kinds[variant >> 1]?.id ?? '';
