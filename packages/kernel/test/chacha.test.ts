// ChaCha20 against RFC 8439 and an independent implementation; streams that never meet; keys that are keys.

import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chachaBlock, KeyedChance, keyWords } from '../src/chacha.ts';

/** Little-endian words of bytes given in hexadecimal. */
function wordsOf(hex: string): Uint32Array {
  const bytes = Buffer.from(hex, 'hex');
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(4 * i));
}

function hexOf(words: Uint32Array): string {
  const bytes = Buffer.alloc(4 * words.length);
  words.forEach((word, i) => {
    bytes.writeUInt32LE(word, 4 * i);
  });
  return bytes.toString('hex');
}

function block(key: string, counter: number, nonce: string): string {
  return hexOf(chachaBlock(keyWords(key), counter, wordsOf(nonce), new Uint32Array(16)));
}

const ZERO = '00'.repeat(32);
const NO_NONCE = '00'.repeat(12);

const VECTORS = [
  {
    name: '2.3.2',
    key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    counter: 1,
    nonce: '000000090000004a00000000',
    out:
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  },
  {
    name: 'A.1 #1',
    key: ZERO,
    counter: 0,
    nonce: NO_NONCE,
    out:
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  },
  {
    name: 'A.1 #2',
    key: ZERO,
    counter: 1,
    nonce: NO_NONCE,
    out:
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  },
  {
    name: 'A.1 #3',
    key: `${'00'.repeat(31)}01`,
    counter: 1,
    nonce: NO_NONCE,
    out:
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
      '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  },
  {
    name: 'A.1 #4',
    key: `00ff${'00'.repeat(30)}`,
    counter: 2,
    nonce: NO_NONCE,
    out:
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
      '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  },
  {
    name: 'A.1 #5',
    key: ZERO,
    counter: 0,
    nonce: `${'00'.repeat(11)}02`,
    out:
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7' +
      '8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
  },
];

const hex = (bytes: number): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((one) => Buffer.from(one).toString('hex'));
const word = fc.integer({ min: 0, max: 0xffffffff });

/** What another implementation makes of the same key, counter and nonce. */
function reference(key: string, counter: number, nonce: string, length: number): Buffer {
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(counter, 0);
  Buffer.from(nonce, 'hex').copy(iv, 4);
  return createCipheriv('chacha20', Buffer.from(key, 'hex'), iv).update(Buffer.alloc(length));
}

describe('chachaBlock', () => {
  test.each(VECTORS)('gives the block of RFC 8439 $name', ({ key, counter, nonce, out }) => {
    expect(block(key, counter, nonce)).toBe(out);
  });

  test('agrees with another implementation on any key, counter and nonce', () => {
    fc.assert(
      fc.property(hex(32), word, hex(12), (key, counter, nonce) => {
        expect(block(key, counter, nonce)).toBe(reference(key, counter, nonce, 64).toString('hex'));
      }),
    );
  });

  test('leaves key and nonce as they were', () => {
    const key = keyWords('7f'.repeat(32));
    const nonce = Uint32Array.of(1, 2, 3);
    chachaBlock(key, 5, nonce, new Uint32Array(16));
    expect(key).toEqual(keyWords('7f'.repeat(32)));
    expect(nonce).toEqual(Uint32Array.of(1, 2, 3));
  });
});

describe('KeyedChance', () => {
  test('is the key stream of the cipher, block after block', () => {
    fc.assert(
      fc.property(hex(32), word, word, word, (key, a, b, c) => {
        const chance = new KeyedChance(keyWords(key), a, b, c);
        const stream = Uint32Array.from({ length: 40 }, () => chance.u32());
        const nonce = hexOf(Uint32Array.of(a, b, c));
        expect(hexOf(stream)).toBe(reference(key, 0, nonce, 160).toString('hex'));
      }),
      { numRuns: 50 },
    );
  });

  test('streams of different nonces differ, and so do streams of different keys', () => {
    const first = (key: string, ...nonce: [number, number, number]): string => {
      const chance = new KeyedChance(keyWords(key), ...nonce);
      return hexOf(Uint32Array.from({ length: 16 }, () => chance.u32()));
    };
    const streams = new Set<string>();
    for (const key of [ZERO, `01${'00'.repeat(31)}`, `${'00'.repeat(31)}01`]) {
      for (let a = 0; a < 4; a++)
        for (let b = 0; b < 4; b++) for (let c = 0; c < 4; c++) streams.add(first(key, a, b, c));
    }
    expect(streams.size).toBe(3 * 64);
  });

  test('two streams of one nonce run apart without touching each other', () => {
    const key = keyWords('c3'.repeat(32));
    const alone = new KeyedChance(key, 9);
    const expected = Array.from({ length: 50 }, () => alone.int(1000));
    const one = new KeyedChance(key, 9);
    const other = new KeyedChance(key, 9);
    const drawn: number[] = [];
    for (let i = 0; i < 50; i++) {
      drawn.push(one.int(1000));
      if (i % 3 === 0) other.int(7);
    }
    expect(drawn).toEqual(expected);
  });
});

describe('keyWords', () => {
  test('reads bytes in the order of the cipher', () => {
    expect(keyWords(`01020304${'00'.repeat(28)}`)[0]).toBe(0x04030201);
    expect(keyWords(`${'00'.repeat(28)}fffefdfc`)[7]).toBe(0xfcfdfeff);
  });

  test.each([
    '',
    'ab',
    '0'.repeat(63),
    '0'.repeat(65),
    'g'.repeat(64),
    'AB'.repeat(32),
    ` ${'0'.repeat(63)}`,
    `${'0'.repeat(64)}\n`,
  ])('refuses %j', (bad) => {
    expect(() => keyWords(bad)).toThrow(TypeError);
  });
});
