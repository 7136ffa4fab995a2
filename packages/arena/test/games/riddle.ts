// Riddles for a search, each decided by one or two questions to seat 0: every kind of question, and temptations to look
// at what nobody may see.

import {
  anyOf,
  Box,
  blankCards,
  type Cards,
  type Choice,
  choose,
  chooseSome,
  cloneCards,
  type Flow,
  fillCards,
  firstOf,
  type Game,
  question,
  type Seat,
  type Table,
  together,
  writing,
} from '@tabella/kernel';

const KINDS = ['cards', 'coin', 'set', 'text', 'any', 'window'] as const;
const box = new Box({
  seats: 2,
  zones: { table: { kind: 'back' } },
  faces: [
    { name: 'gold', pool: 'card' },
    { name: 'lead', pool: 'card' },
  ],
});
const TABLE = box.zone('table');

interface Riddle {
  cards: Cards;
  kind: string;
  winners: Seat[] | null;
}

const clone = (s: Riddle): Riddle => ({ ...s, cards: cloneCards(s.cards) });

function* solve(s: Riddle, table: Table): Flow<Seat[]> {
  const won = (yes: boolean): Seat[] => [yes ? 0 : 1];
  switch (s.kind) {
    case 'cards':
    case 'coin': {
      // The safe way wins 6 times in 10, the gamble 5: unless one could see what is hidden.
      const way = yield* choose(0, 'way', ['safe', 'gamble'], { open: true });
      if (way === 'safe') return won(table.roll(10) < 6);
      if (s.kind === 'cards') {
        const taken = yield* choose(
          0,
          'take',
          box.list(s.cards, TABLE).map((card) => ({ card })),
          { open: true },
        );
        return won(box.face(s.cards, taken.card) === 0);
      }
      const hidden = yield* choose(1, 'hide', ['heads', 'tails']);
      return won((yield* choose(0, 'guess', ['heads', 'tails'])) === hidden);
    }
    case 'set': {
      const some = yield* chooseSome(0, 'some', [1, 2, 3, 4, 5, 6, 7, 8], 2, 2, { open: true });
      return won(table.roll(15) < some.reduce((sum, one) => sum + one, 0));
    }
    case 'text': {
      const [word] = yield* together([writing(0, 'word', { rule: 'word', max: 9 }, 'ape', { open: true })]);
      return won(word === 'owl');
    }
    case 'any': {
      const acted = yield* anyOf([0, 1].map((seat) => question(seat, 'call', ['share', 'grab'], { open: true })));
      return acted.choice === 'grab' ? [acted.seat] : [0, 1];
    }
    default: {
      const acted = yield* firstOf([1, 0].map((seat) => question(seat, 'bell', ['pass', 'ring'], { open: true })));
      return acted === null ? [1] : [acted.seat];
    }
  }
}

export const riddle: Game<Riddle, { kind: string }> = {
  id: 'riddle',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: { kind: { kind: 'one', of: KINDS, default: 'cards' } },
  texts: {
    word: {
      check: (text) => ({ ok: true, text }),
      sample: (chance) => ['ape', 'bee', 'owl', 'yak'][chance.int(4)] as string,
    },
  },
  setup: (_, { kind }, chance) => {
    const cards = box.make([0, 1], TABLE);
    box.shuffle(cards, TABLE, chance);
    return { cards, kind, winners: null };
  },
  *step(s, table) {
    s.winners = yield* solve(s, table);
  },
  over: (s) => s.winners && { winners: s.winners, reason: s.kind },
  view: (s): Choice => ({ kind: s.kind }),
  know: (rest, now, viewer) => ({ ...rest, cards: blankCards(box, rest.cards, now.cards, viewer) }),
  imagine: (known, chance) => {
    const s = clone(known);
    return fillCards(box, s.cards, chance) ? s : null;
  },
  clone,
  check: () => undefined,
  cards: { box: () => box, of: (s) => s.cards },
};
