// Whatever is typed wrong is answered by one sentence and exit code 2; help is always near.

import { describe, expect, test } from 'vitest';
import { readArgs } from '../src/args.ts';
import { Trouble } from '../src/trouble.ts';
import { newFolder, tabella } from './tabella.ts';

const folder = newFolder();

describe('misuse', () => {
  test.each([
    'dance',
    'play --dance',
    'play --seats',
    'play courier twice',
    'play --seats many',
    'play --seats -3',
    'play --seat 0',
    'arena',
    'arena courier --games 0',
    'arena courier --games 1e9',
    'replay',
    'replay file --as me',
    'replay file --as 0',
    'replay file --at -1',
    'verify',
    'verify one two',
    'bench one two',
    'doctor --url play.example.org',
    'bots please',
    'bots --threads 0',
    'operator',
    'operator dance',
    'operator close',
    'operator bans ada',
    'operator ban ada bob',
  ])('%s is not understood, and one sentence says why', (line) => {
    let trouble: unknown;
    try {
      readArgs(line.split(' '));
    } catch (thrown) {
      trouble = thrown;
    }
    expect(trouble).toBeInstanceOf(Trouble);
    expect((trouble as Trouble).code).toBe(2);
    expect((trouble as Trouble).message).toMatch(/^[^\n]+\.$/);
  });

  test.each([
    'dance',
    'play --dance',
    'play chess',
    'play --seats 9',
    'play --seat 4',
    'play --people 4',
    'play --bots genius',
    'play --option silence=1',
    'play --option volume=11',
    'play --resume',
    'play --resume /',
    'arena courier --bots genius',
    'arena courier --seats 2',
    'replay /nowhere',
    'verify /nowhere',
  ])('%s ends with exit code 2', async (line) => {
    const { code, out, err } = await tabella(folder, line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabella: [^\n]+\.\n$/);
  });
});

describe('help', () => {
  test('lists the commands, of each command its options, and of a game its own', async () => {
    const { code, out } = await tabella(folder, ['--help']);
    expect(code).toBe(0);
    for (const name of ['play', 'arena', 'replay', 'verify', 'bench']) expect(out).toContain(`tabella ${name}`);
    expect(readArgs(['replay', '--help'])).toEqual({ name: 'help', of: 'replay' });
    expect((await tabella(folder, ['play', 'courier', '--help'])).out).toContain('silence');
    expect((await tabella(folder, ['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
