// Fair deals: the key follows from the secret and every seat's number, and from nothing less.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment, type Fairness, keyOf } from '../src/fairness.ts';

const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((one) => Buffer.from(one).toString('hex'));
const number = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '1', '12', '"', '","', '\\', '\\"', '[]', '\u0000', '\ud800', '\\ud800', 'é', 'e\u0301'),
);
const deal: fc.Arbitrary<Fairness> = fc.record({ secret, numbers: fc.array(number, { maxLength: 6 }) });

describe('the key', () => {
  test('is 64 hexadecimal digits and always the same for the same deal', () => {
    fc.assert(
      fc.property(deal, (one) => {
        expect(keyOf(one)).toMatch(/^[0-9a-f]{64}$/);
        expect(keyOf(structuredClone(one))).toBe(keyOf(one));
      }),
    );
  });

  test('changes with the secret and with any seat’s number', () => {
    fc.assert(
      fc.property(deal, secret, number, fc.nat(), (one, otherSecret, otherNumber, at) => {
        if (otherSecret !== one.secret) expect(keyOf({ ...one, secret: otherSecret })).not.toBe(keyOf(one));
        if (one.numbers.length === 0) return;
        const seat = at % one.numbers.length;
        if (one.numbers[seat] === otherNumber) return;
        expect(keyOf({ ...one, numbers: one.numbers.with(seat, otherNumber) })).not.toBe(keyOf(one));
      }),
    );
  });

  test('two different deals never share a key, however the texts are cut', () => {
    fc.assert(
      fc.property(deal, deal, (a, b) => {
        const equal = a.secret === b.secret && JSON.stringify(a.numbers) === JSON.stringify(b.numbers);
        expect(keyOf(a) === keyOf(b)).toBe(equal);
      }),
    );
    const s = '0'.repeat(64);
    const tricky = [[], [''], ['', ''], ['12'], ['1', '2'], ['2', '1'], ['1,2'], ['1","2'], ['"1","2"'], ['1\\', '2']];
    expect(new Set(tricky.map((numbers) => keyOf({ secret: s, numbers }))).size).toBe(tricky.length);
  });

  test('seats cannot swap their numbers unnoticed', () => {
    fc.assert(
      fc.property(secret, number, number, (s, a, b) => {
        fc.pre(a !== b);
        expect(keyOf({ secret: s, numbers: [a, b] })).not.toBe(keyOf({ secret: s, numbers: [b, a] }));
      }),
    );
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

  test('is not the key: showing it before the deal tells nothing of the deal', () => {
    fc.assert(fc.property(deal, (one) => keyOf(one) !== commitment(one.secret)));
  });
});
