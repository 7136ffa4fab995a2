// tabella arena: the same seed gives the same matches, and the result is a table or plain JSON.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@tabella/arena';
import { describe, expect, test } from 'vitest';
import { newFolder, tabella } from './tabella.ts';

const ARENA = [
  'arena',
  'courier',
  '--bots',
  'search:3,random',
  '--games',
  '8',
  '--seats',
  '4',
  '--seed',
  'x',
  '--option',
  'silence=2',
];

describe('arena', () => {
  test('plays whole deals and gives the same result for the same seed', async () => {
    const runs = await Promise.all([
      tabella(newFolder(), [...ARENA, '--json']),
      tabella(newFolder(), [...ARENA, '--json']),
    ]);
    const [first, second] = runs.map(({ code, out, err }) => {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      return JSON.parse(out) as Report;
    });
    expect(first).toMatchObject({ game: 'courier', seats: 4, matches: 8, deals: 2, faults: 0, stalls: 0 });
    expect(first?.bots.map((bot) => [bot.name, bot.share])).toEqual(second?.bots.map((bot) => [bot.name, bot.share]));
  });

  test('CLI: too few deals are said to be too few, and one is told in the singular', async () => {
    const terms = ['arena', 'courier', '--bots', 'random', '--seed', 'x'];
    const one = await tabella(newFolder(), [...terms, '--self', '--games', '1']);
    expect(one.out).toMatch(/^Courier, 3 seats: 1 match of 1 deal, \d+ answers each\./);
    expect(one.out).toContain('33.3 % (too few to tell)');
    const more = await tabella(newFolder(), [...terms, '--games', '12']);
    expect(more.out).toMatch(/^Courier, 3 seats: 12 matches of 4 deals/);
    expect(more.out).not.toContain('too few');
  });

  test('prints the result as a table, also of a field', async () => {
    const { code, out, err } = await tabella(newFolder(), [...ARENA, '--field']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Courier, 4 seats: 10 matches of 2 deals/);
    expect(out).toMatch(/\nsearch:3 .*%.* ms/);
    expect(out).toContain('In place of random, search:3 gains');
    expect(out).not.toContain('\x1b');
  });
});

describe('arena --ladder', () => {
  const LADDER = ['arena', 'courier', '--ladder', '--bots', 'random,easy,normal', '--games', '24', '--seed', 'x'];

  test('rates the bots on one scale and writes a page with plots', async () => {
    const folder = newFolder();
    const file = join(folder, 'ladder.html');
    const { code, out, err } = await tabella(folder, [...LADDER, '--report', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Courier, 3 seats: a ladder of 3 bots, 36 matches of 2 deals\.\n\nbot +rating/);
    expect(out).toMatch(/\nnormal +0 +/);
    expect(out).toMatch(/\nrandom +-?\d+ \(too few to tell\)/);
    expect(out).toMatch(/\nwins against +(?:\w+ +){2}\w+\n/);
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page.match(/\b(?:src|href)=|@import|https?:|url\((?!#)/g)).toBeNull();
    for (const title of ['The ladder', 'Each two', 'Rating', 'Time for a decision'])
      expect(page).toContain(`>${title}<`);
  });

  test('goes without --field, and unknown bots are named', async () => {
    const field = await tabella(newFolder(), [...LADDER, '--field']);
    expect(field).toMatchObject({ code: 2, err: 'tabella: --ladder goes without --field and --self.\n' });
    const unknown = await tabella(newFolder(), ['arena', 'courier', '--ladder', '--bots', 'normal,nobody']);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('A bot called "nobody" is not known for courier');
  });
});

describe('arena --report', () => {
  test('writes one page that needs nothing else, with the figures of the result', async () => {
    const folder = newFolder();
    const file = join(folder, 'report.html');
    const { code, out, err } = await tabella(folder, [...ARENA, '--json', '--report', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out) as Report;
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page.match(/\b(?:src|href)=|@import|https?:|url\((?!#)/g)).toBeNull();
    expect(page).toContain('Courier, 4 seats: 8 matches of 2 deals');
    for (const { name, share } of report.bots) {
      // In the chart, in its table and among all figures.
      const percent = `${(100 * (share?.mean ?? 0)).toFixed(1)} %`;
      expect(page.split(`>${name}<`).length).toBeGreaterThan(3);
      expect(page.split(`>${percent} (`).length).toBe(4);
    }
    expect(report.lengths.reduce((sum, { matches }) => sum + matches, 0)).toBe(report.matches);
    for (const { from, to, matches } of report.lengths) {
      expect(page).toContain(`<th scope="row">${from === to ? from : `${from} to ${to}`}</th><td>${matches} match`);
    }
  });

  test('a place where nothing can be written is refused before anything is played', async () => {
    const folder = newFolder();
    for (const file of [join(folder, 'nowhere', 'report.html'), folder]) {
      const { code, out, err } = await tabella(folder, [...ARENA, '--games', '100000', '--report', file]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^tabella: The report cannot be written to [^\n]+\.\n$/);
    }
  });
});
