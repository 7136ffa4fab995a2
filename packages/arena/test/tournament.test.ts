// Tournaments: figures that can be known beforehand come out exactly.

import { parseBots, randomBot } from '@tabella/bots';
import { type Log, Match, openRecord, verifyRecord, writeLog } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { intervalOf, type Mode, playMatch, type Report, tournament } from '../src/index.ts';
import { bids, bidsPackage as gamePackage } from './games/bids.ts';

async function report(bots: string, trouble = 'none', mode: Mode = 'rotate', deals = 6): Promise<Report> {
  const terms = { gamePackage, seats: 3, bots, deals, mode, options: { trouble }, workers: 0, limit: 50 };
  const reply = await tournament(terms);
  if (!reply.ok) throw new Error(reply.reason);
  return reply.report;
}

/** Of somebody who opens the file that was kept. */
function verdictOn(log: Log | undefined): object {
  const opened = log ? openRecord(writeLog(log)) : { ok: false as const };
  return opened.ok ? verifyRecord(opened, bids) : opened;
}

describe('intervals', () => {
  it('are those of the textbook', () => {
    const interval = intervalOf([4, 6, 8, 10]);
    expect(interval?.mean).toBe(7);
    expect(interval?.low).toBeCloseTo(7 - 3.182 * Math.sqrt(20 / 3 / 4), 3);
    const many = intervalOf(Array.from({ length: 400 }, (_, i) => i % 2));
    expect(many?.high).toBeCloseTo(0.5 + 1.966 * Math.sqrt(0.25 / 399), 4);
  });

  it('arena: too few deals say nothing, and no deals give no interval', () => {
    expect(intervalOf([3])).toEqual({ mean: 3, low: null, high: null, deals: 1 });
    expect(intervalOf([0.5, 0, 0], { least: 0, most: 1 })).toMatchObject({ low: null, high: null, deals: 3 });
    expect(intervalOf([])).toBeNull();
  });
});

describe('intervals of shares', () => {
  const share = { least: 0, most: 1 };

  it('arena: an interval of a share stays within 0 and 100 %', () => {
    expect(intervalOf([0, 0.5, 0, 0.5], share)).toMatchObject({ mean: 0.25, low: 0 });
    expect(intervalOf([1, 0.5, 1, 0.5], share)).toMatchObject({ mean: 0.75, high: 1 });
    expect(intervalOf([0, 1, 0, 1], share)).toMatchObject({ low: 0, high: 1 });
  });

  it('arena: to win every deal is no certainty: so many deals leave room for that many losses', () => {
    // With a chance of 0.782 to win, ten wins of ten come in 1 of 12 cases; with 0.692 in 1 of 40.
    expect(intervalOf(Array(10).fill(1), share)).toMatchObject({ mean: 1, high: 1 });
    expect(intervalOf(Array(10).fill(1), share)?.low).toBeCloseTo(0.692, 3);
    expect(intervalOf(Array(10).fill(0), share)?.high).toBeCloseTo(0.308, 3);
  });
});

describe('rotation', () => {
  it('gives every bot the same share when the seat decides', async () => {
    const { bots, matches } = await report('low,high', 'seat');
    expect(matches).toBe(18);
    expect(bots.map((bot) => bot.name)).toEqual(['low', 'high']);
    expect(bots.map((bot) => bot.seats)).toEqual([36, 18]);
    for (const bot of bots) expect(bot.share).toMatchObject({ mean: 1 / 3, low: 1 / 3, high: 1 / 3, deals: 6 });
  });

  it('gives every bot the same share when the deal decides', async () => {
    for (const bot of (await report('low,high,low', 'lot')).bots) expect(bot.share?.mean).toBeCloseTo(1 / 3, 12);
  });

  it('gives the winner its share and the points of each', async () => {
    const [low, high] = (await report('low,high')).bots;
    expect(high).toMatchObject({ share: { mean: 1, high: 1 }, score: { mean: 3 }, slips: 0 });
    expect(low).toMatchObject({ share: { mean: 0 }, score: { mean: 0 }, decisions: 36 });
    expect(low?.p95ms).toBeGreaterThanOrEqual(low?.p50ms ?? 1);
  });

  it('comes out the same every time, but for the time it took', async () => {
    const timeless = (one: Report) => ({ ...one, bots: one.bots.map((bot) => ({ ...bot, p50ms: 0, p95ms: 0 })) });
    const once = timeless(await report('random,search:20,low'));
    expect(timeless(await report('random,search:20,low'))).toEqual(once);
    expect(JSON.parse(JSON.stringify(once))).toEqual(once);
  });
});

describe('other modes', () => {
  it('measure one seat against a field on the same deals', async () => {
    const { gain, scoreGain, matches } = await report('high,low', 'none', 'field', 4);
    expect(matches).toBe(16);
    // Among equals a seat has a third; the one that bids high has it all.
    expect(gain?.mean).toBeCloseTo(2 / 3, 12);
    expect(scoreGain).toMatchObject({ mean: 3, low: 3, high: 3, deals: 4 });
    expect((await report('high,low', 'lot', 'field', 4)).gain?.mean).toBeCloseTo(0, 12);
  });

  it('let each bot play all seats', async () => {
    const { bots, matches } = await report('low,high', 'none', 'self', 4);
    expect(matches).toBe(8);
    expect(bots.map((bot) => bot.score?.mean)).toEqual([0, 3]);
    expect(bots.map((bot) => bot.seats)).toEqual([12, 12]);
  });
});

describe('what goes wrong', () => {
  it('counts matches that do not end, and leaves their deals out', async () => {
    const { stalls, faults, deals, bots, files, decisionsPerMatch } = await report('low,high', 'stall', 'rotate', 2);
    expect({ stalls, faults, deals, decisionsPerMatch }).toEqual({
      stalls: 6,
      faults: 0,
      deals: 0,
      decisionsPerMatch: 50,
    });
    expect(bots[0]?.share).toBeNull();
    expect(Match.replay(bids, files[0] as (typeof files)[0])).toBeInstanceOf(Match);
    // Its file says no more than that it is not over: nothing in it was changed.
    expect(verdictOn(files[0])).toMatchObject({ ok: false, kind: 'unfinished' });
  });

  it('counts rules that break, and keeps the file', async () => {
    const { stalls, faults, files } = await report('low,high', 'fault', 'rotate', 2);
    expect({ stalls, faults }).toEqual({ stalls: 0, faults: 6 });
    expect(files).toHaveLength(5);
    expect(files[0]?.fault?.message).toContain('fell off the table');
    expect(verdictOn(files[0])).toMatchObject({ ok: true, log: { fairness: { seeded: true } } });
  });

  it('counts illegal answers and throws of a bot as slips, and plays on with the fallback', async () => {
    const [cheat, angry] = (await report('cheat,angry,high', 'none', 'rotate', 2)).bots;
    expect(cheat).toMatchObject({ slips: 6, score: { mean: 0 } });
    expect(angry).toMatchObject({ slips: 6, score: { mean: 0 } });
  });

  it('ends early with what was measured', async () => {
    const stop = new AbortController();
    const progress = (played: number): void => {
      if (played === 7) stop.abort();
    };
    const reply = await tournament({
      gamePackage,
      seats: 3,
      bots: 'low,high',
      deals: 100,
      workers: 0,
      signal: stop.signal,
      progress,
    });
    if (!reply.ok) throw new Error(reply.reason);
    expect(reply.report).toMatchObject({ cut: true, matches: 7, planned: 300, deals: 2 });
    expect(reply.report.bots[1]?.share?.mean).toBe(1);
  });

  it('refuses terms that make no sense, in a sentence', async () => {
    const base = { gamePackage, seats: 3, bots: 'low', deals: 1, workers: 0 };
    const reasons = await Promise.all(
      [
        { seats: 9 },
        { deals: 0 },
        { bots: 'low,nobody' },
        { bots: 'low,low,low,low' },
        { mode: 'field' as const },
        { options: { x: 1 } },
      ].map(async (change) => {
        const reply = await tournament({ ...base, ...change });
        return reply.ok ? null : reply.reason;
      }),
    );
    expect(reasons).toEqual([
      'This game is for 2 to 6.',
      'A tournament needs at least one deal.',
      expect.stringContaining('A bot called "nobody" is not known for bids'),
      'There are 4 bots for 3 seats.',
      'A field needs two bots: the one to measure and the field.',
      'There is no option "x".',
    ]);
    const refused = playMatch(bids, [randomBot(bids)], { seed: 'alone' });
    expect(refused).toMatchObject({ ok: false, code: 'bad-seats' });
  });
});

describe('names', () => {
  it('find the bots of the room and of the arena', () => {
    const parsed = parseBots('random, high,search,search:100,search:200ms', gamePackage);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(parsed.entrants.map((one) => one.make().id)).toEqual([
      'random',
      'high',
      'search:400',
      'search:100',
      'search:200ms',
    ]);
  });

  it.each(['', 'low,', 'search:0', 'search:-5', 'search:1e9', 'search:99999999ms', 'Search', '__proto__'])(
    'refuse %j',
    (names) => {
      expect(parseBots(names, gamePackage)).toMatchObject({
        ok: false,
        reason: expect.stringContaining('not known for bids'),
      });
    },
  );
});
