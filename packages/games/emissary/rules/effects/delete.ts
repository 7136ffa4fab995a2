// Delete: one black message on the table is deleted; in the play phase and while a message travels, on any turn. Too
// late for a third black message: whoever gets it falls at once.

import { NONE } from '@tabella/kernel';
import { box, MESSAGES } from '../box.ts';
import { castOf } from '../characters/index.ts';
import { deleteMessage } from '../deeds/messages.ts';
import { colourOf } from '../faces.ts';
import { countOf, isUp, livingFrom, type State } from '../state.ts';
import type { CardEffect } from './effect.ts';

/** Erase: this seat's Delete cards delete true messages too. Such a character lies face-up, so everybody knows. */
const erases = (s: State, seat: number): boolean => isUp(s, seat) && castOf(s, seat).deletesTrue === true;

/** Is there a message on the table to delete: a black one, or any? */
function isThere(s: State, any: boolean): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    if (countOf(s, seat, 'black') > 0) return true;
    if (any && countOf(s, seat, 'red') + countOf(s, seat, 'blue') > 0) return true;
  }
  return false;
}

export const deletion: CardEffect = {
  effect: 'delete',
  windows: ['play', 'transit', 'arrival'],
  whyBarred: (s, seat, window) => {
    if (window === 'counter') return 'answer-first';
    if (window === null) return 'not-asked';
    const any = erases(s, seat);
    return isThere(s, any) ? null : 'no-target';
  },
  offer: (s, seat, card, out) => {
    const any = erases(s, seat);
    for (const at of livingFrom(s, seat)) {
      let place = 0;
      for (let id = box.first(s.cards, MESSAGES + at); id !== NONE; id = box.next(s.cards, id)) {
        if (any || colourOf(box.face(s.cards, id)) === 'black') out.push({ card, as: 'delete', at, place });
        place++;
      }
    }
  },
  resolve: (s, t, played) => {
    deleteMessage(s, t, played.by, played.message);
  },
};
