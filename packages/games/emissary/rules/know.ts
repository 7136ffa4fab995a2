// What a viewer knows of a match, and worlds imagined from it.

import { blankCards, type Chance, fillCards, type Seat } from '@tabella/kernel';
import { wholeBox } from './box.ts';
import { isHidden } from './hidden.ts';
import { clone, lives, type State } from './state.ts';
import { mayHaveWon, victoryOf } from './victory.ts';

export function know(rest: State, now: State, viewer: Seat | null): State {
  const s = clone(rest);
  s.cards = blankCards(wholeBox, rest.cards, now.cards, viewer);
  return s;
}

export function imagine(known: State, chance: Chance, relaxed: boolean): State | null {
  const s = clone(known);
  return fillCards(wholeBox, s.cards, chance, relaxed) && (relaxed || !wonUnseen(s)) ? s : null;
}

/**
 * Would a face-down character have won by its hand? It would have said so. No fact is written of that (`silence.ts`): the
 * hands of all who are face-down would have to be noted after every deed.
 */
function wonUnseen(s: State): boolean {
  if (s.phase === 'pick') return false;
  for (let seat = 0; seat < s.seats; seat++)
    if (lives(s, seat) && isHidden(s, seat) && mayHaveWon(s, seat) && victoryOf(s, seat) !== null) return true;
  return false;
}
