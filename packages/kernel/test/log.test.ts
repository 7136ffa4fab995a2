// The log of a match as a file: whole and true it replays to the same bytes, damaged it is refused in a sentence.

import { courier } from '@tabella/courier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOfLog } from '../src/analysis.ts';
import { encode } from '../src/data.ts';
import { MOST_BYTES, writeLog } from '../src/log.ts';
import { Match } from '../src/match.ts';
import { expectRefused, file, forged, opened, played, refusalOf, replayed, summed, whole } from './log-files.ts';

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

test('a match has one digest, where it was played and in its file; another answer makes another', () => {
  const match = played(4);
  const digest = digestOfLog(match.log());
  expect(digestOfLog(opened(writeLog(match.record())))).toBe(digest);
  expect(digestOfLog({ ...match.log(), rows: match.log().rows.slice(0, -1) })).not.toBe(digest);
  expect(digestOfLog(played(5).log())).not.toBe(digest);
});
