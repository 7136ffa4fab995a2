// Post as a game of the kernel.

import { blankCards, type Data, fillCards, type Game } from '@tabella/kernel';
import { box, MOST } from './box.ts';
import { check, clone, type Options, type State, setup } from './state.ts';
import { turn } from './turn.ts';
import { view } from './view.ts';

export const post: Game<State, Options> = {
  id: 'post',
  rules: 1,
  seats: { min: 2, max: MOST },
  options: { hand: { kind: 'number', min: 2, max: 4, default: 3 } },
  setup,
  step: turn,
  over: (s) => s.result,
  view: (s, viewer) => view(s, viewer) as unknown as Data,
  know: (rest, now, viewer) => ({ ...clone(rest), cards: blankCards(box, rest.cards, now.cards, viewer) }),
  imagine: (known, chance, relaxed) => {
    const s = clone(known);
    return fillCards(box, s.cards, chance, relaxed) ? s : null;
  },
  clone,
  check,
  cards: { box: () => box, of: (s) => s.cards },
};
