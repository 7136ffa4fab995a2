// tabella play: a whole game, saved at every answer, whatever ends the program.

import { readFileSync } from 'node:fs';
import { encode, type Log, Match, readLog } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { describe, expect, test } from 'vitest';
import { ended, newFolder, printed, savedIn, start, tabella } from './tabella.ts';

const ONES = '1\n'.repeat(600);
const GAME = ['play', 'courier', '--bots', 'random', '--seed', 'letters'];

function logIn(folder: string): Log {
  const read = readLog(readFileSync(savedIn(folder), 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  return read.log;
}

async function stateIn(folder: string): Promise<string> {
  const gamePackage = await gamePackageOf('courier');
  const match = gamePackage && Match.replay(gamePackage.game, logIn(folder));
  if (!(match instanceof Match)) throw new Error('the saved game does not replay');
  return encode([match.state, match.asks()]);
}

const lastTable = (out: string): string => out.slice(out.lastIndexOf('cards  letters')).split('\n\n')[0] ?? '';

describe('a game from a pipe', () => {
  test('is played to its end, without colours, and can be verified by what was promised', async () => {
    const folder = newFolder();
    const { code, out, err } = await tabella(folder, GAME, ONES);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/ wins?\b.*\.\n/);
    expect(out).not.toContain('\x1b');
    expect(logIn(folder).result).not.toBeNull();
    const promised = /Promised deal: ([0-9a-f]{64})/.exec(out)?.[1] ?? '';
    const held = await tabella(folder, ['verify', savedIn(folder), '--commitment', promised]);
    expect({ code: held.code, err: held.err }).toEqual({ code: 0, err: '' });
    expect(held.out).toContain('the secret is the one whose fingerprint you were shown');
  });

  test('takes first letters, shows rules and log and where it is saved, and refuses what is no answer', async () => {
    const folder = newFolder();
    const { code, out } = await tabella(folder, GAME, '?\nl\ns\nu\n99\nxyz\nwatch\nq\n');
    expect(code).toBe(0);
    for (const said of [
      'the rules in short',
      'What happened',
      folder,
      'nothing to take back',
      'no answer 99',
      'begins with "xyz"',
    ])
      expect(out).toContain(said);
    expect(logIn(folder).rows.find((row) => row.seat === 0)).toMatchObject({ choice: 'watch' });
  });

  test('has seats, names, options and people as they were wanted', async () => {
    const folder = newFolder();
    const terms = ['--seats', '5', '--seat', '4', '--name', 'Mia', '--name', 'Tom', '--option', 'silence=2'];
    const { code, out } = await tabella(folder, [...GAME, ...terms, '--option', 'errands=no'], '\n1\n');
    expect(code).toBe(0);
    expect(out).toContain('4  Mia, a person\n  5  Tom, a person');
    expect(logIn(folder)).toMatchObject({ seats: 5, options: { silence: 2, errands: false } });
  });

  test('R14: co-op of the Stars with five begins with the advice, and the Alien is chosen by name', async () => {
    const folder = newFolder();
    const five = ['play', 'stars', '--bots', 'easy', '--seats', '5', '--seat', '2', '--name', 'Mia'];
    const { code, out } = await tabella(folder, [...five, '--option', 'alien=mia'], 'q\n');
    expect(code).toBe(0);
    expect(out).toContain('Together it plays best with 4 or fewer; for 5 people try two teams.');
    expect(out).toContain('Mia is the Alien (you)');
    expect(logIn(folder)).toMatchObject({ seats: 5, options: { alien: 2 } });
    const four = await tabella(newFolder(), ['play', 'stars', '--bots', 'easy', '--seats', '4'], 'q\n');
    expect(four.out).not.toContain('plays best');
    expect(four.out).toContain('Ada is the Alien (you)');
  });

  test('says with --explain what a bot would do in your place, and why', async () => {
    const { out } = await tabella(newFolder(), [...GAME, '--explain'], 'q\n');
    expect(out).toMatch(/: \d+ % to win/);
    const plain = await tabella(newFolder(), GAME, 'q\n');
    expect(plain.out).not.toContain('% to win');
  });

  test('shows a person the table only after it was handed over', async () => {
    const { out } = await tabella(newFolder(), [...GAME, '--people', '2'], '\n1\n\n1\n');
    const handed = out.indexOf('Bruno is asked');
    expect(out.indexOf('Bruno (you)')).toBeGreaterThan(handed);
    expect(out.slice(0, handed)).toContain('Ada (you)');
    expect(out.slice(handed)).toContain('Enter shows the table');
  });
});

describe('a game that is interrupted', () => {
  test('goes on where it was after a closed input, with the same table', async () => {
    const folder = newFolder();
    const first = await tabella(folder, GAME, '1\n'.repeat(5));
    expect(first.code).toBe(0);
    const before = await stateIn(folder);
    const second = await tabella(folder, ['play', '--resume']);
    expect(second.code).toBe(0);
    expect(await stateIn(folder)).toBe(before);
    expect(lastTable(second.out)).toBe(lastTable(first.out));
    expect(lastTable(second.out)).toContain('Ada (you)');
  });

  test('loses nothing when it is killed, and ends as if it had not been', async () => {
    const whole = newFolder();
    await tabella(whole, [...GAME.slice(0, 3), 'search:5', ...GAME.slice(4)], ONES);
    const folder = newFolder();
    const child = start(folder, [...GAME.slice(0, 3), 'search:5', ...GAME.slice(4)]);
    const end = ended(child);
    for (let asked = 1; asked <= 8; asked++) {
      await printed(child, '\n> ', 1);
      child.stdin.write('1\n');
    }
    await printed(child, '\n> ', 1);
    child.kill('SIGKILL');
    expect((await end).signal).toBe('SIGKILL');
    const rows = logIn(folder).rows;
    expect(logIn(whole).rows.slice(0, rows.length)).toEqual(rows);
    expect(rows.filter((row) => row.seat === 0).length).toBeGreaterThanOrEqual(8);
    const rest = await tabella(folder, ['play', '--resume', savedIn(folder)], ONES);
    expect(rest.code).toBe(0);
    expect(logIn(folder)).toEqual(logIn(whole));
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends quietly on %s', async (signal, code) => {
    const folder = newFolder();
    const child = start(folder, GAME);
    const end = ended(child);
    await printed(child, '\n> ', 1);
    child.kill(signal);
    expect(await end).toMatchObject({ code, err: '' });
    expect(logIn(folder).result).toBeNull();
  });

  test('ends quietly when nobody reads any more', async () => {
    const folder = newFolder();
    const child = start(folder, GAME);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.write('1\n');
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    const code = new Promise((resolve) => child.on('exit', resolve));
    child.stdin.end(ONES);
    expect(await code).toBe(0);
    expect(err).toBe('');
    expect(logIn(folder).rows.length).toBeGreaterThan(0);
  });
});
