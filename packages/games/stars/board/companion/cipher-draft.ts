// A cipher while it is being set: six slots, filled one by one, typed, or drawn by the rules.

import {
  ALPHABET,
  type Cipher,
  type CipherCheck,
  checkCipher,
  colourOf,
  drawFromDeck,
  MAX_RED,
  type RandomInt,
  SLOTS,
} from '../../solver/index.ts';
import { cipherSlots } from '../marks.ts';

/** Slot by slot; an empty slot is an empty string. */
export type Draft = readonly string[];

export const EMPTY_DRAFT: Draft = SLOTS.map(() => '');

export type Fit = 'fits' | 'taken' | 'colour';

/** May the letter go into this slot, whatever lies there now? */
export function fitOf(draft: Draft, slot: number, letter: string): Fit {
  const others = draft.filter((one, i) => one !== '' && i !== slot);
  if (others.includes(letter)) return 'taken';
  const colour = colourOf(letter);
  const reds = others.filter((one) => colourOf(one) === 'red').length;
  const welcome = SLOTS[slot]?.colours.includes(colour) && (colour !== 'red' || reds < MAX_RED);
  return welcome ? 'fits' : 'colour';
}

export const put = (draft: Draft, slot: number, letter: string): Draft => draft.with(slot, letter);

/** The slot to fill next: the first empty one from here on. */
export function nextSlot(draft: Draft, from: number): number {
  const after = draft.findIndex((letter, i) => letter === '' && i > from);
  if (after >= 0) return after;
  const first = draft.indexOf('');
  return first >= 0 ? first : from;
}

export function cipherOf(draft: Draft): Cipher {
  const [t0 = '', t1 = '', t2 = '', a0 = '', a1 = '', s0 = ''] = draft;
  return { trust: t0 + t1 + t2, amplify: a0 + a1, suspicion: s0 };
}

/** Six letters as typed, `EPH RX O`; null while there are not six of them. */
export function readCipher(typed: string): CipherCheck | null {
  const letters = typed.toUpperCase().replace(/[^A-Z]+/g, '');
  if (letters.length !== SLOTS.length) return null;
  return checkCipher({ trust: letters.slice(0, 3), amplify: letters.slice(3, 5), suspicion: letters.slice(5) });
}

export const draftOf = (cipher: Cipher): Draft => cipherSlots(cipher);

/** Letter cards shuffled and laid out as the rules say. */
export function drawCipher(random: RandomInt): Cipher {
  const deck = Array.from(ALPHABET);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [deck[i], deck[j]] = [deck[j] as string, deck[i] as string];
  }
  return drawFromDeck(deck.join('')).cipher;
}
