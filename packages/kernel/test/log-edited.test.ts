// Edited files: checksum and chain are made to fit, and they are refused all the same, by their place where it can be named.

import { describe, expect, test } from 'vitest';
import { commitment } from '../src/fairness.ts';
import { type Row, writeLog } from '../src/log.ts';
import { inFile } from './file-body.ts';
import { expectRefused, file, forged, played, refusalOf, rowsOf, summed, whole } from './log-files.ts';

describe('an edited file with a fitting checksum', () => {
  const answers = whole.log().rows.flatMap((row, at) => ('undo' in row ? [] : [at]));
  const undos = whole.log().rows.flatMap((row, at) => ('undo' in row ? [at] : []));
  const edits: readonly (readonly [string, (rows: Row[], at: number) => void])[] = [
    [
      'a choice that was not offered',
      (rows, at) => rows.splice(at, 1, { ...(rows[at] as Row), choice: { card: 999 } } as Row),
    ],
    ['a choice of another kind', (rows, at) => rows.splice(at, 1, { ...(rows[at] as Row), choice: [[]] } as Row)],
    ['another seat', (rows, at) => rows.splice(at, 1, { ...(rows[at] as Row), seat: 99 })],
    ['another question', (rows, at) => rows.splice(at, 1, { ...(rows[at] as Row), ask: 0 } as Row)],
    ['another number of the row', (rows, at) => rows.splice(at, 1, { ...(rows[at] as Row), seq: at + 1 })],
    ['a row left out', (rows, at) => rows.splice(at, 1)],
    ['a row said twice', (rows, at) => rows.splice(at, 0, rows[at] as Row)],
    ['a row that is no row', (rows, at) => rows.splice(at, 1, null as unknown as Row)],
    ['a row without a choice', (rows, at) => rows.splice(at, 1, { seq: at, seat: 0, ask: 1 } as unknown as Row)],
    ['a row of half a seat', (rows, at) => rows.splice(at, 1, { ...(rows[at] as Row), seat: 0.5 })],
    ['an undo from nowhere', (rows, at) => rows.splice(at, 0, { seq: at, seat: 0, undo: at + 5, by: 'consent' })],
  ];

  test.each(edits)('is refused with %s', (_, edit) => {
    for (const at of answers.filter((_, i) => i % 31 === 0)) {
      expectRefused(forged(file, (body) => edit(rowsOf(body), at)));
    }
  });

  test('is refused with an undo of another row, or by no right', () => {
    for (const at of undos) {
      const row = whole.log().rows[at] as Extract<Row, { undo: number }>;
      for (const other of [{ undo: row.undo + 1 }, { by: 'wish' }]) {
        expectRefused(forged(file, (body) => rowsOf(body).splice(at, 1, { ...row, ...other } as Row)));
      }
    }
  });

  test('is refused when play goes on after the end', () => {
    const last = whole.log().rows.length;
    expectRefused(
      forged(file, (body) => rowsOf(body).push({ seq: last, seat: 0, ask: 10_000, choice: 'pass' })),
      'bad-log',
      /over/,
    );
  });

  test('is refused when it has another end than was played', () => {
    const other = { winners: [(whole.result?.winners[0] ?? 0) === 0 ? 1 : 0], reason: 'three-red' };
    for (const result of [null, other, { ...whole.result, winners: [] }, { ...whole.result, winners: ['x'] }]) {
      expectRefused(forged(file, (body) => (body.result = result)));
    }
    const early = writeLog(played(4, 10).record());
    expectRefused(forged(early, (body) => (body.result = whole.result)));
  });

  test('is refused when the secret is not the promised one', () => {
    const secret = 'ef'.repeat(32);
    expectRefused(
      forged(file, (body) => (body.fairness = { ...inFile(whole.fairness), secret })),
      'bad-log',
      /promised/,
    );
    expectRefused(
      forged(file, (body) => (body.commitment = commitment(secret))),
      'bad-log',
      /promised/,
    );
  });

  test('is refused when the seats’ numbers are not the ones that were dealt with', () => {
    const { secret, contributions } = whole.fairness;
    for (const other of [contributions.toReversed(), contributions.slice(1), contributions.with(0, 'mine'), []]) {
      expectRefused(forged(file, (body) => (body.fairness = { secret, numbers: other })));
    }
  });

  test('is refused for another game, by name', () => {
    for (const game of ['onmitsu', 'constructor', '__proto__', '', 'x'.repeat(100_000)]) {
      expectRefused(
        forged(file, (body) => (body.game = game)),
        'bad-log',
        /"courier"/,
      );
    }
  });

  test('is refused for rules that are not here', () => {
    for (const rules of [0, 2, 999])
      expectRefused(
        forged(file, (body) => (body.rules = rules)),
        'unknown-rules',
        new RegExp(`version ${rules}`),
      );
  });

  test('is refused for seats and options the game does not have', () => {
    for (const seats of [0, 2, 6, 99])
      expectRefused(
        forged(file, (body) => (body.seats = seats)),
        'bad-seats',
      );
    for (const options of [{ silence: 99 }, { silence: 3, speed: 1 }, { constructor: 1 }])
      expectRefused(
        forged(file, (body) => (body.options = options)),
        'bad-options',
      );
  });

  test.each(['game', 'rules', 'seats', 'options', 'fairness', 'rows', 'result', 'told', 'commitment'])(
    'is refused without its %s',
    (key) => {
      expectRefused(
        forged(file, (body) => delete body[key]),
        'bad-log',
        /lacks/,
      );
    },
  );

  test('V18: is refused with anything unknown in it, by its place', () => {
    const places: readonly (readonly [string, (body: Record<string, unknown>) => void])[] = [
      ['extra', (body) => (body.extra = 'x')],
      ['fairness.extra', (body) => (body.fairness = { ...inFile(whole.fairness), extra: 1 })],
      ['rows[7].extra', (body) => rowsOf(body).splice(7, 1, { ...rowsOf(body)[7], extra: 1 } as never)],
      ['result.extra', (body) => (body.result = { ...whole.result, extra: 1 })],
      ['chain.extra', (body) => (body.chain = { ...(body.chain as object), extra: '' })],
    ];
    for (const [place, edit] of places) {
      const refusal = refusalOf(summed(file, edit));
      expect(refusal?.reason).toContain(`unknown: "${place}"`);
    }
  });

  test('V18: is refused with a value of another kind, by its place', () => {
    const places: readonly (readonly [string, (body: Record<string, unknown>) => void])[] = [
      ['seats', (body) => (body.seats = '4')],
      ['rows[7].seat', (body) => rowsOf(body).splice(7, 1, { ...(rowsOf(body)[7] as Row), seat: 0.5 })],
      ['fairness.numbers[1]', (body) => (body.fairness = { ...inFile(whole.fairness), numbers: ['a', 1] })],
      ['result.winners[0]', (body) => (body.result = { ...whole.result, winners: ['x'] })],
      ['told[2]', (body) => (body.told as unknown[]).splice(2, 1, 2)],
    ];
    for (const [place, edit] of places) {
      const refusal = refusalOf(summed(file, edit));
      expect(refusal?.reason).toContain(`"${place}" is not`);
    }
  });
});
