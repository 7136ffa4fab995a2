// Filling: whatever a viewer can know of a deal, a deal that fits it is found, and only such a deal.

import {
  Box,
  blankCards,
  type Cards,
  type Choice,
  CLASS,
  cloneCards,
  decode,
  EVERYONE,
  encode,
  FastChance,
  fillCards,
  only,
  shuffle,
  sizeOf,
} from '@tabella/kernel';
import { describe, expect, it } from 'vitest';

/** Ten faces of two pools; every face is of three classes, and classes cross. */
const box = new Box({
  seats: 2,
  zones: { deck: { kind: 'pile' } },
  faces: Array.from({ length: 10 }, (_, face) => ({
    name: String(face),
    pool: face < 7 ? 'card' : 'role',
    classes: [`two ${face % 2}`, `three ${face % 3}`, `five ${face % 5}`],
  })),
  facts: {
    different: ([a, b]) => a !== b,
    related: ([a, b], data) => relation(a as number, b as number) === data,
    even: (faces, data) => faces.filter((face) => face % 2 === 0).length <= (data as number),
  },
});
const relation = (a: number, b: number): number => (a + 2 * b) % 5;
const facesOf = (cards: Cards): number[] => Array.from({ length: sizeOf(cards) }, (_, id) => box.face(cards, id));
const sorted = (faces: readonly number[]): number[] => faces.toSorted((a, b) => a - b);

/** A random deal of which seat 0 knows this and that, all of it true. */
function truth(seed: number): Cards {
  const chance = new FastChance(seed);
  const size = 6 + chance.int(12);
  const cards = box.make(
    Array.from({ length: size }, () => chance.int(10)),
    0,
  );
  const face = (id: number): number => box.face(cards, id);
  const some = (count: number): number[] =>
    shuffle(
      chance,
      Array.from({ length: size }, (_, id) => id),
    ).slice(0, count);
  const classesOf = (id: number): number =>
    box.mask(...(box.faces[face(id)]?.classes ?? []).filter(() => chance.int(2) === 0));
  for (const id of some(chance.int(size))) box.classify(cards, id, classesOf(id));
  for (const id of some(chance.int(3))) box.show(cards, id, only(0));
  for (let i = chance.int(5); i > 0; i--) {
    const ids = sorted(some(2 + chance.int(size - 2)));
    const told = ids.filter(() => chance.int(2) === 0);
    const half = chance.int(told.length + 1);
    const classes = told.slice(half).map(classesOf);
    const faces = told.slice(0, half).map(face);
    box.among(
      cards,
      EVERYONE,
      ids,
      faces,
      classes.filter((mask) => mask !== 0),
    );
  }
  for (let i = chance.int(8); i > 0; i--) {
    const [a, b] = some(2) as [number, number];
    const many = some(3 + chance.int(2));
    const facts: readonly [string, number[], Choice][] = [
      ['related', [a, b], relation(face(a), face(b))],
      ['different', [a, b], null],
      ['even', many, many.filter((id) => face(id) % 2 === 0).length],
    ];
    const [kind, ids, data] = facts[chance.int(3)] as (typeof facts)[number];
    if (kind !== 'different' || face(a) !== face(b)) box.learn(cards, EVERYONE, kind, ids, data);
  }
  return cards;
}

/** What a filled deal breaks of the truth it was imagined from. */
function faultsOf(cards: Cards, filled: Cards): string[] {
  const faces = facesOf(filled);
  const out: string[] = [];
  if (encode(sorted(faces)) !== encode(sorted(facesOf(cards)))) out.push('other faces');
  for (let id = 0; id < faces.length; id++) {
    if (!box.fits(faces[id] as number, box.classesOf(cards, id))) out.push(`class of ${id}`);
    if ((box.seenBy(cards, id) & 1) !== 0 && faces[id] !== box.face(cards, id)) out.push(`face of ${id}`);
  }
  for (const fact of cards.facts) {
    const held = fact.ids.map((id) => faces[id] as number);
    if (box.facts[fact.kind]?.(held, fact.data) !== true) out.push(fact.kind);
  }
  for (const group of cards.groups) {
    if (
      !serves(
        group.ids.map((id) => faces[id] as number),
        group.holds,
      )
    )
      out.push('group');
  }
  return out;
}

/** Is there a card of its own for everything a group holds? By brute force. */
function serves(faces: readonly number[], holds: readonly number[]): boolean {
  const [hold, ...rest] = holds;
  if (hold === undefined) return true;
  return faces.some(
    (face, i) => (hold < CLASS ? face === hold : box.fits(face, hold - CLASS)) && serves(faces.toSpliced(i, 1), rest),
  );
}

describe('filling', () => {
  it('finds a deal for everything that can be known, and only one that fits', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const cards = truth(seed);
      const blank = blankCards(box, cards, cards, 0);
      expect([seed, fillCards(box, blank, new FastChance(seed))]).toEqual([seed, true]);
      expect([seed, faultsOf(cards, blank)]).toEqual([seed, []]);
    }
  });

  it('takes a face back from a card that can do with another', () => {
    // Fourteen cards in a ring, each with its own face or that of the next: two deals, which greed hardly ever finds.
    const ring = new Box({
      seats: 2,
      zones: { deck: { kind: 'pile' } },
      faces: Array.from({ length: 14 }, (_, face) => ({
        name: String(face),
        pool: 'card',
        classes: [`of ${face}`, `of ${(face + 13) % 14}`],
      })),
    });
    const own = Array.from({ length: 14 }, (_, id) => id);
    const cards = ring.make(own, 0);
    for (const id of own) ring.classify(cards, id, ring.mask(`of ${id}`));
    const found = new Set<string>();
    for (let seed = 0; seed < 50; seed++) {
      const blank = blankCards(ring, cards, cards, 0);
      expect(fillCards(ring, blank, new FastChance(seed))).toBe(true);
      found.add(facesOf(blank).join());
    }
    expect([...found].sort()).toEqual([own.join(), own.map((id) => (id + 1) % 14).join()]);
  });

  it('depends on what is known and on chance alone, not on what was dealt before', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const cards = truth(seed);
      const blank = blankCards(box, cards, cards, 0);
      const deal = (from: Cards): number[] => {
        const copy = cloneCards(from);
        fillCards(box, copy, new FastChance(99));
        return facesOf(copy);
      };
      const first = deal(decode(encode(blank)) as unknown as Cards);
      for (let i = 0; i < 20; i++) fillCards(box, cloneCards(blank), new FastChance(i));
      expect([seed, deal(blank)]).toEqual([seed, first]);
    }
  });

  it('heeds what is added to what is known', () => {
    const cards = box.make([0, 1, 2, 3], 0);
    const blank = blankCards(box, cards, cards, 0);
    fillCards(box, cloneCards(blank), new FastChance(1));
    const told = cloneCards(blank);
    told.facts.push({ to: EVERYONE, kind: 'even', ids: [0, 1], data: 0 });
    box.classify(told, 2, box.mask('three 2'));
    for (let seed = 0; seed < 20; seed++) {
      const copy = cloneCards(told);
      expect(fillCards(box, copy, new FastChance(seed))).toBe(true);
      expect(sorted(facesOf(copy).slice(0, 2))).toEqual([1, 3]);
      expect(box.face(copy, 2)).toBe(2);
    }
  });
});
