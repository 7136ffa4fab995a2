// Bids: everybody names a number at once and the highest wins. Simple enough to know every figure of a tournament before.

import { type Bot, type BotKind, type Game, type GamePackage, question, together, type Words } from '@tabella/kernel';

interface Bids {
  seats: number;
  trouble: string;
  bids: number[];
  luck: number;
}

const clone = (s: Bids): Bids => ({ ...s, bids: s.bids.slice() });

export const bids: Game<Bids, { trouble: string }> = {
  id: 'bids',
  rules: 1,
  seats: { min: 2, max: 6 },
  // seat: the first seat always wins. lot: the deal decides. stall: no end. fault: the rules break.
  options: { trouble: { kind: 'one', of: ['none', 'seat', 'lot', 'stall', 'fault'], default: 'none' } },
  setup: (seats, { trouble }, chance) => ({ seats, trouble, bids: [], luck: chance.int(seats) }),
  *step(s) {
    const seats = Array.from({ length: s.seats }, (_, seat) => seat);
    const given = yield* together(seats.map((seat) => question(seat, 'bid', [0, 1, 2, 3])));
    if (s.trouble === 'fault') throw new Error('the bids fell off the table');
    if (s.trouble !== 'stall') s.bids = given.map(Number);
  },
  over: (s) => {
    if (s.bids.length === 0) return null;
    const most = Math.max(...s.bids);
    const best = s.bids.flatMap((bid, seat) => (bid === most ? [seat] : []));
    const winners = s.trouble === 'seat' ? [0] : s.trouble === 'lot' ? [s.luck] : best;
    return { winners, reason: 'bid', scores: s.bids };
  },
  view: () => null,
  know: (rest) => ({ ...clone(rest), luck: 0 }),
  imagine: clone,
  clone,
  check: () => undefined,
};

const always = (id: string, answer: number | string): BotKind => ({
  id,
  make: (): Bot<unknown> => ({ id, decide: () => answer }),
});
const angry: BotKind = {
  id: 'angry',
  make: () => ({
    id: 'angry',
    decide: () => {
      throw new Error('I will not');
    },
  }),
};

export const bidsPackage: GamePackage = {
  game: bids,
  words: {} as Words,
  bots: [always('low', 0), always('high', 3), always('cheat', 'a million'), angry],
};
