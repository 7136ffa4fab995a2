// The ladder: ratings that can be known beforehand come out, and their intervals hold the truth.

import type { BotKind, Chance } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { type Ladder, ladder, matchesPerDeal } from '../src/index.ts';
import { ratingsOf } from '../src/ladder/rating.ts';
import { bidsPackage } from './games/bids.ts';

const bidder = (id: string, bid: (input: unknown, chance: Chance) => number): BotKind => ({
  id,
  make: () => ({ id, decide: bid }),
});
const gamePackage = {
  ...bidsPackage,
  bots: [...bidsPackage.bots, bidder('two', () => 2), bidder('mostly', (_, chance) => (chance.int(4) > 0 ? 3 : 0))],
};

async function climb(bots: string, seats = 2, deals = 6, trouble = 'none'): Promise<Ladder> {
  const reply = await ladder({ gamePackage, seats, bots, deals, options: { trouble }, workers: 0, limit: 50 });
  if (!reply.ok) throw new Error(reply.reason);
  return reply.ladder;
}

describe('ratings', () => {
  it('are 400 points apart for ten wins to one loss, however many met', () => {
    const [weak, strong] = ratingsOf(
      [
        [0, 1000],
        [10_000, 0],
      ],
      0,
    ) as [number, number];
    expect(weak).toBe(0);
    expect(strong).toBeCloseTo(400, 0);
  });

  it('put bots that never met on one scale by those that both have met', () => {
    // Ten to one over the second, which is ten to one over the third.
    const [first, second, third] = ratingsOf(
      [
        [0, 10_000, 0],
        [1000, 0, 10_000],
        [0, 1000, 0],
      ],
      1,
    ) as number[];
    expect(second).toBe(0);
    expect(Math.round((first as number) / 10)).toBe(40);
    expect(Math.round((third as number) / 10)).toBe(-40);
  });

  it('are finite for one who never lost', () => {
    const [, best] = ratingsOf(
      [
        [0, 0],
        [20, 0],
      ],
      0,
    ) as [number, number];
    expect(best).toBeGreaterThan(400);
    expect(best).toBeLessThan(1000);
  });
});

describe('a ladder', () => {
  it.each([2, 3, 4])('with %i seats: each two meet in every seat, equally often', async (seats) => {
    const { matches, planned, deals, wins, names, rungs } = await climb('low,high,random', seats);
    expect(matches).toBe(6 * matchesPerDeal(3, seats));
    expect({ planned, deals }).toEqual({ planned: matches, deals: 6 });
    expect(names).toEqual(['low', 'high', 'random']);
    expect(rungs.map(({ name }) => name)).toEqual(['high', 'random', 'low']);
    expect(wins[0]?.[1]).toBe(0);
    // Whoever bids three is ahead of whoever bids nothing, in every match.
    expect(wins[1]?.[0]).toBeCloseTo(matches / 3, 9);
  });

  it('finds bots equal where the seat decides, and says how far that can be trusted', async () => {
    const { rungs, anchor } = await climb('low,high', 2, 8, 'seat');
    expect(rungs.map(({ rating }) => Math.round(rating))).toEqual([0, 0]);
    expect(rungs.find(({ name }) => name === anchor)).toMatchObject({ low: null, high: null });
    const other = rungs.find(({ name }) => name !== anchor);
    expect(other?.low).toBeCloseTo(0, 6);
    expect(other?.high).toBeCloseTo(0, 6);
  });

  it('gives intervals that hold the truth, the narrower the more deals there are', async () => {
    // Mostly bids three in three of four matches, else nothing: three wins for one loss against two, which is 191 points.
    const truth = 191;
    const few = await climb('two,mostly', 2, 12);
    const many = await climb('two,mostly', 2, 300);
    for (const { rungs } of [few, many]) {
      expect(rungs[0]?.name).toBe('mostly');
      expect(rungs[0]?.low).toBeLessThan(truth);
      expect(rungs[0]?.high).toBeGreaterThan(truth);
    }
    const width = ({ rungs }: Ladder): number => (rungs[0]?.high ?? 0) - (rungs[0]?.low ?? 0);
    expect(width(many)).toBeLessThan(width(few) / 3);
  });

  it('has no interval for one who never lost: nobody knows how far above it is', async () => {
    const { rungs } = await climb('low,random,high', 2, 8);
    expect(rungs[0]).toMatchObject({ name: 'high', low: null, high: null });
  });

  it('counts only deals that came to an end, and keeps the files of the others', async () => {
    const broken = await climb('low,high', 2, 5, 'stall');
    expect(broken).toMatchObject({ deals: 0, stalls: 10, matches: 10 });
    expect(broken.rungs.map(({ rating, low }) => [rating, low])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(broken.files).toHaveLength(5);
  });

  it('comes out the same every time', async () => {
    const timeless = ({ rungs, ...rest }: Ladder) => ({
      ...rest,
      rungs: rungs.map(({ name, rating, low }) => [name, rating, low]),
    });
    expect(timeless(await climb('low,random,high'))).toEqual(timeless(await climb('low,random,high')));
  });

  it.each([
    ['low', 'A ladder needs two bots or more, each named once.'],
    ['low,low', 'A ladder needs two bots or more, each named once.'],
  ])('refuses %s', async (bots, reason) => {
    expect(await ladder({ gamePackage, seats: 2, bots, deals: 1, workers: 0 })).toMatchObject({ ok: false, reason });
  });
});
