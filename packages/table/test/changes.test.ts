// Changes between two pieces of plain data: whatever they are, the later one comes out exactly, and the earlier one stays.

import { FastChance } from '@tabella/kernel';
import { expect, test } from 'vitest';
import { changesFrom, withChanges } from '../src/bots/changes.ts';

type Made = null | boolean | number | string | Uint8Array | Made[] | { [key: string]: Made };

const KEYS = ['a', 'b', 'c', 'is', 'in', 'put', '2', '1'];

function made(chance: FastChance, depth: number): Made {
  const kind = chance.int(depth > 0 ? 7 : 5);
  if (kind === 0) return null;
  if (kind === 1) return chance.int(2) === 1;
  if (kind === 2) return chance.int(4);
  if (kind === 3) return ['', 'x', 'long text'][chance.int(3)] ?? '';
  if (kind === 4) return Uint8Array.from({ length: chance.int(3) }, () => chance.int(3));
  if (kind === 5) return Array.from({ length: chance.int(6) }, () => made(chance, depth - 1));
  const keys = KEYS.filter(() => chance.int(2) === 1);
  return Object.fromEntries(keys.map((key) => [key, made(chance, depth - 1)]));
}

/** The same with something otherwise here and there. */
function altered(chance: FastChance, value: Made): Made {
  if (chance.int(8) === 0) return made(chance, 2);
  if (Array.isArray(value)) {
    const list = value.map((one) => altered(chance, one));
    if (chance.int(3) === 0) list.splice(chance.int(list.length + 1), chance.int(2), made(chance, 1));
    return list;
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, altered(chance, one)] as const);
  if (chance.int(4) === 0) entries.splice(chance.int(entries.length + 1), chance.int(2), ['new', made(chance, 1)]);
  return Object.fromEntries(entries);
}

/** With the order of keys. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (ArrayBuffer.isView(one) ? ['bytes', ...(one as Uint8Array)] : one));

test('the later one comes out, to the order of its keys, and the earlier one is as it was', () => {
  const chance = new FastChance(5);
  for (let i = 0; i < 5_000; i++) {
    const before = made(chance, 4);
    const after = chance.int(4) === 0 ? made(chance, 4) : altered(chance, before);
    const was = textOf(before);
    const changes = changesFrom(before, after);
    expect(changes === null).toBe(was === textOf(after));
    if (changes === null) continue;
    expect(textOf(withChanges(before, changes))).toBe(textOf(after));
    expect(textOf(before)).toBe(was);
  }
});

test('what has not changed is not said', () => {
  const hands = Array.from({ length: 50 }, (_, i) => ({ card: i, name: `card ${i}` }));
  const before = { seats: 3, hands, score: [1, 2, 3] };
  expect(changesFrom(before, structuredClone(before))).toBeNull();
  expect(changesFrom(before, { ...before, score: [1, 5, 3] })).toEqual({
    in: { score: { at: [[1, { is: 5 }]] } },
    gone: [],
  });
  const without = { ...before, hands: hands.toSpliced(20, 1) };
  expect(changesFrom(before, without)).toEqual({ in: { hands: { from: 20, drop: 1, put: [] } }, gone: [] });
});
