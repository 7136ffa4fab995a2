// Known: what a bot is given reveals nothing that its seat has not learned, not even through the names of cards.

import { courier, type State } from '@tabella/courier';
import {
  Box,
  blankCards,
  type Cards,
  choose,
  cloneCards,
  encode,
  FastChance,
  type Flow,
  fillCards,
  type Game,
  imagine,
  isBlank,
  Match,
  PASS,
  sampleAnswer,
} from '@tabella/kernel';
import { describe, expect, it } from 'vitest';

const fairness = { secret: 'cd'.repeat(32), contributions: [] };

function begin<S, O>(game: Game<S, O>, seats: number, secret = fairness.secret): Match<S, O> {
  const match = Match.start(game, { seats, fairness: { secret, contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

describe('what a seat knows of Courier', () => {
  it('holds a face only if the seat has seen it, and never the key', () => {
    const chance = new FastChance(5);
    const match = begin(courier, 5);
    const box = courier.cards?.box(match.state) as Box;
    while (match.result === null) {
      for (let seat = 0; seat < 5; seat++) {
        const known = match.known(seat);
        const cards = known.state.cards;
        for (let id = 0; id < 91; id++) {
          if (!isBlank(box.face(cards, id))) expect(box.seenBy(cards, id) & (1 << seat)).not.toBe(0);
        }
        expect(encode(known)).not.toContain(fairness.secret);
      }
      for (let i = 0; i < 12 && match.result === null; i++) {
        const ask = match.asks().find((one) => one.declared === undefined);
        if (ask) match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
      }
    }
  });

  it('does not hold what others have declared in an open batch', () => {
    const match = begin(courier, 3);
    const [first, second] = match.asks();
    const before = encode(match.known(1));
    match.answer(0, first?.id as number, 'watch');
    expect(encode(match.known(1))).toBe(before);
    expect(second?.declared).toBeUndefined();
  });
});

interface Hands {
  cards: Cards;
  sent: boolean;
}

const box = new Box({
  seats: 2,
  zones: { deck: { kind: 'pile' }, road: { kind: 'back' }, hand: { kind: 'hand', each: true } },
  faces: ['red', 'blue', 'green', 'grey'].map((name) => ({ name, pool: 'card' })),
});

/** Seat 0 holds four cards of which seat 1 has seen one; it sends one face-down, and seat 1 is asked in the same step. */
const sending: Game<Hands, object> = {
  id: 'sending',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_, __, chance) => {
    const cards = box.make([0, 1, 2, 3], box.zone('deck'));
    box.shuffle(cards, box.zone('deck'), chance);
    for (let i = 0; i < 4; i++) box.draw(cards, box.zone('deck'), box.zone('hand', 0));
    const red = box.list(cards, box.zone('hand', 0)).find((id) => box.face(cards, id) === 0) as number;
    box.peek(cards, red, 1);
    return { cards, sent: false };
  },
  *step(s): Flow {
    const hand = box.list(s.cards, box.zone('hand', 0));
    const { card } = yield* choose(
      0,
      'send',
      hand.map((id) => ({ card: id })),
      { open: true },
    );
    box.move(s.cards, card, box.zone('road'));
    yield* choose(1, 'guess', [PASS, 'red'], { open: true });
    s.sent = true;
  },
  over: (s) => (s.sent ? { winners: [], reason: 'sent' } : null),
  view: (s, viewer) => ({ on: box.count(s.cards, box.zone('road')), viewer }),
  know: (rest, now, viewer) => ({ sent: rest.sent, cards: blankCards(box, rest.cards, now.cards, viewer) }),
  imagine: (known, chance) => {
    const cards = cloneCards(known.cards);
    return fillCards(box, cards, chance) ? { cards, sent: known.sent } : null;
  },
  clone: (s) => ({ cards: cloneCards(s.cards), sent: s.sent }),
  check: (s) => box.check(s.cards),
  cards: { box: () => box, of: (s) => s.cards },
};

describe('a card sent face-down from a hand', () => {
  /** Of many matches: how often the id that was sent is the id under which seat 1 had seen the red card. */
  function linked(red: boolean): number {
    let links = 0;
    for (let i = 0; i < 200; i++) {
      const match = begin(sending, 2, i.toString(16).padStart(64, '0'));
      const hand = box.list(match.state.cards, box.zone('hand', 0));
      const seen = hand.find((id) => box.face(match.state.cards, id) === 0) as number;
      const sent = red ? seen : (hand.find((id) => id !== seen) as number);
      match.answer(0, match.asks()[0]?.id as number, { card: sent });
      const outcome = match.known(1).since[0]?.outcome as readonly { card: number }[];
      if (outcome[0]?.card === seen) links++;
    }
    return links;
  }

  it('cannot be recognised by its id, not even in the same step', () => {
    // One in four by chance, whichever card was sent.
    expect(linked(true)).toBeGreaterThan(25);
    expect(linked(true)).toBeLessThan(80);
    expect(linked(false)).toBeGreaterThan(25);
    expect(linked(false)).toBeLessThan(80);
  });

  it('is imagined as any of the four, and the known one stays among them', () => {
    const match = begin(sending, 2);
    const hand = box.list(match.state.cards, box.zone('hand', 0));
    match.answer(0, match.asks()[0]?.id as number, { card: hand[0] as number });
    const chance = new FastChance(2);
    const sent = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const world = imagine(sending, match.known(1), chance);
      if (world) sent.add(box.face(world.run.state.cards, box.top(world.run.state.cards, box.zone('road'))));
    }
    expect([...sent].sort()).toEqual([0, 1, 2, 3]);
  });

  it('is not told from the others by what was known when the step began, under whatever names', () => {
    for (let i = 0; i < 20; i++) {
      const match = begin(sending, 2, i.toString(16).padStart(64, '0'));
      const hand = box.list(match.state.cards, box.zone('hand', 0));
      match.answer(0, match.asks()[0]?.id as number, { card: hand[i % 4] as number });
      const world = imagine(sending, match.known(1), new FastChance(i), { wholeHistory: true });
      if (!world?.rest) throw new Error('no world');
      const { cards } = world.rest;
      expect(hand.map((id) => box.seenBy(cards, id))).toEqual([1, 1, 1, 1]);
      expect(world.run.state.cards.groups).toMatchObject([{ ids: hand, holds: [0] }]);
    }
  });
});

describe('a pile that is shuffled in the middle of a step', () => {
  const heap = new Box({
    seats: 2,
    zones: { deck: { kind: 'pile' }, open: { kind: 'open' }, hand: { kind: 'hand', each: true } },
    faces: ['red', 'blue', 'green', 'grey'].map((name) => ({ name, pool: 'card' })),
  });
  /** Four cards lie open. They are shuffled, seat 0 draws two, and seat 1 is asked for one of them in the same step. */
  const stealing: Game<Hands, object> = {
    ...sending,
    id: 'stealing',
    setup: () => {
      const cards = heap.make([0, 1, 2, 3], heap.zone('deck'));
      heap.moveAll(cards, heap.zone('deck'), heap.zone('open'));
      return { cards, sent: false };
    },
    *step(s, t): Flow {
      yield* choose(0, 'begin', [PASS, 'go'], { open: true });
      heap.moveAll(s.cards, heap.zone('open'), heap.zone('deck'));
      heap.shuffle(s.cards, heap.zone('deck'), t.chance);
      for (let i = 0; i < 2; i++) heap.draw(s.cards, heap.zone('deck'), heap.zone('hand', 0));
      const drawn = heap.list(s.cards, heap.zone('hand', 0));
      yield* choose(
        1,
        'steal',
        drawn.map((id) => ({ card: id })),
        { open: true },
      );
      s.sent = true;
    },
    view: (s, viewer) => ({ on: heap.count(s.cards, heap.zone('open')), viewer }),
    know: (rest, now, viewer) => ({ sent: rest.sent, cards: blankCards(heap, rest.cards, now.cards, viewer) }),
    imagine: (known, chance) => {
      const cards = cloneCards(known.cards);
      return fillCards(heap, cards, chance) ? { cards, sent: known.sent } : null;
    },
    check: (s) => heap.check(s.cards),
    cards: { box: () => heap, of: (s) => s.cards },
  };

  it('does not show by the place where a card lay which one was drawn', () => {
    let right = 0;
    for (let i = 0; i < 200; i++) {
      const match = begin(stealing, 2, i.toString(16).padStart(64, '0'));
      // Seat 1 remembers what lay where, and looks for the place of a card it may take.
      const lay = heap.list(match.known(1).state.cards, heap.zone('open'));
      const faces = lay.map((id) => heap.face(match.known(1).state.cards, id));
      match.answer(0, match.asks()[0]?.id as number, PASS);
      const real = heap.list(match.state.cards, heap.zone('hand', 0)).map((id) => heap.face(match.state.cards, id));
      const known = match.known(1);
      const wanted = known.own?.from[0] as { readonly card: number } | undefined;
      const place = heap.list(known.state.cards, heap.zone('open')).indexOf(wanted?.card ?? -1);
      const guess = faces[place] as number;
      if (real.includes(guess)) right++;
    }
    // Two of four were drawn: half by chance.
    expect(right).toBeGreaterThan(70);
    expect(right).toBeLessThan(130);
  });
});

describe('an imagined world', () => {
  it('stands at the same question with the same choices, and can be played to its end', () => {
    const chance = new FastChance(21);
    const match = begin(courier, 4);
    for (let i = 0; i < 150 && match.result === null; i++) {
      const ask = match.asks().find((one) => one.declared === undefined);
      if (!ask) break;
      const world = imagine<State>(courier as Game<State, unknown>, match.known(ask.seat), chance);
      expect(world?.relaxed).toBe(false);
      const own = world?.run.batch?.asks.find((one) => one.seat === ask.seat);
      expect(encode(own?.from)).toBe(encode(ask.from));
      match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
    }
  });
});
