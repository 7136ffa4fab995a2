// Dare: everybody holds one number and stays or folds, all at once. The highest number that stays wins.

import * as kernel from '@tabella/kernel';
import { EVERYONE, question, together } from '@tabella/kernel';

interface State {
  cards: kernel.Cards;
  seats: number;
  result: kernel.Result | null;
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const box = new kernel.Box({
  seats: 4,
  zones: { deck: { kind: 'pile' }, hand: { kind: 'hand', each: true } },
  faces: NUMBERS.map((n) => ({ name: String(n), pool: 'number' })),
});
const seatsOf = (n: number): number[] => Array.from({ length: n }, (_, seat) => seat);
const cardOf = (s: State, seat: number): number => box.top(s.cards, box.zone('hand', seat));
const clone = (s: State): State => ({ ...s, cards: kernel.cloneCards(s.cards) });

export const dare: kernel.Game<State> = {
  id: 'dare',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {},
  setup: (seats, _options, chance) => {
    const cards = box.make(NUMBERS, box.zone('deck'));
    box.shuffle(cards, box.zone('deck'), chance);
    for (const seat of seatsOf(seats)) box.draw(cards, box.zone('deck'), box.zone('hand', seat));
    return { cards, seats, result: null };
  },
  *step(s, table) {
    const asks = seatsOf(s.seats).map((seat) => question(seat, 'dare', ['fold', 'stay'], { open: true }));
    const answers = yield* together(asks);
    const staying = seatsOf(s.seats).filter((seat) => answers[seat] === 'stay');
    for (const seat of staying) box.reveal(s.cards, cardOf(s, seat));
    const numbers = staying.map((seat) => box.face(s.cards, cardOf(s, seat)));
    table.announce(EVERYONE, { kind: 'shows', seats: staying, numbers });
    s.result = { winners: staying.filter((_, i) => numbers[i] === Math.max(...numbers)), reason: 'highest' };
  },
  over: (s) => s.result,
  view: (s, viewer) =>
    seatsOf(s.seats).map((seat) => {
      const seen = (box.seenBy(s.cards, cardOf(s, seat)) & kernel.bitOf(viewer)) !== 0;
      return seen ? box.face(s.cards, cardOf(s, seat)) : null;
    }),
  know: (rest, now, viewer) => ({ ...rest, cards: kernel.blankCards(box, rest.cards, now.cards, viewer) }),
  imagine: (known, chance, relaxed) => {
    const s = clone(known);
    return kernel.fillCards(box, s.cards, chance, relaxed) ? s : null;
  },
  clone,
  check: (s) => box.check(s.cards),
  cards: { box: () => box, of: (s) => s.cards },
};
