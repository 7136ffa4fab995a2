// Whole matches by chance with combinations of sets, seats and variants by chance: at many moments everything adds up, as
// invariants.ts works it out, and the kernel's kit finds nothing. `npm run kit -- carcassonne --matches 2000` plays more.

import { defaultsOf, FastChance, Match, mixOptions, refusedTerms, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { CarcassonneEvent } from '../rules/choices.ts';
import { carcassonne } from '../rules/game.ts';
import { type Options, schema } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { wrongWith } from './invariants.ts';

/** A match is looked at after every so many answers. */
const EVERY = 29;

interface Terms {
  readonly seats: number;
  readonly options: Options;
}

/** Combinations that the rules allow. */
function combinations(count: number, seed: number): readonly Terms[] {
  const chance = new FastChance(seed);
  const found: Terms[] = [];
  while (found.length < count) {
    const seats = 2 + chance.int(5);
    const options = mixOptions(schema, (n) => chance.int(n));
    if (refusedTerms(carcassonne, seats, options) === null) found.push({ seats, options });
  }
  return found;
}

const nameOf = ({ seats, options }: Terms): string =>
  `${seats} seats, messages ${options.messages}: ${options.sets.join(', ') || 'no set'}`;

interface Moment {
  readonly view: View;
  readonly told: readonly CarcassonneEvent[];
}

/** Moments of a match; the first is its beginning, the last its end. */
function moments({ seats, options }: Terms, name: string): readonly Moment[] {
  const match = Match.start(carcassonne, { seats, options, fairness: { secret: sha256Hex(name), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(seats);
  const found: Moment[] = [];
  const look = (): void => {
    const told = match.told.map(({ event }) => event as CarcassonneEvent);
    found.push({ view: match.view(null) as object as View, told });
  };
  look();
  for (let answers = 1; match.result === null; answers++) {
    const ask = match.asks().find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    const done = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    if (!done.ok) throw new Error(done.reason);
    if (answers % EVERY === 0) look();
  }
  look();
  return found;
}

/** What is wrong at any of them. */
const faults = (all: readonly Moment[]): readonly string[] =>
  all.flatMap(({ view, told }) =>
    wrongWith(view, all[0]?.view ?? view, told).map((what) => `turn ${view.turn}: ${what}`),
  );

describe('whole matches', () => {
  it.each(combinations(6, 18).map((terms) => [nameOf(terms), terms] as const))('%s: all adds up', (name, terms) => {
    const all = moments(terms, name);
    expect(all.length).toBeGreaterThan(3);
    expect(faults(all)).toEqual([]);
  });

  it('with everything: all adds up, and whatever is added or taken away is noticed', () => {
    const all = moments({ seats: 3, options: { ...defaultsOf(schema), sets: schema.sets.of } }, 'everything');
    expect(faults(all)).toEqual([]);
    const [first, late] = [all[0], all.at(-2)];
    const seat = late?.view.seats[0];
    if (!first || !late || !seat) throw new Error('nothing was seen');
    const { view, told } = late;
    const wrong = (change: Partial<View>) => wrongWith({ ...view, ...change }, first.view, told).length;
    const withSeat = (change: Partial<typeof seat>) => wrong({ seats: view.seats.with(0, { ...seat, ...change }) });
    expect(wrong({ left: view.left + 100 })).toBe(1);
    expect(wrong({ left: view.left - 100 })).toBe(1);
    expect(withSeat({ supply: { ...seat.supply, meeple: seat.supply.meeple + 1 } })).toBeGreaterThan(0);
    expect(withSeat({ supply: { ...seat.supply, meeple: seat.supply.meeple - 1 } })).toBeGreaterThan(0);
    expect(withSeat({ scorer: seat.scorer + 1 })).toBe(1);
    expect(withSeat({ goods: { ...seat.goods, wine: 90 } })).toBe(1);
    expect(
      wrong({ tiles: view.tiles.map((tile) => (tile.tile === 1 ? { ...tile, edges: 'XXXX' } : tile)) }),
    ).toBeGreaterThan(0);
    const lost = told.findLastIndex(({ kind }) => kind === 'award');
    expect(wrongWith(view, first.view, told.toSpliced(lost, 1))).toHaveLength(1);
  });
});

describe('the kit', () => {
  it.each(combinations(3, 81).map((terms) => [nameOf(terms), terms] as const))('%s: finds nothing', (_, terms) => {
    const tally = checkGame(carcassonne, {
      seats: [terms.seats],
      options: [terms.options],
      every: 60,
      budget: { histories: 0, worlds: 1 },
    });
    expect(tally.relaxed).toBe(0);
  });
});
