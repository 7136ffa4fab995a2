// tabella replay and verify: only what a viewer saw is told, and no file is believed without being checked.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commitment,
  encode,
  FastChance,
  type GamePackage,
  hears,
  type Log,
  Match,
  pickOne,
  readLog,
  sampleAnswer,
  sha256Hex,
  type Told,
  writeLog,
} from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { nameIn, type Seating } from '../src/seating.ts';
import { newFolder, savedIn, tabella } from './tabella.ts';

const folder = newFolder();
let path = '';
let log: Log;
let gamePackage: GamePackage;
let seating: Seating;

beforeAll(async () => {
  await tabella(folder, ['play', 'courier', '--seats', '4', '--bots', 'random', '--seed', 'story'], '2\n'.repeat(600));
  path = savedIn(folder);
  const read = readLog(readFileSync(path, 'utf8'));
  const found = await gamePackageOf('courier');
  if (!read.ok || found === null) throw new Error('the game was not saved');
  log = read.log;
  gamePackage = found;
  seating = JSON.parse(readFileSync(`${path}.seats`, 'utf8')) as Seating;
});

function matchAt(rows = log.rows.length): Match<unknown, unknown> {
  const match = Match.replay(gamePackage.game, log, rows);
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** A file beside the game, with something done to it. */
function changed(name: string, text: string): string {
  const other = join(folder, name);
  writeFileSync(other, text);
  return other;
}

const CARD = /\b(?:red|blue|black) (?:seal|seize|question|gift|mask|burn)/g;

describe('replay', () => {
  test.each(['1', '2', '3', '4', 'public'])(
    'as %s tells what that viewer heard and saw, and nothing else',
    async (as) => {
      const viewer = as === 'public' ? null : Number(as) - 1;
      for (const rows of [log.rows.length, Math.floor(log.rows.length / 2)]) {
        const match = matchAt(rows);
        const { code, out } = await tabella(folder, ['replay', path, '--as', as, '--at', String(rows)]);
        expect(code).toBe(0);
        const heard = match.told.filter((one: Told) => hears(one.to, viewer)).map((one: Told) => one.event);
        const name = nameIn(seating);
        const told = heard.map((event) => gamePackage.words.event(event, name)).filter((sentence) => sentence !== '');
        const [head, ...story] = out.split('\n');
        expect(head).toContain(viewer === null ? 'the public' : name(viewer));
        expect(story.slice(1, 1 + told.length)).toEqual(told);
        const table = gamePackage.words.table(match.view(viewer), name);
        expect(story.slice(2 + told.length, 2 + told.length + table.length)).toEqual(table);
        expect(story.length).toBe(2 + told.length + table.length + 3);
        const seen = JSON.stringify([heard, match.view(viewer)]);
        for (const [card] of out.matchAll(CARD)) expect(seen).toContain(card);
      }
    },
  );

  test('without a viewer prints everything once', async () => {
    const { out } = await tabella(folder, ['replay', path]);
    const told = matchAt().told.map((one: Told) => gamePackage.words.event(one.event, nameIn(seating)));
    expect(out.split('\n').slice(2, 2 + told.length)).toEqual(told);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/ wins?\b.*\.$/);
  });

  test('writes the whole match down as a text', async () => {
    const { code, out } = await tabella(folder, ['replay', path, '--text']);
    expect(code).toBe(0);
    const lines = out.split('\n').map((line) => line.trim());
    for (const { event } of matchAt().told) {
      const sentence = gamePackage.words.event(event, nameIn(seating));
      if (sentence !== '') expect(lines).toContain(sentence);
    }
    const both = await tabella(folder, ['replay', path, '--text', '--as', '1']);
    expect(both.code).toBe(2);
    expect(both.err).toContain('--text writes the whole match down');
  });

  test('of a fault file goes up to the fault and says so', async () => {
    const rows = log.rows.slice(0, 20);
    const row = log.rows[20];
    if (row === undefined || 'undo' in row) throw new Error('this match is too short');
    const file = changed(
      'broken.fault',
      writeLog({ ...log, rows, result: null, fault: { row, message: 'no such card' } }),
    );
    const { code, out } = await tabella(folder, ['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('a rule broke (no such card); with the rules that are here now it no longer does.');
    expect((await tabella(folder, ['play', '--resume', file])).code).toBe(2);
  });

  test('may be cut off by its reader', async () => {
    const { spawnSync } = await import('node:child_process');
    const bin = new URL('../bin/tabella.js', import.meta.url).pathname;
    const cut = spawnSync('sh', ['-c', `'${process.execPath}' '${bin}' replay '${path}' | head -1`], {
      encoding: 'utf8',
    });
    expect(cut.stdout.split('\n')).toHaveLength(2);
    expect(cut.stderr).toBe('');
  });
});

describe('a file that was touched', () => {
  const cases: readonly [string, () => string][] = [
    ['edited', () => readFileSync(path, 'utf8').replace('"seats":4', '"seats":3')],
    ['truncated', () => readFileSync(path, 'utf8').slice(0, -200)],
    ['with another secret', () => writeLog({ ...log, fairness: { ...log.fairness, secret: 'f'.repeat(64) } })],
    ['with an answer exchanged', () => writeLog({ ...log, rows: log.rows.map((row, i) => ({ ...row, seat: i % 2 })) })],
    ['of another kind', () => '{"hello":1}'],
    ['of an unknown game', () => writeLog({ ...log, game: 'chess' })],
  ];

  test.each(cases)('%s is refused in one sentence', async (name, text) => {
    const file = changed(`${name}.bad`, text());
    for (const command of [
      ['replay', file],
      ['verify', file],
    ]) {
      const { code, out, err } = await tabella(folder, command);
      const checked = command[0] === 'verify' && name !== 'of an unknown game';
      expect(code, command.join(' ')).toBe(checked ? 1 : 2);
      expect(err).toMatch(/^tabella: [^\n]+\n$/);
      if (command[0] !== 'verify') expect(out).toBe('');
    }
  });

  test('cannot be played on', async () => {
    const file = changed('resume.bad', readFileSync(path, 'utf8').replace('"seats":4', '"seats":3'));
    const { code, out, err } = await tabella(folder, ['play', '--resume', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('was changed');
  });

  test('does not hold if it ends otherwise, or if something else was promised', async () => {
    const other = changed('result.bad', writeLog({ ...log, result: { winners: [0], reason: 'free' } }));
    expect(await tabella(folder, ['verify', other])).toMatchObject({ code: 1 });
    expect(await tabella(folder, ['verify', path, '--commitment', 'a'.repeat(64)])).toMatchObject({ code: 1 });
    expect(await tabella(folder, ['verify', path])).toMatchObject({ code: 0, err: '' });
  });
});

describe('V18: verify', () => {
  /** The same match, as if its secret had been drawn by chance. */
  let drawn = '';
  beforeAll(() => {
    const { seeded: _, ...fairness } = log.fairness;
    drawn = changed('drawn.v18', writeLog({ ...log, fairness }));
  });
  const mine = (): string[] => [
    '--commitment',
    commitment(log.fairness.secret),
    '--number',
    `1=${log.fairness.contributions[0]}`,
  ];

  test('says what is proved by the fingerprint and the number that one holds, and what is only consistent', async () => {
    const { code, out } = await tabella(folder, ['verify', drawn, ...mine()]);
    expect(code).toBe(0);
    expect(out).toContain('Proved: the secret is the one whose fingerprint you were shown.');
    expect(out).toContain('Proved: the number that you sent for seat 1 is in the deal.');
    expect(out).toContain('Only consistent: the answers.');
    expect(out).not.toContain('Not proved');
    expect(out).not.toMatch(/Proved: .*fair/);
  });

  test('says without them that another whole match could not be told apart', async () => {
    const { code, out } = await tabella(folder, ['verify', drawn]);
    expect(code).toBe(0);
    expect(out).toContain('Not proved: another whole match could not be told apart.');
    expect(out).toContain('Not proved: that your number is in the deal.');
  });

  test('says of a match that was dealt by a seed that its deal could be picked', async () => {
    const { code, out } = await tabella(folder, ['verify', path, ...mine()]);
    expect(code).toBe(0);
    expect(out).toContain('It was dealt by a seed, not by a committed secret.');
    expect(out).not.toContain('Proved: if you saw');
  });

  test('says of a saved game that it is not over, and not that it was changed', async () => {
    const match = matchAt(9);
    const { code, err } = await tabella(folder, ['verify', changed('going.v18', writeLog(match.record()))]);
    expect([code, err]).toEqual([1, expect.stringContaining('The match stops after 9 rows and is not over')]);
    expect(err).not.toContain('does not hold');
  });

  test('names the kind and the place of a change, and calls a cut match cut', async () => {
    const cases: readonly [string, string, string][] = [
      [
        'cut',
        writeLog({ ...log, rows: log.rows.slice(0, -9), result: null }),
        `(cut row, at rows[${log.rows.length - 9}])`,
      ],
      ['option', readFileSync(drawn, 'utf8').replace('"silence":5', '"silence":6'), '(options, at options)'],
      ['number', readFileSync(drawn, 'utf8').replace('"seat 2"', '"seat 7"'), '(numbers, at fairness.numbers)'],
    ];
    for (const [name, text, said] of cases) {
      const { code, err } = await tabella(folder, ['verify', changed(`${name}.v18`, text), ...mine()]);
      expect(err).toContain(`does not hold ${said}`);
      expect(code).toBe(1);
    }
  });

  test('refuses a number that is not the one that was sent, and another way to write the same text', async () => {
    const other = await tabella(folder, ['verify', drawn, '--number', '2=mine']);
    expect(other).toMatchObject({ code: 1 });
    expect(other.err).toContain('(numbers, at fairness.numbers[1])');
    const bytes = Buffer.concat([Buffer.from([0xff]), readFileSync(drawn)]);
    writeFileSync(join(folder, 'bytes.v18'), bytes);
    expect((await tabella(folder, ['verify', join(folder, 'bytes.v18')])).err).toContain('bytes that are no text');
  });

  test('says of a file from before there were chains what it cannot prove', async () => {
    const { told: _, story: __, fairness, ...rest } = log;
    const deal = { secret: fairness.secret, contributions: fairness.contributions };
    const match = Match.start<unknown, unknown>(gamePackage.game, {
      seats: log.seats,
      options: log.options,
      fairness: deal,
    });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const chance = new FastChance(1);
    while (match.result === null) {
      const ask = pickOne(chance, match.asks());
      match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    }
    // Files call the contributions numbers.
    const numbered = { secret: deal.secret, numbers: deal.contributions };
    const body = { tabella: 1, commitment: commitment(deal.secret), ...rest, ...match.log(), fairness: numbered };
    const old = changed('old.v18', encode({ ...body, sum: sha256Hex(encode(body)) }));
    const { code, out } = await tabella(folder, ['verify', old, ...mine()]);
    expect(code).toBe(0);
    expect(out).toContain('Not proved: options that had no effect.');
    expect(out).toContain('Not proved: what was told.');
    expect(await tabella(folder, ['replay', old])).toMatchObject({ code: 0, err: '' });
  });

  test('replays and verifies a match of earlier rules by those rules', async () => {
    const kept = new URL('../../games/emissary/past/1.jsonl', import.meta.url);
    const [line = ''] = readFileSync(kept, 'utf8').split('\n');
    const past = (await gamePackageOf('emissary', 1))?.game;
    const match = past && Match.replay<unknown, unknown>(past, (JSON.parse(line) as { log: Log }).log);
    if (!(match instanceof Match)) throw new Error('these rules are not kept');
    const path = join(folder, 'earlier.v18');
    writeFileSync(path, writeLog(match.record()));
    expect(await tabella(folder, ['replay', path])).toMatchObject({ code: 0, err: '' });
    expect((await tabella(folder, ['verify', path])).code).toBe(0);
  });
});
