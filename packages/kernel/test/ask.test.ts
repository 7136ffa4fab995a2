// Questions: what is read as an answer, what is refused, and when a batch is settled.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type Ask,
  type Batch,
  type Choice,
  faultOf,
  PASS,
  readAnswer,
  sampleAnswer,
  sampleOutcome,
  settle,
  type TextRules,
} from '../src/ask.ts';
import { FastChance } from '../src/chance.ts';
import { encode, same } from '../src/data.ts';

const OFFER: readonly Choice[] = [
  PASS,
  { card: 3, to: 1 },
  { card: 4, at: { row: 1, ways: ['n', 'e'] } },
  null,
  false,
  0,
  '',
  [1, 2],
];

const one: Ask = { seat: 0, kind: 'play', from: OFFER, fallback: PASS };
const some: Ask = { seat: 0, kind: 'keep', from: ['a', 'b', { card: 3 }, 'd'], min: 1, max: 3, fallback: ['a'] };
const texts: TextRules = {
  word: {
    check: (text, args) =>
      /^[a-z]+$/i.test(text) && text.toLowerCase() !== args
        ? { ok: true, text: text.toLowerCase() }
        : { ok: false, reason: 'One word of letters, and not the one before.' },
    sample: (chance) => 'abcdef'.slice(0, 1 + chance.int(6)),
  },
};
const written: Ask = {
  seat: 0,
  kind: 'name',
  from: [],
  text: { rule: 'word', max: 12, args: 'taken' },
  fallback: 'none',
};

function accepted(ask: Ask, given: unknown): Answer {
  const read = readAnswer(ask, given, texts);
  if (!read.ok) throw new Error(read.reason);
  return read.answer;
}

function cyclic(): unknown {
  const loop: Record<string, unknown> = { card: 3 };
  loop.to = loop;
  return loop;
}

function deep(levels: number, inside: unknown): unknown {
  let value = inside;
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { card: value };
  return value;
}

const angry = (): never => {
  throw new Error('a trap');
};
const revoked = Proxy.revocable({}, {});
revoked.revoke();

/** Nothing of this is an answer to any question of this file. */
const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['a foreign word', 'play'],
  ['a number', 17],
  ['NaN', Number.NaN],
  ['a bigint', 3n],
  ['a symbol', Symbol.iterator],
  ['a function', angry],
  ['a key too many', { card: 3, to: 1, extra: 1 }],
  ['a key too few', { card: 3 }],
  ['a key of another kind', { card: '3', to: 1 }],
  ['an own __proto__', JSON.parse('{"__proto__":{"card":3,"to":1}}')],
  ['an own __proto__ beside the rest', JSON.parse('{"card":3,"__proto__":{"to":1}}')],
  ['an own constructor', JSON.parse('{"constructor":{"prototype":{"card":3}}}')],
  ['an inherited choice', Object.create({ card: 3, to: 1 })],
  ['an inherited key', Object.assign(Object.create({ to: 1 }), { card: 3 })],
  ['a cyclic object', cyclic()],
  ['a deep object', deep(100_000, 3)],
  ['a deep list', [deep(100_001, 3)]],
  ['a long text', 'x'.repeat(1_000_000)],
  ['a long text under a known key', { card: 'x'.repeat(1_000_000), to: 1 }],
  ['a long list', new Array(1_000_000).fill(1)],
  ['a list with holes', new Array(2)],
  ['a list in a list', [[PASS]]],
  ['a boxed text', Object('a')],
  ['bytes', Uint8Array.of(1, 2)],
  ['a view of bytes', new DataView(new ArrayBuffer(8))],
  ['an array of bigints', BigInt64Array.of(1n)],
  [
    'a getter that throws',
    {
      get card() {
        return angry();
      },
      to: 1,
    },
  ],
  [
    'a proxy that throws',
    new Proxy({ card: 3, to: 1 }, { get: angry, ownKeys: angry, getOwnPropertyDescriptor: angry }),
  ],
  ['a revoked proxy', revoked.proxy],
  ['a list whose search throws', Object.assign(['x'], { some: angry, includes: angry, find: angry, map: angry })],
  ['a list of a throwing proxy', [new Proxy({}, { get: angry, ownKeys: angry })]],
];

describe('hostile answers', () => {
  test.each(HOSTILE)('%s is refused, without a throw, by every kind of question', (_, given) => {
    for (const [ask, code] of [
      [one, 'not-offered'],
      [some, 'not-offered'],
      [written, 'bad-text'],
    ] as const) {
      // The words that are legal texts are legal texts.
      if (ask === written && given === 'play') continue;
      const read = readAnswer(ask, given, texts);
      expect(read.ok).toBe(false);
      if (read.ok) continue;
      expect(read.code).toBe(code);
      expect(read.reason).toMatch(/^[A-Z].{5,100}\.$/);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('whatever is given, it is refused or the answer is one that was offered', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withTypedArray: true,
          withSparseArray: true,
          withNullPrototype: true,
        }),
        (given) => {
          const read = readAnswer(one, given);
          if (read.ok) expect(OFFER).toContain(read.answer);
          const list = readAnswer(some, given);
          if (list.ok) for (const choice of list.answer as readonly Choice[]) expect(some.from).toContain(choice);
        },
      ),
    );
  });

  test('an answer is read once: a getter that changes its mind puts nothing else into the match', () => {
    let reads = 0;
    const shifty = {
      card: 3,
      get to() {
        return reads++ === 0 ? 1 : 'anything';
      },
    };
    const read = readAnswer(one, shifty);
    if (read.ok) expect(read.answer).toBe(OFFER[1]);
  });
});

describe('one choice', () => {
  test('every offered value is taken by value, and what is kept is the offered object', () => {
    for (const choice of OFFER) {
      expect(accepted(one, structuredClone(choice))).toBe(choice);
    }
    expect(accepted(one, { to: 1, card: 3 })).toBe(OFFER[1]);
  });

  test('neighbours of an offer are not the offer', () => {
    for (const given of [
      'false',
      'null',
      '0',
      [1],
      [2, 1],
      [1, 2, 3],
      { card: 4, at: { row: 1, ways: ['e', 'n'] } },
      true,
      'PASS',
    ]) {
      expect(readAnswer(one, given).ok).toBe(false);
    }
  });
});

describe('a list of choices', () => {
  test('is a set: kept in the order of the offer, made of the offered objects', () => {
    const answer = accepted(some, [{ card: 3 }, 'a']) as readonly Choice[];
    expect(answer).toEqual(['a', { card: 3 }]);
    expect(answer[1]).toBe(some.from[2]);
  });

  test('the caller keeps no hold on what was read', () => {
    const given: Choice[] = ['b', 'a'];
    const answer = accepted(some, given);
    given.length = 0;
    expect(answer).toEqual(['a', 'b']);
  });

  test.each([[[]], [['a', 'b', 'd', { card: 3 }]], [['a', 'a']], [['a', 'x']], ['a'], [{ 0: 'a', length: 1 }]])(
    'refuses %j',
    (given) => {
      const read = readAnswer(some, given);
      expect(read.ok).toBe(false);
      if (!read.ok) expect(read.code).toBe('not-offered');
    },
  );

  test('says how many are wanted', () => {
    const exact: Ask = { ...some, min: 2, max: 2 };
    expect(readAnswer(some, [])).toMatchObject({ reason: 'Choose 1 to 3.' });
    expect(readAnswer(exact, ['a'])).toMatchObject({ reason: 'Choose 2.' });
  });

  test('without a minimum nothing at all is an answer', () => {
    expect(accepted({ seat: 0, kind: 'keep', from: ['a'], max: 1, fallback: [] }, [])).toEqual([]);
  });
});

describe('a text', () => {
  test('counts as its rule reads it', () => {
    expect(accepted(written, 'HeLLo')).toBe('hello');
  });

  test('is refused with the reason of its rule', () => {
    expect(readAnswer(written, 'two words', texts)).toMatchObject({ ok: false, code: 'bad-text', reason: /One word/ });
    expect(readAnswer(written, 'TAKEN', texts)).toMatchObject({ ok: false, code: 'bad-text' });
  });

  test('may be as long as the question says and no longer; the rule never sees the longer one', () => {
    expect(readAnswer(written, 'abcdefghijkl', texts).ok).toBe(true);
    const seen: string[] = [];
    const spying: TextRules = {
      word: {
        check: (text) => {
          seen.push(text);
          return { ok: true, text };
        },
        sample: () => 'a',
      },
    };
    expect(readAnswer(written, 'abcdefghijklm', spying)).toMatchObject({ code: 'bad-text', reason: /12/ });
    expect(readAnswer(written, 'x'.repeat(5_000_000), spying)).toMatchObject({ code: 'bad-text' });
    expect(seen).toEqual([]);
  });

  test('without its rule is a fault of the game', () => {
    expect(() => readAnswer(written, 'hello', {})).toThrow(/word/);
    expect(() => sampleAnswer(written, new FastChance(1))).toThrow(/word/);
  });
});

const choices = fc.uniqueArray(
  fc.oneof(fc.integer({ min: 0, max: 20 }), fc.string({ maxLength: 3 }), fc.record({ card: fc.nat(20) })),
  { minLength: 1, maxLength: 8, comparator: (a, b) => same(a, b) },
);
const asks: fc.Arbitrary<Ask> = fc.oneof(
  choices.map((from): Ask => ({ seat: 0, kind: 'one', from, fallback: from[0] as Choice })),
  fc.tuple(choices, fc.nat(8), fc.nat(10)).map(([from, a, b]): Ask => {
    const min = Math.min(a, from.length);
    return { seat: 0, kind: 'some', from, min, max: min + b, fallback: from.slice(0, min) };
  }),
  fc.constant(written),
);

describe('sampling', () => {
  test('a sampled answer is always legal, and read back as it is', () => {
    fc.assert(
      fc.property(asks, fc.nat(), (ask, seed) => {
        const answer = sampleAnswer(ask, new FastChance(seed), texts);
        expect(encode(accepted(ask, answer))).toBe(encode(answer));
      }),
      { numRuns: 500 },
    );
  });

  test('every legal answer is sampled sooner or later', () => {
    const chance = new FastChance(3);
    const found = new Set<string>();
    for (let i = 0; i < 2_000; i++) found.add(encode(sampleAnswer(some, chance)));
    // 4 + 6 + 4 sets of one, two and three.
    expect(found.size).toBe(14);
  });

  test('a sampled outcome is what some answers would have settled', () => {
    const chance = new FastChance(4);
    const window: Batch = {
      mode: 'first',
      asks: [0, 1].map((seat) => ({ seat, kind: 'w', from: [PASS, 'x'], fallback: PASS })),
    };
    const seen = (batch: Batch): Set<string> =>
      new Set(Array.from({ length: 300 }, () => encode(sampleOutcome(batch, chance))));
    expect(seen(window)).toEqual(new Set(['null', encode({ seat: 0, choice: 'x' }), encode({ seat: 1, choice: 'x' })]));
    expect(seen({ ...window, mode: 'all' }).size).toBe(4);
    expect(seen({ ...window, mode: 'any' }).size).toBe(4);
  });
});

describe('settle', () => {
  const three = (mode: Batch['mode']): Batch => ({
    mode,
    asks: [4, 0, 2].map((seat) => ({ seat, kind: 'w', from: [PASS, 'x', null], fallback: PASS })),
  });

  test('all: open until the last answer is in; null is an answer', () => {
    expect(settle(three('all'), [PASS, undefined, 'x'])).toBeUndefined();
    expect(settle(three('all'), [PASS, null, 'x'])).toEqual([PASS, null, 'x']);
  });

  test('all: what is settled does not follow later changes', () => {
    const declared: Answer[] = ['x', 'x', 'x'];
    const outcome = settle(three('all'), declared);
    declared[0] = PASS;
    expect(outcome).toEqual(['x', 'x', 'x']);
  });

  test('first: the first in order that does not pass acts, whoever came first', () => {
    expect(settle(three('first'), [undefined, 'x', 'x'])).toBeUndefined();
    expect(settle(three('first'), [PASS, undefined, 'x'])).toBeUndefined();
    expect(settle(three('first'), ['x', undefined, undefined])).toEqual({ seat: 4, choice: 'x' });
    expect(settle(three('first'), [PASS, null, 'x'])).toEqual({ seat: 0, choice: null });
    expect(settle(three('first'), [PASS, PASS, PASS])).toBeNull();
  });

  test('first: later declarations lapse without a trace', () => {
    const outcomes = [undefined, PASS, 'x', null].map((later) => encode(settle(three('first'), [PASS, 'x', later])));
    expect(new Set(outcomes).size).toBe(1);
  });

  test('any: one answer speaks for all, a pass too', () => {
    expect(settle(three('any'), [undefined, undefined, undefined])).toBeUndefined();
    expect(settle(three('any'), [undefined, undefined, 'x'])).toEqual({ seat: 2, choice: 'x' });
    expect(settle(three('any'), [undefined, PASS, undefined])).toEqual({ seat: 0, choice: PASS });
  });
});

describe('faultOf', () => {
  const good: Ask = { seat: 0, kind: 'w', from: [PASS, 'x'], fallback: PASS };
  const batch = (mode: Batch['mode'], ...list: readonly Partial<Ask>[]): Batch => ({
    mode,
    asks: list.map((terms) => ({ ...good, ...terms })),
  });

  test.each<readonly [string, Batch, RegExp]>([
    ['no question at all', batch('all'), /without a question/],
    ['a seat asked twice', batch('all', {}, { seat: 1 }, {}), /seat 0 .*twice/],
    ['an empty offer', batch('all', { from: [] }), /"w" offers nothing/],
    ['an empty offer for a list', batch('all', { from: [], max: 0 }), /"w" offers nothing/],
    ['a minimum above the maximum', batch('all', { min: 2, max: 1 }), /more than it offers/],
    ['a minimum above the offer', batch('all', { min: 3, max: 3 }), /more than it offers/],
    ['a window without a pass', batch('first', { from: ['x'] }, { seat: 1, from: ['x'] }), /no pass/],
    [
      'a window in which a seat cannot pass that others come after',
      batch('first', { from: ['x'] }, { seat: 1 }),
      /no pass/,
    ],
    ['a window that wants a list: nobody could pass', batch('first', { min: 0, max: 2 }), /pass/],
    ['a window that wants a text', batch('first', { from: [], text: { rule: 'word', max: 3 } }), /text in a window/],
  ])('sees %s', (_, bad, message) => {
    expect(faultOf(bad)).toMatch(message);
  });

  test('leaves proper batches alone', () => {
    for (const mode of ['all', 'first', 'any'] as const) expect(faultOf(batch(mode, {}, { seat: 1 }))).toBeNull();
    // The last one in a window may have to decide.
    expect(faultOf(batch('first', {}, { seat: 1, from: ['x'] }))).toBeNull();
    expect(faultOf(batch('all', { min: 0, max: 5 }))).toBeNull();
    expect(faultOf(batch('all', { from: [], text: { rule: 'word', max: 3 } }))).toBeNull();
  });
});
