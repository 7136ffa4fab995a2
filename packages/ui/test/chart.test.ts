// Charts: grids of round numbers, labels that do not touch, and every number also in a table.

import { BarChart } from '@tabella/ui/chart/bar-chart';
import { LineChart } from '@tabella/ui/chart/line-chart';
import { Stripes } from '@tabella/ui/chart/stripes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { areaOf, gridOf, labelled, nearest, pathOf, spread } from '../src/chart/scale.ts';

const words = { asTable: 'Show as table', moment: 'Moment', show: 'Show this moment' };
const points = ['Start', '1', '2', 'End'].map((label, row) => ({ label, title: `Turn ${label}`, row }));
const percent = (value: number, wide?: boolean): string => `${Math.round(100 * value)}${wide ? ' %' : ''}`;

describe('scale', () => {
  test('a grid has round values round all that is shown', () => {
    expect(gridOf(0, 1, false)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(gridOf(0, 12, true)).toEqual([0, 3, 6, 9, 12]);
    expect(gridOf(0, 2, true)).toEqual([0, 1, 2]);
    expect(gridOf(0, 0, true)).toEqual([0, 1]);
    expect(gridOf(-7, 61, true)).toEqual([-20, 0, 20, 40, 60, 80]);
  });

  test('labels are moved apart, in their order and within bounds', () => {
    expect(spread([10, 12, 50], 15, 0, 100)).toEqual([10, 25, 50]);
    expect(spread([98, 99, 100], 15, 0, 100)).toEqual([70, 85, 100]);
    expect(spread([], 15, 0, 100)).toEqual([]);
  });

  test('of many points the first, the last and some between have labels', () => {
    expect(labelled(5, 10)).toEqual([0, 1, 2, 3, 4]);
    expect(labelled(30, 8)).toEqual([0, 5, 10, 15, 20, 25, 29]);
    expect(labelled(1, 8)).toEqual([0]);
  });

  test('where there is no value, a line and a tint have a gap', () => {
    const spots = [{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }, { x: 4, y: 5 }];
    expect(pathOf(spots)).toBe('M0.0 1.0L1.0 2.0M3.0 4.0L4.0 5.0');
    expect(areaOf(spots, spots).match(/Z/g)).toHaveLength(2);
    expect(pathOf(spots.slice(0, 2), true)).toBe('M0.0 1.0L1.0 1.0L1.0 2.0');
  });

  test('the nearest place is found', () => {
    expect(nearest([0, 10, 20], 14)).toBe(1);
    expect(nearest([0, 10, 20], 500)).toBe(2);
  });
});

/** The cells of the table, row by row. */
const cellsIn = (html: string): string[][] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  );

describe('charts', () => {
  test('lines have emblems, names at their ends, and a table', () => {
    const lines = [
      { id: '0', label: 'Ada', seat: 0, values: [0.5, 0.6, null, 1], mine: true },
      { id: '1', label: 'Bruno', seat: 1, values: [0.5, 0.4, null, 0] },
      { id: 'mine', label: 'Ada, from her hand', seat: 0, values: [0.5, 0.7, null, 1], dashed: true, beside: '0' },
    ];
    const html = renderToStaticMarkup(
      createElement(LineChart, { title: 'Chance to win', points, lines, words, most: 1, format: percent }),
    );
    expect(html).toContain('aria-label="Chance to win"');
    expect([...html.matchAll(/class="chart-name"[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Ada', 'Bruno']);
    expect(html.match(/class="chart-mark"/g)?.length).toBeGreaterThanOrEqual(4);
    expect(cellsIn(html)).toEqual([
      ['Moment', 'Ada', 'Bruno', 'Ada, from her hand'],
      ['Turn Start', '50 %', '50 %', '50 %'],
      ['Turn 1', '60 %', '40 %', '70 %'],
      ['Turn End', '100 %', '0 %', '100 %'],
    ]);
    // A still picture has nothing to press.
    expect(html).not.toMatch(/<button|<input/);
  });

  test('stripes tell the odds and the truth', () => {
    const kinds = [
      { id: 'r', label: 'red', colour: '#900' },
      { id: 'b', label: 'blue', colour: '#009' },
    ];
    const odds = [{ r: 0.5, b: 0.5 }, { r: 0.25, b: 0.75 }, null, null];
    const stripes = [{ id: 's', label: 'Ada', seat: 0, odds, truth: ['b', 'b', null, null] }];
    const onShow = (): void => undefined;
    const html = renderToStaticMarkup(
      createElement(Stripes, { title: 'Who', points, stripes, kinds, words, truth: 'Truth', format: percent, onShow }),
    );
    expect(cellsIn(html)).toContainEqual(['Turn 1', 'red 25, blue 75']);
    expect(cellsIn(html).at(-1)).toEqual(['Truth', 'blue']);
    expect(html).toMatch(/class="chart-truth"[^>]*>blue/);
  });

  test('bars have their parts, their boxes and their range', () => {
    const kinds = [
      { id: 'red', label: 'red', colour: '#900' },
      { id: 'blue', label: 'blue', colour: '#009' },
    ];
    const bar = { id: 'a', label: 'Ada', seat: null, parts: [2, 1], text: '3 letters', boxes: { full: 2, of: 6 } };
    const bars = [{ ...bar, between: [1, 4] as const }];
    const html = renderToStaticMarkup(
      createElement(BarChart, { title: 'Letters', kinds, bars, boxed: 'sure', of: 'Player', words }),
    );
    expect(cellsIn(html)).toEqual([
      ['Player', 'sure', 'red', 'blue', 'Letters'],
      ['Ada', '2 / 6', '2', '1', '3 letters'],
    ]);
    expect(html.match(/data-full="true" x="[1-9]\d/g)).toHaveLength(2);
    expect(html).toContain('chart-between');
  });
});
