// Face-down characters nobody has seen: by public facts, who could they be?

import type { Seat } from '@tabella/kernel';
import { box } from './box.ts';
import { FIRST_PERSON } from './faces.ts';
import { people } from './people.ts';
import { characterCard, isShown, isUp, type State } from './state.ts';

/** The special characters, by their places in the table of characters. */
export const specials: readonly number[] = people.flatMap((person, place) => (person.special ? [place] : []));

/** Is the character of this seat face-down and unknown to the public? */
export const isHidden = (s: State, seat: Seat): boolean => !isUp(s, seat) && !isShown(s, seat);

/** Could somebody who is hidden be this one? Not if it lies open somewhere, or did. */
export function couldBeAt(s: State, place: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    if (box.face(s.cards, characterCard(s, seat)) === FIRST_PERSON + place && isShown(s, seat)) return false;
  }
  return true;
}

/** Everybody whom a hidden character could be, by their places. */
export const couldBe = (s: State): number[] => specials.filter((place) => couldBeAt(s, place));
