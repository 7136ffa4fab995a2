// The analysis as it is shown: curves, flags, beliefs against the truth, decisions with the costliest first.

import type { AnalysedDecision, AnalysedMoment, Analysis } from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import { curvesOf, momentsIn, pointLines } from '../src/analysis/curve.ts';
import { headOf, judgedOf } from '../src/analysis/judged.ts';
import { flagsAt } from '../src/analysis/moments.ts';
import { pictureOf } from '../src/analysis/picture.ts';
import { marked } from '../src/table/sentences.ts';

const name = (seat: number): string => ['Ada', 'Bruno'][seat] ?? '';
const moment = (row: number, everybody: readonly number[], own = everybody): AnalysedMoment => ({
  row,
  everybody,
  own,
});
const MOMENTS = [moment(0, [0.5, 0.5], [0.6, 0.4]), moment(4, [0.7, 0.3], [0.9, 0.2]), moment(9, [1, 0])];
const NONE = { turningPoints: [], decisions: [], truth: {}, worlds: 1, took: 1 };
const ANALYSIS: Analysis = { ...NONE, version: 1, game: 'g', rules: 1, of: 'x', worth: 'chance', moments: MOMENTS };
const terms = { moments: MOMENTS, me: 0, name, all: 'The team', mineOwn: 'from what I knew' };

describe('curves', () => {
  test('everybody has one, mine is thick and is joined by what I knew', () => {
    const [ada, bruno, mine] = curvesOf({ ...terms, knowledge: 'everybody' });
    expect(ada).toMatchObject({ label: 'Ada', seat: 0, mine: true, values: [0.5, 0.7, 1] });
    expect(bruno).toMatchObject({ label: 'Bruno', seat: 1, mine: false, values: [0.5, 0.3, 0] });
    expect(mine).toMatchObject({ dashed: true, beside: '0', values: [0.6, 0.9, 1] });
  });

  test('as each one knew, all are dashed and none is thick', () => {
    const lines = curvesOf({ ...terms, knowledge: 'own' });
    expect(lines.map(({ values }) => values[1])).toEqual([0.9, 0.2]);
    expect(lines.every(({ dashed, mine }) => dashed && !mine)).toBe(true);
  });

  test('who win together have one line, and where nothing is hidden there is no second one', () => {
    const moments = [moment(0, [3, 3]), moment(4, [5.5, 5.5])];
    const lines = curvesOf({ ...terms, moments, knowledge: 'everybody' });
    expect(lines).toMatchObject([{ label: 'The team', seat: null, values: [3, 5.5] }]);
  });

  test('the end is not shown before what leads to it', () => {
    expect(momentsIn({ ...ANALYSIS, unfinished: true }, 9).map(({ row }) => row)).toEqual([0, 4]);
    expect(momentsIn(ANALYSIS, 9)).toHaveLength(3);
  });

  test('points stand beside chances where there are any', () => {
    expect(pointLines(terms)).toEqual([]);
    const moments = MOMENTS.map((one) => ({ ...one, points: [12, 9] }));
    expect(pointLines({ ...terms, moments }).map(({ values }) => values)).toEqual([
      [12, 12, 12],
      [9, 9, 9],
    ]);
  });

  test('expected points have a band, and beside them stands what the choice of the bot would have brought', () => {
    const moments: readonly AnalysedMoment[] = [
      { ...moment(0, [3, 3]), low: [1, 1], high: [5, 5] },
      { ...moment(4, [5, 5], [6, 5]), low: [4, 4], high: [7, 7] },
      moment(9, [8, 8]),
    ];
    const than = 'worse' as const;
    const decision = { chosen: 'a', best: 'b', worth: 5, bestWorth: 6.5, than };
    const bot = {
      label: 'the bot',
      decisions: [
        { ...decision, row: 2, seat: 1 },
        { ...decision, row: 6, seat: 0 },
      ],
    };
    const [team, other, ...more] = curvesOf({ ...terms, moments, bot, knowledge: 'everybody' });
    expect(team).toMatchObject({ seat: null, band: { low: [1, 4, 8], high: [5, 7, 8] } });
    expect(other).toMatchObject({ label: 'the bot', values: [3, 6.5, 8], dashed: true, beside: team?.id });
    expect(more).toEqual([]);
    expect(curvesOf({ ...terms, moments, bot, knowledge: 'own' }).every((line) => !line.band)).toBe(true);
  });

  test('a flag stands at the first moment after its row', () => {
    const points = MOMENTS.map(({ row }) => ({ label: '', title: '', row }));
    const flags = flagsAt(points, [
      { row: 3, title: 'a' },
      { row: 4, title: 'b' },
      { row: 99, title: 'c' },
    ]);
    expect(flags.map(({ at, number }) => [number, at])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });
});

describe('beliefs', () => {
  const belief = (seat: number, odds: Record<string, number>) => ({ id: `role ${seat}`, seat, odds });
  const moments: readonly AnalysedMoment[] = [
    { ...moment(0, [0.5, 0.5]), beliefs: [belief(1, { red: 0.5, blue: 0.5 }), belief(0, { red: 1 })] },
    { ...moment(4, [0.5, 0.5]), beliefs: [belief(1, { red: 0.2, blue: 0.8 })], ownBeliefs: [[], []] },
  ];
  const analysis = { ...ANALYSIS, moments, truth: { 'role 0': 'red', 'role 1': 'blue' } };
  const words = { belief: (kind: string) => kind.toUpperCase() };

  test('each secret has a row with its odds and its truth, in the order of the seats', () => {
    const secrets = [{ id: 'blue', colour: '#009' }];
    const { stripes, kinds } = pictureOf({ analysis, moments, of: null, secrets, words, name });
    expect(stripes.map(({ label, truth }) => [label, truth])).toEqual([
      ['Ada', ['red', null]],
      ['Bruno', ['blue', 'blue']],
    ]);
    expect(stripes[1]?.odds[1]).toEqual({ red: 0.2, blue: 0.8 });
    expect(kinds.map(({ id, label }) => [id, label])).toEqual([
      ['blue', 'BLUE'],
      ['red', 'RED'],
    ]);
  });

  test('what one of them could think is their own', () => {
    expect(pictureOf({ analysis, moments, of: 0, secrets: [], words, name }).stripes).toEqual([]);
  });
});

describe('decisions', () => {
  const decision = (row: number, worth: number, bestWorth: number, seat = 0): AnalysedDecision => ({
    ...{ row, seat, chosen: null, best: null, worth, bestWorth },
    than: worth < bestWorth ? 'worse' : 'same',
  });

  test('the costliest comes first, and only those of the seat count', () => {
    const decisions = [decision(1, 0.5, 0.6), decision(2, 0.5, 0.9), decision(3, 0.7, 0.7), decision(4, 0, 1, 1)];
    const { worse, good, count, given } = judgedOf({ ...ANALYSIS, decisions }, 0);
    expect(worse.map(({ row }) => row)).toEqual([2, 1]);
    expect(good.map(({ row }) => row)).toEqual([3]);
    expect(count).toBe(3);
    expect(given).toBeCloseTo(0.5);
  });

  test('the first sentence is the headline, whatever a name holds', () => {
    const loud = marked(() => 'Dr. No! Who?');
    expect(headOf(`Sending it to ${loud(1)} cost 14 %. It was red.`)).toEqual([
      `Sending it to ${loud(1)} cost 14 %`,
      'It was red.',
    ]);
    expect(headOf('Passing cost 1.2 points.')).toEqual(['Passing cost 1.2 points', '']);
  });
});
