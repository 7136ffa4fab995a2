// Patches: whoever has what was and takes the patch has what is, and has been told no more than what changed.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/ask.ts';
import { encode } from '../src/data.ts';
import { fieldsDifference } from '../src/difference.ts';
import { type Fields, patchedFields } from '../src/patch.ts';

const name = fc.oneof(fc.constantFrom('a', 'b', 'c', 'constructor', 'toString', '0', '7'), fc.string({ maxLength: 3 }));
const { choice } = fc.letrec<{ choice: Choice }>((tie) => ({
  choice: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<Choice>(null, true, false, 0, 1, 2, 12, 'x', 'yy', 'a longer text'),
    fc.array(tie('choice'), { maxLength: 6 }),
    fc.dictionary(name, tie('choice'), { maxKeys: 5 }).map((one) => ({ ...one })),
  ),
}));
const fields: fc.Arbitrary<Fields> = fc
  .dictionary(name, choice, { maxKeys: 6 })
  .map((one) => ({ ...one }))
  .filter((one) => !Object.hasOwn(one, '__proto__'));

/** A few things of it changed, as from one move to the next. */
function nudged(value: Choice, dice: () => number): Choice {
  if (dice() < 0.1) return Math.floor(dice() * 20);
  if (Array.isArray(value)) {
    const list = value.flatMap((one: Choice) => (dice() < 0.1 ? [] : [dice() < 0.3 ? nudged(one, dice) : one]));
    if (dice() < 0.3) list.splice(Math.floor(dice() * list.length), 0, { fresh: Math.floor(dice() * 9) });
    return list;
  }
  if (typeof value !== 'object' || value === null) return dice() < 0.3 ? 'other' : value;
  const kept = Object.entries(value).filter(() => dice() > 0.05);
  return Object.fromEntries(kept.map(([key, one]) => [key, dice() < 0.4 ? nudged(one, dice) : one]));
}

const own = (value: Fields): Fields => JSON.parse(JSON.stringify(value)) as Fields;

function check(before: Fields, after: Fields): void {
  const found = fieldsDifference(own(before), after);
  if (found === null) expect(encode(before)).toBe(encode(after));
  else {
    expect(encode(found.value)).toBe(encode(after));
    expect(encode(patchedFields(before, own(found.patch as Fields)))).toBe(encode(after));
  }
}

describe('what was, with the patch, is what is', () => {
  test('for any two pieces of data', () => {
    fc.assert(fc.property(fields, fields, check), { numRuns: 2_000 });
  });

  test('and for one that has changed a little', () => {
    const seeds = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 20, maxLength: 40 });
    fc.assert(
      fc.property(fields, seeds, (before, drawn) => {
        let at = 0;
        const after = nudged(before, () => drawn[at++ % drawn.length] as number);
        if (typeof after === 'object' && after !== null && !Array.isArray(after)) check(before, after as Fields);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a patch', () => {
  const card = (id: number, more = {}): Choice => ({ id, name: `the card number ${id}`, ...more });
  const hand = (...cards: Choice[]): Fields => ({ turn: 'the same as it was', hand: cards });
  const patchOf = (before: Fields, after: Fields) => fieldsDifference(own(before), after)?.patch;

  test('is none when nothing has changed, in whatever order', () => {
    expect(fieldsDifference({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBeNull();
    expect(fieldsDifference({ a: 1 }, { a: 1, b: undefined })).toBeNull();
  });

  test('names one entry of a list that is put in, taken out or changed', () => {
    const four = [1, 2, 3, 4].map((id) => card(id));
    const [one, two, three, last] = four as [Choice, Choice, Choice, Choice];
    expect(patchOf(hand(...four), hand(...four, card(5)))).toEqual({ into: { hand: [4, [card(5)]] } });
    expect(patchOf(hand(...four), hand(one, three, last))).toEqual({ into: { hand: [1, -1] } });
    expect(patchOf(hand(...four), hand(one, two, card(3, { up: true }), last))).toEqual({
      into: { hand: [2, { set: { up: true } }] },
    });
  });

  test('names an entry that has moved as taken out and put in', () => {
    const four = [1, 2, 3, 4].map((id) => card(id));
    const [one, two, three, last] = four as [Choice, Choice, Choice, Choice];
    expect(patchOf(hand(...four), hand(two, three, one, last))).toEqual({ into: { hand: [-1, 2, [one]] } });
  });

  test('says the whole where that is shorter', () => {
    expect(patchOf({ at: { x: 1, y: 2 } }, { at: { x: 3, y: 4 } })).toEqual({ set: { at: { x: 3, y: 4 } } });
  });

  test('leaves alone what has not changed: it is the same object, for those who draw it', () => {
    const before: Fields = { ...hand(card(1), card(2), card(3)), rest: { deep: [card(9)] } };
    const patch = patchOf(before, { ...hand(card(1), card(2), card(4)), rest: { deep: [card(9)] } });
    const after = patchedFields(before, patch ?? {});
    expect(after.rest).toBe(before.rest);
    expect((after.hand as Choice[])[1]).toBe((before.hand as Choice[])[1]);
  });
});

test('what is kept shares nothing with what it was made of, which goes on changing', () => {
  const live = { hand: [{ id: 1 }, { id: 2 }], top: { id: 3 } };
  const kept = fieldsDifference({}, live)?.value ?? {};
  const [first] = live.hand;
  if (first) first.id = 8;
  live.top.id = 9;
  expect(kept).toEqual({ hand: [{ id: 1 }, { id: 2 }], top: { id: 3 } });
  expect(fieldsDifference(kept, live)?.value).toEqual(live);
});

test('what is frozen is kept as it is, but not if something within it may change', () => {
  const whole = Object.freeze({ id: 1, at: Object.freeze([1, 2]) });
  const part = Object.freeze({ id: 1, at: [1, 2] });
  const kept = fieldsDifference({}, { whole, part })?.value ?? {};
  expect(kept.whole).toBe(whole);
  part.at.push(3);
  expect(fieldsDifference(kept, { whole, part })?.value).toEqual({ whole, part: { id: 1, at: [1, 2, 3] } });
});

test('the memory of a state keeps its kind, and is said place by place', () => {
  const state = (memory: readonly number[]) => ({ memory: Int16Array.from(memory), turn: 1 });
  const long = Array.from({ length: 300 }, (_, i) => i % 7);
  for (const memory of [long.with(40, 99).with(200, -1), [...long, 5, 6], long.slice(0, 250), [3], []]) {
    const before = fieldsDifference({}, state(long))?.value ?? {};
    const found = fieldsDifference(before, state(memory));
    const after = found && patchedFields(before, found.patch);
    expect(after).toEqual(state(memory));
    expect(found?.value).toEqual(state(memory));
    expect(before).toEqual(state(long));
  }
  const [source, copy] = [state(long), fieldsDifference({}, state(long))?.value ?? {}];
  expect(fieldsDifference(copy, source)).toBeNull();
  source.memory[3] = 77;
  expect(fieldsDifference(copy, source)?.patch).toEqual({ into: { memory: [3, -1, [77]] } });
});
