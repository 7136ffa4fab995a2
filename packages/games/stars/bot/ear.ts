// Understanding clues: how likely each of the 216 messages of a card is by the clues sent for it.

import type { MessageCard } from '../lexicon/deck.ts';
import type { Model } from '../lexicon/files.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { cardWords } from '../rules/texts.ts';
import type { Ear } from './level.ts';

const WORDS = 6;
export const TRIPLES = WORDS ** 3;

/** Chance of each message; the place of a message is 36, 6 and 1 times its dice, added up. */
export type Belief = Float64Array;

/** Reads clues for the words of one card. */
export interface Reader {
  /** How strongly the clue speaks for each of the eighteen words. */
  pull(clue: number): Float64Array;
  /** What is believed after these clues, by their places in the word list. */
  believe(clues: readonly number[]): Belief;
  /** Sum over the columns of the chance that this word is understood, after one clue more. */
  understood(belief: Belief, clue: number, dice: readonly number[]): number;
}

/**
 * A clue is meant for one of the three words, or for nothing one would know of: its chance is the sum of what each word
 * makes of it. A word that goes with everything says less by each clue; the root of its reach stands for that.
 */
export function newReader(lexicon: Lexicon, model: Model, card: MessageCard, ear: Ear, reach: Reach): Reader {
  const words = cardWords(card);
  const scale = Float64Array.from(words, (word) => 1 / Math.sqrt(reach(lexicon, model, word, ear.beta)));
  const kept = new Map<number, Float64Array>();
  const pull = (clue: number): Float64Array => {
    const known = kept.get(clue);
    if (known !== undefined) return known;
    const made = Float64Array.from(words, (word, i) => {
      return Math.exp(ear.beta * lexicon.similarityAt(model, word, clue)) * (scale[i] as number);
    });
    kept.set(clue, made);
    return made;
  };
  return {
    pull,
    believe: (clues) => {
      const belief = new Float64Array(TRIPLES).fill(1 / TRIPLES);
      for (const clue of clues) learn(belief, pull(clue), ear.noise);
      return belief;
    },
    understood: (belief, clue, dice) => understood(belief, pull(clue), ear.noise, dice),
  };
}

function learn(belief: Belief, pull: Float64Array, noise: number): void {
  let sum = 0;
  for (let t = 0; t < TRIPLES; t++) {
    const weight = (belief[t] as number) * factor(pull, noise, t);
    belief[t] = weight;
    sum += weight;
  }
  for (let t = 0; t < TRIPLES; t++) belief[t] = (belief[t] as number) / sum;
}

function factor(pull: Float64Array, noise: number, t: number): number {
  const a = pull[Math.floor(t / 36)] as number;
  const b = pull[6 + (Math.floor(t / 6) % 6)] as number;
  return a + b + (pull[12 + (t % 6)] as number) + noise;
}

function understood(belief: Belief, pull: Float64Array, noise: number, dice: readonly number[]): number {
  const [x, y, z] = dice as [number, number, number];
  let sum = 0;
  let right = 0;
  for (let a = 0, t = 0; a < WORDS; a++) {
    const first = noise + (pull[a] as number);
    for (let b = 0; b < WORDS; b++) {
      const second = first + (pull[6 + b] as number);
      const ofTwo = (a === x ? 1 : 0) + (b === y ? 1 : 0);
      for (let c = 0; c < WORDS; c++, t++) {
        const weight = (belief[t] as number) * (second + (pull[12 + c] as number));
        sum += weight;
        right += weight * (c === z ? ofTwo + 1 : ofTwo);
      }
    }
  }
  return right / sum;
}

/** Chance of each word in each column: eighteen numbers. */
export function marginalsOf(belief: Belief): Float64Array {
  const out = new Float64Array(3 * WORDS);
  for (let t = 0; t < TRIPLES; t++) {
    for (const place of [Math.floor(t / 36), 6 + (Math.floor(t / 6) % 6), 12 + (t % 6)])
      out[place] = (out[place] as number) + (belief[t] as number);
  }
  return out;
}

/** What the whole vocabulary pulls towards a word. */
export type Reach = (lexicon: Lexicon, model: Model, word: string, beta: number) => number;

/** Worked out once per word: it takes a few milliseconds. */
export function newReach(): Reach {
  const kept = new Map<string, number>();
  return (lexicon, model, word, beta) => {
    const key = `${model} ${beta} ${word}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (TUNE2.reach) return TUNE2.reach;
    const reach = lexicon.row(model, word).reduce((sum, z) => sum + Math.exp(beta * z), 0);
    kept.set(key, reach);
    return reach;
  };
}
export const TUNE2 = { reach: 0 };
