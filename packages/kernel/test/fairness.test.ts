// Fair deals: the key follows from the secret and every seat's number, and from nothing less.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment, type DealTerms, type Fairness, keyOf } from '../src/fairness.ts';

const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((one) => Buffer.from(one).toString('hex'));
const number = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '1', '12', '"', '","', '\\', '\\"', '[]', '\u0000', '\ud800', '\\ud800', 'é', 'e\u0301'),
);
const deal: fc.Arbitrary<Fairness> = fc.record({
  secret,
  contributions: fc.array(number, { maxLength: 6 }),
  bound: fc.boolean(),
});
const TERMS: DealTerms = { game: 'courier', rules: 1, seats: 3, options: { silence: 5, errands: true } };
const key = (fairness: Fairness): string => keyOf(fairness, TERMS);

describe('the key', () => {
  test('is 64 hexadecimal digits and always the same for the same deal', () => {
    fc.assert(
      fc.property(deal, (one) => {
        expect(key(one)).toMatch(/^[0-9a-f]{64}$/);
        expect(key(structuredClone(one))).toBe(key(one));
      }),
    );
  });

  test('changes with the secret and with any seat’s number', () => {
    fc.assert(
      fc.property(deal, secret, number, fc.nat(), (one, otherSecret, otherNumber, at) => {
        if (otherSecret !== one.secret) expect(key({ ...one, secret: otherSecret })).not.toBe(key(one));
        if (one.contributions.length === 0) return;
        const seat = at % one.contributions.length;
        if (one.contributions[seat] === otherNumber) return;
        expect(key({ ...one, contributions: one.contributions.with(seat, otherNumber) })).not.toBe(key(one));
      }),
    );
  });

  test('two different deals never share a key, however the texts are cut', () => {
    fc.assert(
      fc.property(deal, deal, (a, b) => {
        const equal = JSON.stringify(a) === JSON.stringify(b);
        expect(key(a) === key(b)).toBe(equal);
      }),
    );
    const s = '0'.repeat(64);
    const tricky = [[], [''], ['', ''], ['12'], ['1', '2'], ['2', '1'], ['1,2'], ['1","2'], ['"1","2"'], ['1\\', '2']];
    for (const bound of [false, true])
      expect(new Set(tricky.map((contributions) => key({ secret: s, contributions, bound }))).size).toBe(tricky.length);
  });

  test('seats cannot swap their numbers unnoticed', () => {
    fc.assert(
      fc.property(secret, number, number, (s, a, b) => {
        fc.pre(a !== b);
        expect(key({ secret: s, contributions: [a, b] })).not.toBe(key({ secret: s, contributions: [b, a] }));
      }),
    );
  });
});

describe('a bound key', () => {
  const others: readonly DealTerms[] = [
    { ...TERMS, game: 'onmitsu' },
    { ...TERMS, rules: 2 },
    { ...TERMS, seats: 4 },
    { ...TERMS, options: { silence: 5, errands: false } },
    { ...TERMS, options: { silence: 5 } },
  ];

  test('V18: changes with every term of the match, so that an option without effect changes the deal', () => {
    fc.assert(
      fc.property(deal, (one) => {
        const bound = { ...one, bound: true };
        expect(new Set([TERMS, ...others].map((terms) => keyOf(bound, terms))).size).toBe(others.length + 1);
      }),
      { numRuns: 20 },
    );
  });

  test('a deal from before there were bound keys is dealt as it was', () => {
    const old = { secret: 'ab'.repeat(32), contributions: ['7', '42'] };
    const was = '0301ade00e669dc8d48899707b693232661fb8bb2fa45267939d8e8a0cc726ab';
    for (const terms of [TERMS, ...others]) expect(keyOf(old, terms)).toBe(was);
  });
});

describe('the commitment', () => {
  test('binds to one secret and does not give it away', () => {
    fc.assert(
      fc.property(secret, secret, (a, b) => {
        expect(commitment(a)).toMatch(/^[0-9a-f]{64}$/);
        expect(commitment(a) === commitment(b)).toBe(a === b);
        expect(commitment(a)).not.toContain(a.slice(0, 16));
      }),
    );
  });

  test('is not the key: showing it before the deal reveals nothing of the deal', () => {
    fc.assert(fc.property(deal, (one) => key(one) !== commitment(one.secret)));
  });
});
