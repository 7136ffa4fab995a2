// SHA-256 against an independent implementation: every padding, any text.

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256, sha256Hex } from '../src/sha256.ts';

const reference = (input: Uint8Array | string): string => createHash('sha256').update(input).digest('hex');
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('sha256', () => {
  test('knows the examples of the standard', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  test('is right for every length around the block border', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hexOf(sha256(bytes)), `length ${length}`).toBe(reference(bytes));
    }
  });

  test('is right for a long input', () => {
    const bytes = new Uint8Array(1_000_003).fill(0x61);
    expect(hexOf(sha256(bytes))).toBe(reference(bytes));
  });

  test('is right for any bytes, and for a part of a larger buffer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), (bytes, from) => {
        expect(hexOf(sha256(bytes))).toBe(reference(bytes));
        const part = bytes.subarray(Math.min(from, bytes.length));
        expect(hexOf(sha256(part))).toBe(reference(part));
      }),
    );
  });

  test('leaves its input as it was', () => {
    const bytes = Uint8Array.of(1, 2, 3);
    sha256(bytes);
    expect(bytes).toEqual(Uint8Array.of(1, 2, 3));
  });
});

describe('sha256Hex', () => {
  test('takes a text as UTF-8, in every script', () => {
    for (const text of ['é', 'ß', '密使', '隠密', '🂡', 'a\u0000b', '\u07ff\u0800\uffff\u{10000}\u{10ffff}'])
      expect(sha256Hex(text)).toBe(reference(text));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        expect(sha256Hex(text)).toBe(reference(text));
      }),
    );
  });
});
