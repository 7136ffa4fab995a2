// What the plots of a match are called.

import type { Colour } from '../../../rules/box.ts';

const colours: Readonly<Record<Colour, string>> = { red: 'red', blue: 'blue', black: 'black' };

export const say = {
  secrets: 'Who was who? How well it could be known',
  colours,
  letters: 'Letters before each one at the end',
  cards: 'Cards in hand, turn by turn',
  player: 'Player',
  count: (letters: number): string => `${letters} ${letters === 1 ? 'letter' : 'letters'}`,
  held: (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'}`,
};
