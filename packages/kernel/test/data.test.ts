// Plain data: one canonical text for one value, nothing but plain data, and nothing lost on the way.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Data, decode, encode, same } from '../src/data.ts';

const key = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('constructor', 'toString', 'length', '0', '10', 'é'));
const typed: fc.Arbitrary<Data> = fc.oneof(
  fc.uint8Array({ maxLength: 6 }),
  fc.uint16Array({ maxLength: 6 }),
  fc.uint32Array({ maxLength: 6 }),
  fc.int8Array({ maxLength: 6 }),
  fc.int16Array({ maxLength: 6 }),
  fc.int32Array({ maxLength: 6 }),
  fc.float64Array({ maxLength: 6, noNaN: true, noDefaultInfinity: true }),
);
const leaf: fc.Arbitrary<Data> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  typed,
);
const { data } = fc.letrec<{ data: Data }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('data'), { maxLength: 5 }),
    fc.dictionary(key, tie('data'), { maxKeys: 5 }).map((one) => ({ ...one })),
  ),
}));

const isRecord = (value: Data): value is { readonly [key: string]: Data } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** The same value, every object built with its keys in another order. */
function reordered(value: Data, order: (keys: string[]) => string[]): Data {
  if (Array.isArray(value)) return value.map((one: Data) => reordered(one, order));
  if (!isRecord(value)) return value;
  return Object.fromEntries(order(Object.keys(value)).map((one) => [one, reordered(value[one] as Data, order)]));
}

class Card {
  face = 1;
}

const FOREIGN: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['a function', () => 1],
  ['a symbol', Symbol('x')],
  ['a bigint', 1n],
  ['NaN', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a Map', new Map()],
  ['a Set', new Set()],
  ['a Date', new Date(0)],
  ['a class instance', new Card()],
  ['an object of a foreign prototype', Object.create({ face: 1 })],
  ['a DataView', new DataView(new ArrayBuffer(4))],
  ['a typed array of bigints', BigInt64Array.of(1n)],
  ['an array of single floats', Float32Array.of(1)],
  ['a typed array that holds NaN', Float64Array.of(Number.NaN)],
  ['an array with holes', new Array(2)],
];

describe('encode', () => {
  test('the order of keys never matters', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(encode(reordered(value, (keys) => keys.reverse()))).toBe(encode(value));
        expect(encode(reordered(value, (keys) => keys.sort()))).toBe(encode(value));
      }),
    );
  });

  test('writes JSON with sorted keys, and typed arrays by name', () => {
    expect(encode({ b: [1, -0, 'x'], a: null })).toBe('{"a":null,"b":[1,0,"x"]}');
    expect(encode(Int16Array.of(-3, 4))).toBe('{"$typed":"Int16Array","of":[-3,4]}');
  });

  test('equal data is equal text, other data is other text', () => {
    const texts = [
      0,
      '0',
      null,
      'null',
      [],
      {},
      [[]],
      [{}],
      false,
      '',
      Uint8Array.of(),
      Int8Array.of(),
      ['a', 'b'],
      ['a,b'],
    ];
    expect(new Set(texts.map(encode)).size).toBe(texts.length);
  });

  test.each(FOREIGN)('refuses %s, however deep it lies', (_, value) => {
    expect(() => encode(value)).toThrow(TypeError);
    expect(() => encode({ a: [{ b: value }] })).toThrow(TypeError);
  });

  test('refuses keys that would not come back as they were', () => {
    expect(() => encode(JSON.parse('{"a":{"__proto__":{"b":1}}}'))).toThrow(TypeError);
    expect(() => encode({ a: { $typed: 'Uint8Array', of: [1] } })).toThrow(TypeError);
  });
});

describe('decode', () => {
  test('gives back every piece of plain data', () => {
    fc.assert(
      fc.property(data, (value) => {
        const text = encode(value);
        const back = decode(text);
        expect(same(back, value)).toBe(true);
        expect(encode(back)).toBe(text);
      }),
    );
  });

  test('typed arrays keep their kind', () => {
    for (const one of [Uint8Array, Uint16Array, Uint32Array, Int8Array, Int16Array, Int32Array, Float64Array]) {
      const back = decode(encode({ planes: one.of(1, 2, 100) })) as { planes: unknown };
      expect(back.planes).toBeInstanceOf(one);
      expect(back.planes).toEqual(one.of(1, 2, 100));
    }
  });

  test('refuses __proto__ at any depth and pollutes nothing', () => {
    for (const text of [
      '{"__proto__":{"polluted":1}}',
      '[{"a":{"__proto__":null}}]',
      '{"\\u005f_proto__":{"polluted":1}}',
    ]) {
      expect(() => decode(text)).toThrow(TypeError);
    }
    expect('polluted' in {}).toBe(false);
  });

  test('a key called constructor is a key like any other', () => {
    const back = decode('{"constructor":{"prototype":{"polluted":1}}}');
    expect(Object.keys(back as object)).toEqual(['constructor']);
    expect('polluted' in {}).toBe(false);
  });

  test.each([
    '',
    '{',
    'undefined',
    '[1,]',
    '1e999',
    '{"$typed":"Map","of":[]}',
    '{"$typed":"constructor","of":[]}',
    '{"$typed":"Uint8Array"}',
    '{"$typed":"Uint8Array","of":3}',
    '{"$typed":"Uint8Array","of":[256]}',
    '{"$typed":"Uint8Array","of":["1"]}',
    '{"$typed":["Uint8Array"],"of":[1]}',
    '{"$typed":"Uint8Array","of":[1],"more":2}',
  ])('refuses %j', (text) => {
    expect(() => decode(text)).toThrow();
  });
});

describe('same', () => {
  test('agrees with encode on any two pieces of data', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        expect(same(a, b)).toBe(encode(a) === encode(b));
        expect(same(b, a)).toBe(same(a, b));
      }),
    );
  });

  test('is reflexive, and blind to the order of keys and to identity', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(same(value, value)).toBe(true);
        expect(same(value, structuredClone(value))).toBe(true);
        expect(
          same(
            reordered(value, (keys) => keys.reverse()),
            value,
          ),
        ).toBe(true);
      }),
    );
  });

  test('is transitive', () => {
    const few = fc.constantFrom<Data>(0, -0, '0', [0], { a: 0 }, { a: -0 }, Uint8Array.of(0), Int8Array.of(0), null);
    fc.assert(fc.property(few, few, few, (a, b, c) => !(same(a, b) && same(b, c)) || same(a, c)));
  });

  test.each<readonly [unknown, unknown]>([
    [[], {}],
    [null, {}],
    [null, undefined],
    [1, '1'],
    [[1], Uint8Array.of(1)],
    [Uint8Array.of(1), Int8Array.of(1)],
    [Uint8Array.of(1), Uint8Array.of(1, 0)],
    [{ a: undefined }, { b: undefined }],
    [{ toString: 1 }, {}],
  ])('%o is not %o', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  test('an object is never a view of bytes, and asking is harmless', () => {
    for (const view of [new DataView(new ArrayBuffer(2)), BigInt64Array.of(1n), Float64Array.of(Number.NaN)]) {
      expect(same({ card: 1 }, view)).toBe(false);
      expect(same(view, { card: 1 })).toBe(false);
    }
  });
});
