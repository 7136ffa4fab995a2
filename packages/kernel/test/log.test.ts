// The log of a match as a file: whole and true it replays to the same bytes, anything else is refused in a sentence.

import { courier, type State } from '@tabella/courier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOfLog } from '../src/analysis.ts';
import { sampleAnswer } from '../src/ask.ts';
import { chainOf } from '../src/chain.ts';
import { FastChance, pickOne } from '../src/chance.ts';
import { encode } from '../src/data.ts';
import { commitment } from '../src/fairness.ts';
import { choose } from '../src/flows.ts';
import type { Game } from '../src/game.ts';
import { type Log, MOST_BYTES, type Row, readLog, writeLog } from '../src/log.ts';
import { Match } from '../src/match.ts';
import type { Refusal } from '../src/refusal.ts';
import { sha256Hex } from '../src/sha256.ts';
import { type FileBody, inFile, logOf } from './file-body.ts';

/** A random match of Courier; now and then somebody takes something back. */
function played(seed: number, answers = Number.POSITIVE_INFINITY): Match<State> {
  const chance = new FastChance(seed);
  const seats = 3 + (seed % 3);
  const contributions = Array.from({ length: seats }, (_, seat) => `number ${seat} é`);
  const fairness = { secret: sha256Hex(`log ${seed}`), contributions };
  const match = Match.start(courier, { seats, options: { silence: 3, errands: seed % 2 === 0 }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  for (let i = 0; i < answers && match.result === null; i++) {
    const ask = pickOne(chance, match.asks());
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    if (!reply.ok) throw new Error(reply.reason);
    if (chance.int(12) === 0) match.undo(ask.seat, chance.int(2) === 0 ? 'right' : 'consent');
  }
  return match as Match<State>;
}

function opened(text: string): Log {
  const read = readLog(text);
  if (!read.ok) throw new Error(read.reason);
  return read.log;
}

function replayed(log: Log): Match<State> {
  const match = Match.replay(courier, log);
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match as Match<State>;
}

/** The whole way of a file into a match: the refusal, or null when it was let in. */
function refusalOf(text: string): Refusal | null {
  const read = readLog(text);
  if (!read.ok) return read;
  const match = Match.replay(courier, read.log);
  return match instanceof Match ? null : match;
}

function expectRefused(text: string, code: Refusal['code'] = 'bad-log', reason = /./): void {
  const refusal = refusalOf(text);
  expect(refusal).toMatchObject({ ok: false, code });
  expect(refusal?.reason).toMatch(/^[A-Z].{10,200}\.$/s);
  expect(refusal?.reason).toMatch(reason);
}

/** An edited file with a checksum that fits. */
function summed(text: string, edit: (body: Record<string, unknown>) => void): string {
  const { sum: _, ...body } = JSON.parse(text);
  edit(body);
  return JSON.stringify({ ...body, sum: sha256Hex(encode(body)) });
}

/** An edited file with a chain that fits, too: what somebody does who has read our source. */
function forged(text: string, edit: (body: Record<string, unknown>) => void): string {
  return summed(text, (body) => {
    edit(body);
    try {
      body.chain = chainOf(logOf(body as FileBody));
    } catch {
      // There is no chain of what is no log.
    }
  });
}

const whole = played(4);
const file = writeLog(whole.record());
const rowsOf = (body: Record<string, unknown>): Row[] => body.rows as Row[];

describe('round trip', () => {
  test.each([1, 2, 3, 4, 5, 6])('match %i comes back from its file, byte for byte', (seed) => {
    for (const match of [played(seed, 15), played(seed)]) {
      const log = opened(writeLog(match.record()));
      expect(encode(log)).toBe(encode(match.record()));
      const again = replayed(log);
      expect(encode(again.state)).toBe(encode(match.state));
      expect(encode([again.told, again.asks(), again.result])).toBe(encode([match.told, match.asks(), match.result]));
      expect(writeLog(again.record())).toBe(writeLog(match.record()));
    }
  });

  test('the matches of these tests hold undos and ends, so that the round trip means something', () => {
    expect(whole.result).not.toBeNull();
    expect(whole.log().rows.some((row) => 'undo' in row && row.by === 'consent')).toBe(true);
    expect(whole.log().rows.some((row) => 'undo' in row && row.by === 'right')).toBe(true);
  });

  test('a replay may stop at any row', () => {
    const log = opened(file);
    for (let upTo = 0; upTo <= log.rows.length; upTo += 23) {
      const match = Match.replay(courier, log, upTo);
      expect(match).toBeInstanceOf(Match);
      if (match instanceof Match) expect(match.log().rows).toEqual(log.rows.slice(0, upTo));
    }
  });

  test('a file is one line; the same match gives the same file', () => {
    expect(file.indexOf('\n')).toBe(file.length - 1);
    expect(writeLog(played(4).record())).toBe(file);
  });

  test('a file that was written prettily elsewhere is still the same file', () => {
    expect(refusalOf(JSON.stringify(JSON.parse(file), null, 2))).toBeNull();
  });
});

describe('a damaged file', () => {
  test('is refused wherever it is cut', () => {
    for (let at = 0; at < file.length - 1; at += 97) expectRefused(file.slice(0, at));
    for (let at = 97; at < file.length - 1; at += 97) expectRefused(file.slice(at));
  });

  test('is refused when one character is another', () => {
    const small = writeLog(played(4, 25).record());
    const character = fc.oneof(
      fc.constantFrom(...'0123456789abcdef"\\,:[]{} -.eE'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.nat(small.length - 2), character, (at, other) => {
        fc.pre(small[at] !== other);
        expectRefused(small.slice(0, at) + other + small.slice(at + 1));
      }),
      { numRuns: 200 },
    );
  });

  test('is refused when it is of another kind', () => {
    for (const text of [
      '',
      ' ',
      'null',
      '[]',
      '{}',
      '"x"',
      '1',
      'PK\u0003\u0004',
      '<html></html>',
      '{"tabella":2}',
      '{"tabella":3}',
      `${file}${file}`,
    ])
      expectRefused(text);
    expectRefused(forged(file, (body) => (body.tabella = 3)));
  });

  test('is refused unread when it is huge', () => {
    expectRefused(`${file}${' '.repeat(MOST_BYTES)}`, 'bad-log', /too large/);
  });

  test('is refused when it nests without end or holds numbers beyond all numbers', () => {
    const inside = (text: string): string => `{"tabella":1,"rows":${text},"sum":"${'0'.repeat(64)}"}`;
    expectRefused(inside('1e999'));
    for (const format of [1, 2]) {
      expectRefused(`{"tabella":${format},"rows":1e999,"sum":null}`, 'bad-log', /checksum/);
      expectRefused(`{"tabella":${format},"rows":1e999}`, 'bad-log', /checksum/);
    }
    for (const levels of [10_000, 200_000]) {
      expectRefused(inside('['.repeat(levels) + ']'.repeat(levels)));
      expectRefused(inside(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`));
      expectRefused('['.repeat(levels));
    }
  });

  test('whatever it holds, it is refused without a throw', () => {
    fc.assert(fc.property(fc.json(), (text) => refusalOf(text) !== null));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(JSON.parse(file))), fc.jsonValue(), (key, value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        const edited = summed(file, (body) => (body[key] = value));
        fc.pre(encode(JSON.parse(edited)) !== encode(JSON.parse(file)));
        expect(refusalOf(edited)).not.toBeNull();
      }),
    );
  });

  test('pollutes nothing', () => {
    expectRefused(file.replace('{', '{"__proto__":{"polluted":1},'));
    expectRefused(file.replace('"options":{', '"options":{"__proto__":{"polluted":1},'));
    expectRefused(file.replace('"rows":[{', '"rows":[{"__proto__":{"polluted":1},'));
    expectRefused(
      forged(file, (body) => (body.options = { constructor: { prototype: { polluted: 1 } } })),
      'bad-options',
    );
    expect('polluted' in {}).toBe(false);
  });
});

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

describe('a fault', () => {
  const fragile: Game<{ good: number }, Record<never, never>> = {
    id: 'fragile',
    rules: 1,
    seats: { min: 1, max: 2 },
    options: {},
    setup: () => ({ good: 0 }),
    *step(s) {
      const what = yield* choose(0, 'do', ['good', 'bad']);
      s.good++;
      if (what === 'bad') throw new Error('a rule nobody thought of');
    },
    over: (s) => (s.good === 3 ? { winners: [0], reason: 'done' } : null),
    view: (s) => s.good,
    know: (rest) => ({ ...rest }),
    imagine: (known) => ({ ...known }),
    clone: (s) => ({ ...s }),
    check: () => {},
  };

  const begin = (): Match<{ good: number }> => {
    const match = Match.start(fragile, { seats: 1, fairness: { secret: '00'.repeat(32), contributions: [] } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    return match as Match<{ good: number }>;
  };
  const say = (match: Match<{ good: number }>, what: string) => match.answer(0, match.asks()[0]?.id ?? 0, what);

  test('leaves a file that shows it again', () => {
    const match = begin();
    say(match, 'good');
    const reply = say(match, 'bad');
    if (reply.ok || !('file' in reply)) throw new Error('no fault');
    const log = opened(writeLog(reply.file));
    expect(log.fault).toEqual({ row: { seq: 1, seat: 0, ask: 2, choice: 'bad' }, message: 'a rule nobody thought of' });
    const again = Match.replay(fragile, log);
    if (!(again instanceof Match)) throw new Error(again.reason);
    const row = log.fault?.row;
    expect(again.answer(row?.seat ?? -1, row?.ask ?? -1, row?.choice)).toMatchObject({ code: 'fault' });
  });

  test('leaves the match as it was: it goes on, and its file replays', () => {
    const match = begin();
    say(match, 'good');
    const before = encode([match.state, match.asks(), match.log()]);
    for (let i = 0; i < 3; i++) expect(say(match, 'bad')).toMatchObject({ code: 'fault' });
    expect(encode([match.state, match.asks(), match.log()])).toBe(before);
    say(match, 'good');
    say(match, 'good');
    expect(match.result?.winners).toEqual([0]);
    const again = Match.replay(fragile, opened(writeLog(match.record())));
    expect(again).toBeInstanceOf(Match);
  });
});

test('a match has one digest, where it was played and in its file; another answer makes another', () => {
  const match = played(4);
  const digest = digestOfLog(match.log());
  expect(digestOfLog(opened(writeLog(match.record())))).toBe(digest);
  expect(digestOfLog({ ...match.log(), rows: match.log().rows.slice(0, -1) })).not.toBe(digest);
  expect(digestOfLog(played(5).log())).not.toBe(digest);
});
