// Understanding clues: how likely each of the 216 messages of a card is by the clues sent for it.

import type { MessageCard } from '../lexicon/deck.ts';
import type { Model } from '../lexicon/files.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { cardWords } from '../rules/texts.ts';
import type { Ear } from './level.ts';

const WORDS = 6;
const MESSAGES = WORDS ** 3;

/** Chance of each message; the place of a message is 36, 6 and 1 times its dice, added up. */
export type Belief = Float64Array;

/** Reads clues for the words of one card. Clues are named by their place in the word list. */
export interface Reader {
  believe(clues: readonly number[]): Belief;
  /** How many of the rolled words would be understood, to be expected, after one clue more. */
  understood(belief: Belief, clue: number, dice: readonly number[]): number;
}

/**
 * A clue is meant for one of the three words, or for nothing one would know of: its chance is the sum of what each word
 * makes of it. Likeness is measured in deviations word by word, so words that many clues go with have no advantage.
 */
export function newReader(lexicon: Lexicon, model: Model, card: MessageCard, ear: Ear): Reader {
  const words = cardWords(card);
  const noise = Math.exp(ear.beta * ear.doubt);
  // The same clues are weighed for a card again and again, turn by turn and game by game.
  const pulls = new Map<number, Float64Array>();
  const pullOf = (clue: number): Float64Array => {
    const known = pulls.get(clue);
    if (known !== undefined) return known;
    const pull = Float64Array.from(words, (word) => Math.exp(ear.beta * lexicon.similarityAt(model, word, clue)));
    pulls.set(clue, pull);
    return pull;
  };
  return {
    believe: (clues) => {
      const belief = new Float64Array(MESSAGES).fill(1 / MESSAGES);
      for (const clue of clues) learn(belief, pullOf(clue), noise);
      return belief;
    },
    understood: (belief, clue, dice) => understood(belief, pullOf(clue), noise, dice),
  };
}

function learn(belief: Belief, pull: Float64Array, noise: number): void {
  let sum = 0;
  for (let m = 0; m < MESSAGES; m++) {
    const [a, b, c] = placesOf(m);
    const weight = (belief[m] as number) * (noise + at(pull, a) + at(pull, b) + at(pull, c));
    belief[m] = weight;
    sum += weight;
  }
  for (let m = 0; m < MESSAGES; m++) belief[m] = (belief[m] as number) / sum;
}

const at = (values: Float64Array, place: number): number => values[place] as number;

/** The three words of a message among the eighteen of the card. */
function placesOf(message: number): [number, number, number] {
  return [Math.floor(message / 36), 6 + (Math.floor(message / 6) % 6), 12 + (message % 6)];
}

/** Choosing a clue spends its time here, so there are no small arrays. */
function understood(belief: Belief, pull: Float64Array, noise: number, dice: readonly number[]): number {
  const [x, y, z] = dice;
  let sum = 0;
  let right = 0;
  for (let a = 0, m = 0; a < WORDS; a++) {
    for (let b = 0; b < WORDS; b++) {
      const ofTwo = (a === x ? 1 : 0) + (b === y ? 1 : 0);
      const base = noise + at(pull, a) + at(pull, 6 + b);
      for (let c = 0; c < WORDS; c++, m++) {
        const weight = at(belief, m) * (base + at(pull, 12 + c));
        sum += weight;
        right += weight * (c === z ? ofTwo + 1 : ofTwo);
      }
    }
  }
  return right / sum;
}

/** Chance of each of the eighteen words to be the one of its column. */
export function wordChances(belief: Belief): Float64Array {
  const chances = new Float64Array(3 * WORDS);
  belief.forEach((chance, m) => {
    for (const place of placesOf(m)) chances[place] = at(chances, place) + chance;
  });
  return chances;
}

export function understoodNow(belief: Belief, dice: readonly number[]): number {
  const chances = wordChances(belief);
  return dice.reduce((sum, die, column) => sum + at(chances, 6 * column + die), 0);
}
