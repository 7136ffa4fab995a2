// A whole match with every set by chance: at many moments everything adds up, as watch.ts works it out, which notices whatever
// is added or taken away. many.test.ts watches many matches with it.

import { defaultsOf, FastChance, Match, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import type { CarcassonneEvent } from '../rules/choices.ts';
import { carcassonne } from '../rules/game.ts';
import { type Options, schema } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { wrongWith } from '../watch.ts';

/** A match is looked at after every so many answers. */
const EVERY = 29;

interface Moment {
  readonly view: View;
  readonly told: readonly CarcassonneEvent[];
}

/** Moments of a match; the first is its beginning, the last its end. */
function moments(seats: number, options: Options, name: string): readonly Moment[] {
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
  it('with everything: all adds up, and whatever is added or taken away is noticed', () => {
    const all = moments(3, { ...defaultsOf(schema), sets: schema.sets.of }, 'everything');
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
    expect(withSeat({ goods: { ...seat.goods, wine: 90 } })).toBe(2);
    expect(withSeat({ goods: { ...seat.goods, wine: seat.goods.wine + 1 } })).toBeGreaterThan(0);
    const held = seat.held ?? [];
    expect(held.map(({ what }) => what)).toEqual(expect.arrayContaining(['floor', 'bridge', 'castle', 'abbey']));
    held.forEach((one, i) => {
      expect(withSeat({ held: held.with(i, { ...one, count: one.count + 1 }) }), one.what).toBeGreaterThan(0);
    });
    const tokens = view.tokens ?? [];
    tokens.forEach((one, i) => {
      if (!/^(tower|castle|sheep|.*tree)$/.test(one.token)) return;
      expect(wrong({ tokens: tokens.with(i, { ...one, count: one.count + 1 }) }), one.token).toBeGreaterThan(0);
    });
    for (const one of tokens.filter(({ token }) => /^(tent|dragon|fairy)$/.test(token)))
      expect(wrong({ tokens: [...tokens, one] }), one.token).toBeGreaterThan(0);
    expect(
      wrong({ tiles: view.tiles.map((tile) => (tile.tile === 1 ? { ...tile, edges: 'XXXX' } : tile)) }),
    ).toBeGreaterThan(0);
    const lost = told.findLastIndex(({ kind }) => kind === 'award');
    expect(wrongWith(view, first.view, told.toSpliced(lost, 1))).toHaveLength(1);
  });
});
