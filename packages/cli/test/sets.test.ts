// Custom card sets from the command line: play, arena and spread take one from a file, replay shows it in its words.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder, savedIn, tabella } from './tabella.ts';

const page = readFileSync(new URL('../../../docs/writing-onmitsu-cards.md', import.meta.url), 'utf8');
const text = /```json\n(.*?)\n```/s.exec(page)?.[1] ?? '';
const folder = newFolder();
const file = join(folder, 'ferry.json');
writeFileSync(file, text);
const bad = join(folder, 'bad.json');
writeFileSync(bad, text.replace('"order": 12', '"order": "late"'));

const NAMES = /Constable|Ferryman|Cutpurse|Twin Sister|Postmaster/;
const OTHERS = /Yojimbo|Ronin|Suri|Kuge|Daimyo|Castle/;

describe('--set FILE', () => {
  test('R17: a game is played with it, and its replay and its proof need no file', async () => {
    const data = newFolder();
    const game = ['play', 'onmitsu', '--set', file, '--bots', 'random', '--seats', '2', '--seed', 'ferry'];
    const played = await tabella(data, game, `?\n${'1\n'.repeat(900)}`);
    expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' });
    for (const out of [played.out, (await tabella(data, ['replay', savedIn(data)])).out]) {
      expect(out).toMatch(NAMES);
      expect(out).toContain('For the Palace Gate: ');
      expect(out).not.toMatch(OTHERS);
    }
    expect(played.out).toContain('hand limit of four');
    expect(await tabella(data, ['verify', savedIn(data)])).toMatchObject({ code: 0, err: '' });
  });

  test('R17: bots meet in the arena with it, and their matches are measured', async () => {
    const arena = [
      'arena',
      'onmitsu',
      '--set',
      file,
      '--bots',
      'easy,random',
      '--games',
      '4',
      '--seats',
      '2',
      '--json',
    ];
    const met = await tabella(newFolder(), arena);
    expect({ code: met.code, err: met.err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(met.out)).toMatchObject({ game: 'onmitsu', matches: 4, faults: 0, stalls: 0 });
    const spread = await tabella(newFolder(), ['onmitsu', 'spread', '2', '3', 'easy', '--set', file]);
    expect(spread.out).toMatch(/^3 matches of easy bots with "The Ferry Post", 2 seats\.\n/);
    expect(await tabella(newFolder(), ['onmitsu', 'spread', '4', '3', '--set', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining('This card set is for 2 to 3.'),
    });
  });

  test.each([
    [
      'a fault, to play',
      ['play', 'onmitsu', '--set', bad],
      'people[1].order, card "ferryman": wants a whole number from 0 to 999',
    ],
    ['a fault, to meet', ['arena', 'onmitsu', '--set', bad], 'people[1].order, card "ferryman"'],
    ['a fault, to measure', ['onmitsu', 'spread', '2', '3', '--set', bad], 'people[1].order, card "ferryman"'],
    ['a file that is not there', ['play', 'onmitsu', '--set', join(folder, 'none.json')], 'There is no file'],
    ['no file', ['onmitsu', 'spread', '2', '3', '--set'], 'cannot be read'],
    ['a game without card sets', ['play', 'courier', '--set', file], 'courier has no card sets'],
  ])('R17: %s is refused in one sentence', async (_, args, reason) => {
    const ran = await tabella(newFolder(), args);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(reason);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
  });
});
