// tabella arena: the same seed gives the same matches, and the result is a table or plain JSON.

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
