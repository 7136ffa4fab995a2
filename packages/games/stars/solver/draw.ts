// Drawing the cipher: the rulebook draw from a shuffled deck, and the uniform draw that favours no cipher.
import type { Cipher } from './cipher.ts';
import { colourOf, LETTERS, letterIndex, MAX_RED, type Section, SLOTS } from './letters.ts';
import { CIPHERS, PATTERNS, type Pattern } from './prior.ts';

/** A whole number from 0 to n-1, each equally likely. The caller brings the chance. */
export type RandomInt = (n: number) => number;

export interface DeckDraw {
  readonly cipher: Cipher;
  /** The letters that fitted no slot, in the order they went under the deck. */
  readonly discarded: string;
  /** The deck afterwards: what was never drawn, then the discards at the bottom. */
  readonly deck: string;
}

/**
 * The rulebook draw over a deck order. A slot that is full stays full and a second red never becomes welcome, so a
 * discarded letter can never fit later: one pass is enough, and a deck that runs out is not a deck.
 */
export function drawFromDeck(order: string): DeckDraw {
  mustBeDeck(order);
  const filled = SLOTS.map(() => '');
  let discarded = '';
  let [reds, open, drawn] = [0, SLOTS.length, 0];
  while (open > 0) {
    if (drawn === order.length) throw new RangeError('the deck ran out before all slots were filled');
    const letter = order.charAt(drawn++);
    const colour = colourOf(letter);
    const welcome = colour !== 'red' || reds < MAX_RED;
    const slot = welcome ? SLOTS.findIndex(({ colours }, i) => filled[i] === '' && colours.includes(colour)) : -1;
    if (slot < 0) {
      discarded += letter;
    } else {
      filled[slot] = letter;
      open -= 1;
      if (colour === 'red') reds += 1;
    }
  }
  const section = (name: Section) => filled.filter((_, i) => SLOTS[i]?.section === name).join('');
  return {
    cipher: { trust: section('trust'), amplify: section('amplify'), suspicion: section('suspicion') },
    discarded,
    deck: order.slice(drawn) + discarded,
  };
}

function mustBeDeck(order: string): void {
  let met = 0;
  for (let i = 0; i < order.length; i += 1) {
    const card = 1 << letterIndex(order.charAt(i));
    if ((met & card) !== 0) throw new RangeError('a deck has each letter once');
    met |= card;
  }
}

export function drawUniform(random: RandomInt): Cipher {
  return uniformCipherAt(random(CIPHERS));
}

/** One of all ciphers by number, without a table of them: patterns one after the other, mixed radix inside each. */
export function uniformCipherAt(index: number): Cipher {
  if (!(Number.isInteger(index) && index >= 0)) throw new RangeError(`no cipher ${index}`);
  let rest = index;
  for (const pattern of PATTERNS) {
    if (rest < pattern.ciphers) return cipherInPattern(pattern, rest);
    rest -= pattern.ciphers;
  }
  throw new RangeError(`no cipher ${index}`);
}

function cipherInPattern(pattern: Pattern, index: number): Cipher {
  const left = { green: LETTERS.green, black: LETTERS.black, red: LETTERS.red };
  let rest = index;
  const digit = (base: number): number => {
    const value = rest % base;
    rest = (rest - value) / base;
    return value;
  };
  const take = (colour: keyof typeof left, at: number): string => {
    const letter = left[colour].charAt(at);
    left[colour] = left[colour].replace(letter, '');
    return letter;
  };
  const takeAny = (colour: keyof typeof left) => take(colour, digit(left[colour].length));
  let trust = takeAny('green');
  if (pattern.red === 'trust') {
    trust += takeAny('black') + takeAny('red');
  } else {
    // Two blacks in no order: number the pairs b > a as b(b-1)/2 + a.
    const pair = digit((left.black.length * (left.black.length - 1)) / 2);
    let b = 1;
    while ((b * (b + 1)) / 2 <= pair) b += 1;
    const second = take('black', b);
    trust += take('black', pair - (b * (b - 1)) / 2) + second;
  }
  const amplify = takeAny('green') + takeAny(pattern.red === 'amplify' ? 'red' : 'black');
  return { trust, amplify, suspicion: takeAny(pattern.suspicion) };
}
