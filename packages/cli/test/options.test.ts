// Options of a game, the bots at the table and a saved game, as the command line reads them.

import { gamePackageOf } from '@tabella/registry';
import { describe, expect, test } from 'vitest';
import { readArgs } from '../src/args.ts';
import { optionsFrom } from '../src/options.ts';
import { newFolder, savedIn, tabella } from './tabella.ts';

const carcassonne = await gamePackageOf('carcassonne');
if (carcassonne === null) throw new Error('Carcassonne is not here');
const { game } = carcassonne;

describe('options', () => {
  test('CLI: repeated --option values of a list add up', () => {
    expect(optionsFrom(['sets=inns', 'sets=river', 'abbot=yes'], game)).toEqual({
      sets: ['inns', 'river'],
      abbot: true,
    });
    expect(optionsFrom(['sets=inns,traders', 'sets=river'], game)).toEqual({ sets: ['inns', 'traders', 'river'] });
  });

  test.each(['messages=off', 'abbot=yes', 'volume=11'])('CLI: %s given twice is refused in one sentence', (one) => {
    const name = one.split('=')[0];
    expect(() => optionsFrom([one, one], game)).toThrow(`The option "${name}" takes one value, and it is given twice.`);
  });

  test('CLI: help shows how a list is written', async () => {
    const folder = newFolder();
    expect((await tabella(folder, ['play', '--help'])).out).toContain('A=B,C');
    expect((await tabella(folder, ['arena', 'carcassonne', '--help'])).out).toContain('such as sets=inns,traders');
  });

  test.each([
    ['play', []],
    ['arena', ['--bots', 'random', '--games', '2']],
  ])('R10: %s tells why options do not go together', async (command, more) => {
    const terms = ['--option', 'farmers=no', '--option', 'pig=yes', ...more];
    const { code, out, err } = await tabella(newFolder(), [command, 'carcassonne', ...terms]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('tabella: Without farmers there is no field for a pig: play with farmers, or without it.\n');
  });
});

describe('bots', () => {
  test.each([
    ['carcassonne', 'normal'],
    ['onmitsu', 'normal'],
  ])('CLI: at a table of %s sits %s unless one says otherwise', async (id, bot) => {
    const { code, out } = await tabella(newFolder(), ['play', id, '--seat', '1', '--seed', 'x'], 'q\n');
    expect(code).toBe(0);
    expect(out).toContain(`a bot (${bot})`);
    expect(out).not.toContain('search');
  });

  test('CLI: help names the bots of each game', async () => {
    const { out } = await tabella(newFolder(), ['play', '--help']);
    for (const id of ['emissary', 'onmitsu', 'stars'])
      expect(out).toMatch(new RegExp(`\\n  ${id} +easy, normal, hard; at your table normal`));
    expect(out).toMatch(/\n {2}carcassonne +easy, normal, hard, expert; at your table normal/);
    const one = await tabella(newFolder(), ['play', 'emissary', '--help']);
    expect(one.out).toContain('easy, normal, hard');
    expect(one.out).not.toContain('onmitsu');
  });
});

describe('a saved game', () => {
  test.each([
    ['play --resume', { resume: {} }],
    ['play --resume file', { resume: { file: 'file' } }],
    ['play courier --resume', { game: 'courier', resume: {} }],
    ['play courier --resume file', { game: 'courier', resume: { file: 'file' } }],
    ['play --resume courier file', { game: 'courier', resume: { file: 'file' } }],
  ])('CLI: %s is understood', (line, args) => {
    expect(readArgs(line.split(' '))).toEqual({
      name: 'play',
      args: { names: [], options: [], explain: false, ...args },
    });
  });

  test('CLI: play GAME --resume goes on with that game, and with no other', async () => {
    const folder = newFolder();
    await tabella(folder, ['play', 'courier', '--bots', 'random', '--seed', 'letters'], '1\n1\n');
    const file = savedIn(folder);
    for (const words of [
      ['courier', '--resume', file],
      ['courier', '--resume'],
      ['--resume', file],
    ]) {
      const { code, out } = await tabella(folder, ['play', ...words]);
      expect(code).toBe(0);
      expect(out).toMatch(/The game goes on after \d+ answers\./);
    }
    const other = await tabella(folder, ['play', 'stars', '--resume', file]);
    expect({ code: other.code, out: other.out }).toEqual({ code: 2, out: '' });
    expect(other.err).toBe(`tabella: ${file} is a game of Courier, not of A Message from the Stars.\n`);
    const none = await tabella(folder, ['play', 'stars', '--resume']);
    expect(none.err).toBe('tabella: There is no saved game of A Message from the Stars that is not over.\n');
    expect((await tabella(folder, ['play', 'chess', '--resume', file])).err).toContain('There is no game "chess"');
  });
});
