// Options: nothing outside the schema gets in, and equal wishes give equal options.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastChance } from '../src/chance.ts';
import { encode } from '../src/data.ts';
import { defaultsOf, readOptions, type Schema, sampleOptions } from '../src/options.ts';

interface Wishes {
  readonly rated: boolean;
  readonly edition: string;
  readonly parts: readonly string[];
  readonly rounds: number;
  readonly first: number;
}

const schema: Schema<Wishes> = {
  rated: { kind: 'flag', default: false },
  edition: { kind: 'one', of: ['old', 'new'], default: 'new' },
  // The default stands in another order than the offer, as a careless author may write it.
  parts: { kind: 'some', of: ['river', 'inns', 'abbey'], default: ['abbey', 'river'] },
  rounds: { kind: 'number', min: 2, max: 9, default: 5 },
  first: { kind: 'seat', default: 1 },
};

function read(given: unknown): Wishes {
  const reply = readOptions(schema, given);
  if (!reply.ok) throw new Error(reply.reason);
  return reply.options;
}

function refusal(given: unknown): string {
  const reply = readOptions(schema, given);
  if (reply.ok) throw new Error(`accepted ${encode(reply.options)}`);
  expect(reply.code).toBe('bad-options');
  return reply.reason;
}

describe('readOptions', () => {
  test('what is not said takes its default', () => {
    expect(read({ rounds: 3 })).toEqual({
      rated: false,
      edition: 'new',
      parts: ['river', 'abbey'],
      rounds: 3,
      first: 1,
    });
  });

  test('no options, an empty set and the defaults spelt out are the same', () => {
    const texts = [undefined, null, {}, defaultsOf(schema), { parts: ['river', 'abbey'] }].map((given) =>
      encode(read(given)),
    );
    expect(new Set(texts).size).toBe(1);
    expect(encode(defaultsOf(schema))).toBe(texts[0]);
  });

  test('one that came late is left out where it has its default, and what was dealt before stays as it was', () => {
    const grown: Schema<Wishes & { readonly calm?: boolean; readonly pace?: string }> = {
      ...schema,
      calm: { kind: 'flag', default: true, late: true },
      pace: { kind: 'one', of: ['slow', 'quick'], default: 'slow', late: true },
    };
    const plain = encode(read({}));
    for (const given of [undefined, {}, { calm: true, pace: 'slow' }, defaultsOf(grown)]) {
      const reply = readOptions(grown, given);
      expect(reply.ok && encode(reply.options)).toBe(plain);
    }
    expect(readOptions(grown, { calm: false, pace: 'quick' })).toMatchObject({
      options: { calm: false, pace: 'quick' },
    });
    expect(readOptions(grown, { calm: 1 }).ok).toBe(false);
  });

  test('a list is a set: order and repetition do not matter', () => {
    const all = ['river', 'inns', 'abbey'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all), { maxLength: 6 }), (parts) => {
        expect(read({ parts }).parts).toEqual(all.filter((one) => parts.includes(one)));
      }),
    );
  });

  test.each<readonly [string, unknown]>([
    ['rated', 'yes'],
    ['rated', 1],
    ['rated', null],
    ['edition', 'newest'],
    ['edition', ['new']],
    ['edition', 'toString'],
    ['parts', 'river'],
    ['parts', { 0: 'river', length: 1 }],
    ['parts', ['river', 'bridge']],
    ['parts', [['river']]],
    ['rounds', 1],
    ['rounds', 10],
    ['rounds', 2.5],
    ['rounds', '5'],
    ['rounds', Number.NaN],
    ['rounds', [5]],
    ['rounds', undefined],
    ['first', -1],
    ['first', 16],
    ['first', 'Ada'],
  ])('names the option %s that cannot be %j', (name, value) => {
    expect(refusal({ [name]: value })).toContain(`"${name}"`);
  });

  test('an option nobody knows is refused by its name, cut short when it is long', () => {
    expect(refusal({ round: 5 })).toContain('"round"');
    expect(refusal({ ['x'.repeat(1_000_000)]: 1 }).length).toBeLessThan(100);
  });

  test('names of the prototype are no options', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(refusal(JSON.parse(`{"${name}":{"rounds":3}}`))).toContain(`"${name}"`);
    }
    expect(read(Object.create({ rounds: 3 })).rounds).toBe(5);
    expect('rounds' in {}).toBe(false);
  });

  test.each([[[]], [['rounds']], ['rounds'], [5], [true], [() => 1], [Symbol('x')]])(
    '%o is no set of options',
    (given) => {
      expect(refusal(given)).toMatch(/names and values/);
    },
  );

  test('a seat is its number, and none of them leaves it to the lot', () => {
    expect([0, 1, 15].map((first) => read({ first }).first)).toEqual([0, 1, 15]);
    expect(refusal({ first: 'Ada' })).toContain('is a seat from 1 to 15, or 0 for a random one');
  });

  test('keeps nothing of what it was given', () => {
    const parts = ['river'];
    const options = read({ parts });
    parts.push('abbey');
    expect(options.parts).toEqual(['river']);
    expect(Object.isFrozen(options)).toBe(true);
  });

  test('whatever comes, either every option has a legal value or the whole is refused', () => {
    const anything = fc.record(
      {
        rated: fc.oneof(fc.boolean(), fc.anything()),
        edition: fc.oneof(fc.constantFrom('old', 'new'), fc.anything()),
        parts: fc.oneof(fc.subarray(['river', 'inns', 'abbey']), fc.anything()),
        rounds: fc.oneof(fc.integer({ min: 0, max: 11 }), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, (given) => {
        const reply = readOptions(schema, given);
        if (!reply.ok) return reply.code === 'bad-options';
        const { rated, edition, parts, rounds } = reply.options;
        return (
          typeof rated === 'boolean' &&
          ['old', 'new'].includes(edition) &&
          parts.every((one) => ['river', 'inns', 'abbey'].includes(one)) &&
          rounds >= 2 &&
          rounds <= 9
        );
      }),
    );
  });
});

describe('sampleOptions', () => {
  const chance = new FastChance(1);
  const samples = sampleOptions(schema, (n) => chance.int(n), 20);

  test('every value of every option occurs, with the rest at their defaults', () => {
    const base = read({});
    const alone = (name: keyof Wishes, value: unknown): string => encode({ ...base, [name]: value });
    const found = new Set(samples.map((one) => encode(read(one))));
    for (const rated of [true, false]) expect(found).toContain(alone('rated', rated));
    for (const edition of ['old', 'new']) expect(found).toContain(alone('edition', edition));
    for (const parts of [[], ['river'], ['inns'], ['abbey'], ['river', 'inns', 'abbey']])
      expect(found).toContain(alone('parts', parts));
    for (const rounds of [2, 5, 9]) expect(found).toContain(alone('rounds', rounds));
  });

  test('all are legal and as many mixtures as wanted are added', () => {
    for (const one of samples) expect(encode(read(one))).toBe(encode(one));
    const chance = new FastChance(2);
    const few = sampleOptions(schema, (n) => chance.int(n), 0);
    expect(samples).toHaveLength(few.length + 20);
    expect(sampleOptions({}, (n) => chance.int(n), 5)).toEqual([{}]);
  });
});
