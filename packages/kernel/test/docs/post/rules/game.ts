// Post as a game of the kernel.

import { blankCards, defineGame, fillCards } from '@tabella/kernel';
import { box, MOST } from './box.ts';
import { check, clone, setup } from './state.ts';
import { turn } from './turn.ts';
import type { PostTypes } from './types.ts';
import { view } from './view.ts';

export const post = defineGame<PostTypes>({
  id: 'post',
  rules: 1,
  seats: { min: 2, max: MOST },
  options: { hand: { kind: 'number', min: 2, max: 4, default: 3 } },
  setup,
  step: turn,
  over: (s) => s.result,
  view,
  know: (rest, now, viewer) => ({ ...clone(rest), cards: blankCards(box, rest.cards, now.cards, viewer) }),
  imagine: (known, chance, relaxed) => {
    const s = clone(known);
    return fillCards(box, s.cards, chance, relaxed) ? s : null;
  },
  clone,
  check,
  cards: { box: () => box, of: (s) => s.cards },
});
