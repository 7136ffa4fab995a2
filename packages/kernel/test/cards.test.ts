// Cards with knowledge: who knows what after every way in which a card can move.

import {
  Box,
  bitOf,
  blankCards,
  type Cards,
  CLASS,
  cloneCards,
  EVERYONE,
  encode,
  FastChance,
  fillCards,
  isBlank,
  NONE,
  only,
  PUBLIC,
  sizeOf,
} from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { rename, renamingOf } from '../src/cards/renaming.ts';

const box = new Box({
  seats: 3,
  zones: { deck: { kind: 'pile' }, open: { kind: 'open' }, road: { kind: 'back' }, hand: { kind: 'hand', each: true } },
  faces: [
    { name: 'A', pool: 'card', classes: ['letter'] },
    { name: 'B', pool: 'card', classes: ['letter'] },
    { name: 'C', pool: 'card', classes: ['letter'] },
    { name: '1', pool: 'card', classes: ['digit'] },
    { name: '2', pool: 'card', classes: ['digit'] },
  ],
  facts: { different: ([a, b]) => a !== b, isNot: ([a], data) => a !== data },
});
const DECK = box.zone('deck');
const OPEN = box.zone('open');
const ROAD = box.zone('road');
const hand = (seat: number): number => box.zone('hand', seat);

function six(): Cards {
  return box.make([0, 0, 1, 2, 3, 4], DECK);
}

const knows = (cards: Cards, id: number, viewer: number | null): boolean =>
  (box.seenBy(cards, id) & bitOf(viewer)) !== 0;

/** Every set of faces that `fill` finds for a viewer, as strings by id. */
function worldsOf(cards: Cards, viewer: number | null, tries = 4000): Set<string> {
  const chance = new FastChance(3);
  const blank = blankCards(box, cards, cards, viewer);
  const found = new Set<string>();
  for (let i = 0; i < tries; i++) {
    const copy = cloneCards(blank);
    if (fillCards(box, copy, chance)) found.add(facesOf(copy).join(' '));
  }
  return found;
}

function facesOf(cards: Cards): number[] {
  return Array.from({ length: sizeOf(cards) }, (_, id) => box.face(cards, id));
}

/** The same set by brute force: every order of the unseen faces on the blank ids that passes `holds`. */
function bruteForce(cards: Cards, viewer: number | null, holds: (faces: readonly number[]) => boolean): Set<string> {
  const blank = blankCards(box, cards, cards, viewer);
  const faces = facesOf(blank);
  const blanks = faces.flatMap((face, id) => (isBlank(face) ? [id] : []));
  const found = new Set<string>();
  const place = (at: number, left: readonly number[]): void => {
    if (at === blanks.length) {
      if (holds(faces)) found.add(faces.join(' '));
      return;
    }
    for (const face of new Set(left)) {
      faces[blanks[at] as number] = face;
      const rest = left.slice();
      rest.splice(rest.indexOf(face), 1);
      place(at + 1, rest);
    }
  };
  place(0, blank.unseen);
  return found;
}

describe('moves', () => {
  it('a drawn card is known to the hand that holds it, and to nobody else', () => {
    const cards = six();
    const id = box.draw(cards, DECK, hand(1));
    expect([0, 1, 2, null].map((viewer) => knows(cards, id, viewer))).toEqual([false, true, false, false]);
  });

  it('an open zone shows its cards to everybody, the public included', () => {
    const cards = six();
    const id = box.draw(cards, DECK, OPEN);
    expect(box.seenBy(cards, id)).toBe(EVERYONE);
  });

  it('an empty pile gives no card', () => {
    const cards = six();
    box.moveAll(cards, DECK, OPEN);
    expect(box.draw(cards, DECK, hand(0))).toBe(NONE);
  });

  it('dealing goes round, one card at a time', () => {
    const cards = six();
    box.deal(cards, DECK, [hand(0), hand(1), hand(2)], 2);
    expect([0, 1, 2].map((seat) => box.count(cards, hand(seat)))).toEqual([2, 2, 2]);
    box.check(cards);
  });

  it('a card keeps what was seen of it wherever it goes, as long as everybody can follow it', () => {
    const cards = six();
    const top = box.top(cards, DECK);
    box.peek(cards, top, 2);
    box.draw(cards, DECK, hand(0));
    expect(knows(cards, top, 2)).toBe(true);
    expect(knows(cards, top, 1)).toBe(false);
  });

  it('the bottom of a pile is drawn last', () => {
    const cards = six();
    const id = box.draw(cards, DECK, hand(0));
    box.move(cards, id, DECK, true);
    expect(box.list(cards, DECK)[0]).toBe(id);
  });
});

describe('mixing', () => {
  it('a card that leaves a hand face-down takes with it what others knew of that hand', () => {
    const cards = six();
    const [first, second] = [box.draw(cards, DECK, hand(0)), box.draw(cards, DECK, hand(0))];
    box.peek(cards, first, 1); // seat 1 has seen one of the two
    box.move(cards, second, ROAD);
    expect(knows(cards, first, 1)).toBe(false);
    expect(knows(cards, first, 0) && knows(cards, second, 0)).toBe(true);
    const face = box.face(cards, first);
    const worlds = [...worldsOf(cards, 1)].map((world) => world.split(' ').map(Number));
    expect(worlds.every((faces) => faces[first] === face || faces[second] === face)).toBe(true);
    expect(new Set(worlds.map((faces) => faces[second] === face))).toEqual(new Set([true, false]));
  });

  it('the last card of a hand can be followed', () => {
    const cards = six();
    const only = box.draw(cards, DECK, hand(0));
    box.peek(cards, only, 1);
    box.move(cards, only, ROAD);
    expect(knows(cards, only, 1)).toBe(true);
  });

  it('a card laid open from a hand mixes nothing', () => {
    const cards = six();
    const [first, second] = [box.draw(cards, DECK, hand(0)), box.draw(cards, DECK, hand(0))];
    box.peek(cards, first, 1);
    box.move(cards, second, OPEN);
    expect(knows(cards, first, 1)).toBe(true);
    expect(cards.stale).toEqual([]);
  });

  it('a card handed over is known to giver and taker; the others lose track of both hands', () => {
    const cards = six();
    const [first, second] = [box.draw(cards, DECK, hand(0)), box.draw(cards, DECK, hand(0))];
    box.peek(cards, first, 2);
    box.move(cards, second, hand(1));
    expect(knows(cards, second, 0) && knows(cards, second, 1)).toBe(true);
    expect(knows(cards, first, 2)).toBe(false);
  });

  it('a class known of a card in a hand becomes one card of that class among them', () => {
    const cards = six();
    const [first, second] = [box.draw(cards, DECK, hand(0)), box.draw(cards, DECK, hand(0))];
    box.classify(cards, first, box.mask(box.face(cards, first) < 3 ? 'letter' : 'digit'));
    box.move(cards, second, ROAD);
    expect(box.classesOf(cards, first)).toBe(0);
    expect(cards.groups).toMatchObject([{ to: EVERYONE, ids: [first, second].sort((a, b) => a - b) }]);
    expect(cards.groups[0]?.holds.every((hold) => hold >= CLASS)).toBe(true);
  });

  it('a shuffle makes everybody forget where, not what: the public part of a pile is remembered', () => {
    const cards = six();
    const open = [box.draw(cards, DECK, OPEN), box.draw(cards, DECK, OPEN)].map((id) => box.face(cards, id));
    box.peek(cards, box.top(cards, DECK), 2);
    const peeked = box.face(cards, box.top(cards, DECK));
    box.moveAll(cards, OPEN, DECK);
    box.shuffle(cards, DECK, new FastChance(1));
    for (let id = 0; id < 6; id++) expect(box.seenBy(cards, id)).toBe(0);
    expect(cards.groups).toMatchObject([
      { to: EVERYONE, holds: open.sort() },
      { to: only(2), holds: [...open, peeked].sort() },
    ]);
  });

  it('after a shuffle the renamed ids carry no memory, and all knowledge moves with the cards', () => {
    const cards = six();
    box.draw(cards, DECK, hand(0));
    box.shuffle(cards, DECK, new FastChance(4));
    const order = box.list(cards, DECK).map((id) => box.face(cards, id));
    const to = renamingOf(cards, new FastChance(9));
    rename(box, cards, to);
    expect(to).not.toEqual([0, 1, 2, 3, 4, 5]);
    expect(box.list(cards, DECK).map((id) => box.face(cards, id))).toEqual(order);
    expect(cards.stale).toEqual([]);
    box.check(cards);
  });

  it('a fact about a card that can no longer be followed is kept only by those who can', () => {
    const cards = six();
    const [first, second] = [box.draw(cards, DECK, hand(0)), box.draw(cards, DECK, hand(0))];
    box.learn(cards, EVERYONE, 'isNot', [first], 4);
    box.move(cards, second, ROAD);
    expect(cards.facts).toMatchObject([{ to: only(0), kind: 'isNot' }]);
  });
});

describe('imagined deals', () => {
  const cases: readonly [
    string,
    (cards: Cards) => number | null,
    (faces: readonly number[], cards: Cards) => boolean,
  ][] = [
    ['an unseen deck', () => null, () => true],
    [
      'a hand of one’s own',
      (cards) => {
        box.draw(cards, DECK, hand(0));
        return 0;
      },
      () => true,
    ],
    [
      'a card known by its class',
      (cards) => {
        const id = box.draw(cards, DECK, hand(0));
        box.classify(cards, id, box.mask('digit'));
        return 1;
      },
      (faces) => (faces[5] as number) >= 3,
    ],
    [
      'a shuffle of open cards into the deck',
      (cards) => {
        for (let i = 0; i < 2; i++) box.draw(cards, DECK, OPEN);
        for (let i = 0; i < 2; i++) box.draw(cards, DECK, hand(2));
        box.moveAll(cards, OPEN, DECK);
        box.shuffle(cards, DECK, new FastChance(2));
        return 0;
      },
      // 2 (face 4) and 1 (face 3) were open, and lie somewhere in the pile of four.
      (faces, cards) => [3, 4].every((face) => box.list(cards, DECK).some((id) => faces[id] === face)),
    ],
    [
      'two cards that a fact ties together',
      (cards) => {
        box.learn(cards, EVERYONE, 'different', [0, 1]);
        return 1;
      },
      (faces) => faces[0] !== faces[1],
    ],
    [
      'a card among three',
      (cards) => {
        box.among(cards, only(1), [0, 2, 4], [3]);
        return 1;
      },
      (faces) => [0, 2, 4].some((id) => faces[id] === 3),
    ],
    [
      'a private fact of somebody else',
      (cards) => {
        box.learn(cards, only(2), 'isNot', [0], 3);
        return 1;
      },
      () => true,
    ],
  ];

  for (const [name, prepare, holds] of cases) {
    it(`the set of worlds equals brute force: ${name}`, () => {
      const cards = box.make([0, 0, 1, 2, 4, 3], DECK);
      const viewer = prepare(cards);
      expect(worldsOf(cards, viewer)).toEqual(bruteForce(cards, viewer, (faces) => holds(faces, cards)));
    });
  }

  it('does not depend on the true faces: two deals that look alike are imagined alike', () => {
    const one = box.make([0, 1, 2, 3, 4, 0], DECK);
    const other = box.make([4, 3, 0, 0, 1, 2], DECK);
    const dream = (cards: Cards): number[] => {
      const blank = cloneCards(blankCards(box, cards, cards, 0));
      fillCards(box, blank, new FastChance(77));
      return facesOf(blank);
    };
    expect(dream(one)).toEqual(dream(other));
  });

  it('says so when nothing fits', () => {
    const cards = six();
    box.learn(cards, EVERYONE, 'isNot', [0], 0);
    for (const face of [1, 2, 3, 4]) box.learn(cards, EVERYONE, 'isNot', [0], face);
    const blank = blankCards(box, cards, cards, 0);
    const before = encode(blank);
    expect(fillCards(box, blank, new FastChance(1))).toBe(false);
    expect(encode(blank)).toBe(before);
  });

  it('leaves private facts aside when told to relax, public ones never', () => {
    const cards = six();
    for (const face of [0, 1, 2, 3, 4]) box.learn(cards, only(0), 'isNot', [0], face);
    const blank = blankCards(box, cards, cards, 0);
    expect(fillCards(box, cloneCards(blank), new FastChance(1))).toBe(false);
    expect(fillCards(box, cloneCards(blank), new FastChance(1), true)).toBe(true);
  });
});

describe('blanked cards', () => {
  it('hold no face the viewer has not seen, no foreign group and no foreign fact', () => {
    const cards = six();
    const own = box.draw(cards, DECK, hand(0));
    box.learn(cards, only(1), 'isNot', [0], 4);
    box.among(cards, only(2), [0, 1], [3]);
    const blank = blankCards(box, cards, cards, 0);
    expect(facesOf(blank).filter((face) => !isBlank(face))).toEqual([box.face(cards, own)]);
    expect([blank.facts, blank.groups]).toEqual([[], []]);
    expect(blank.unseen).toEqual([0, 0, 1, 2, 3]);
  });

  it('show a spectator what is public, not more', () => {
    const cards = six();
    box.draw(cards, DECK, hand(0));
    const open = box.draw(cards, DECK, OPEN);
    const blank = blankCards(box, cards, cards, null);
    expect(facesOf(blank).flatMap((face, id) => (isBlank(face) ? [] : [id]))).toEqual([open]);
    expect(box.seenBy(cards, open) & PUBLIC).toBe(PUBLIC);
  });

  it('keep apart what is known now, by which faces are dealt, and what was known at the resting point', () => {
    const rest = six();
    const [first, second] = [box.draw(rest, DECK, hand(1)), box.draw(rest, DECK, hand(1))];
    box.among(rest, EVERYONE, [first, second], [], [box.mask('digit')]);
    const now = cloneCards(rest);
    box.peek(now, first, 0);
    box.classify(now, second, box.mask('digit'));
    box.learn(now, only(0), 'isNot', [second], 4);
    box.among(now, only(0), [0, 1], [0]);
    const blank = blankCards(box, rest, now, 0);
    expect(knows(blank, first, 0)).toBe(true);
    expect([blank.facts.length, blank.groups.length]).toEqual([1, 2]);
    for (let seed = 0; seed < 20; seed++) {
      const world = cloneCards(blank);
      expect(fillCards(box, world, new FastChance(seed))).toBe(true);
      expect([box.face(world, first), box.face(world, second)]).toEqual([4, 3]);
      expect([0, 1].some((id) => box.face(world, id) === 0)).toBe(true);
      // In the world nobody has learned yet what is learned only later.
      expect(knows(world, first, 0)).toBe(false);
      expect(box.classesOf(world, second)).toBe(0);
      expect([world.facts, world.groups]).toEqual([[], rest.groups]);
      expect([world.unseen, world.before]).toEqual([[], null]);
    }
  });

  it('tell of cards that were mixed since only where they lay, and which faces lay there together', () => {
    const rest = six();
    for (let i = 0; i < 2; i++) box.draw(rest, DECK, OPEN);
    const [first, second] = [box.draw(rest, DECK, hand(1)), box.draw(rest, DECK, hand(1))];
    box.peek(rest, first, 0);
    const now = cloneCards(rest);
    box.move(now, second, ROAD);
    box.moveAll(now, OPEN, DECK);
    box.shuffle(now, DECK, new FastChance(8));
    const blank = blankCards(box, rest, now, 0);
    expect([first, second].map((id) => isBlank(box.face(blank, id)))).toEqual([true, true]);
    const placed = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const world = cloneCards(blank);
      expect(fillCards(box, world, new FastChance(seed))).toBe(true);
      placed.add(box.face(world, first));
      expect([first, second].map((id) => box.seenBy(world, id))).toEqual([only(1), only(1)]);
      expect([first, second].map((id) => box.face(world, id))).toContain(box.face(rest, first));
      const open = box.list(world, OPEN);
      expect(open.map((id) => box.face(world, id)).sort()).toEqual([3, 4]);
      expect(open.map((id) => box.seenBy(world, id))).toEqual([EVERYONE, EVERYONE]);
    }
    expect(placed.size).toBeGreaterThan(1);
  });

  it('do not show who else has seen a card, if that would reveal which card another got', () => {
    // Everybody has seen one of seat 1's three cards; one of the three is handed to seat 2.
    const after = (given: number): { rest: Cards; now: Cards; known: number } => {
      const rest = six();
      const ids = [0, 1, 2].map(() => box.draw(rest, DECK, hand(1)));
      const known = ids[0] as number;
      box.reveal(rest, known);
      const now = cloneCards(rest);
      box.move(now, ids[given] as number, hand(2));
      return { rest, now, known };
    };
    const [seen, unseen] = [after(0), after(1)];
    const sights = (cards: Cards, zone: number): number[] => box.list(cards, zone).map((id) => box.seenBy(cards, id));
    for (const { rest, now } of [seen, unseen]) {
      const midStep = blankCards(box, rest, now, 0);
      expect([...sights(midStep, hand(1)), ...sights(midStep, hand(2))].sort()).toEqual([2, 2, 4]);
      const atRest = blankCards(box, now, now, 0);
      expect([sights(atRest, hand(1)), sights(atRest, hand(2))]).toEqual([[only(1), only(1)], [only(2)]]);
    }
    // Those who followed it know as much as before.
    expect(knows(unseen.now, unseen.known, 2)).toBe(true);
    expect(sights(blankCards(box, unseen.now, unseen.now, 2), hand(1)).sort()).toEqual([only(1), only(1) | only(2)]);
  });

  it('are renamed with all that they know of now and of then', () => {
    const rest = six();
    box.among(rest, EVERYONE, [0, 1], [0]);
    box.learn(rest, EVERYONE, 'isNot', [1], 4);
    const now = cloneCards(rest);
    box.classify(now, 1, box.mask('letter'));
    const blank = blankCards(box, rest, now, 0);
    rename(box, blank, [0, 2, 1, 3, 4, 5]);
    expect(box.classesOf(blank, 2)).toBe(box.mask('letter'));
    expect(fillCards(box, blank, new FastChance(5))).toBe(true);
    expect(box.classesOf(blank, 2)).toBe(0);
    expect(blank.groups).toMatchObject([{ ids: [0, 2] }]);
    expect(blank.facts).toMatchObject([{ ids: [2] }]);
  });
});
