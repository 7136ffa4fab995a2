// What all bots of a deck remember: it follows from deck and lexicon alone, and is worked out when it is first needed.

import type { Deck, MessageCard } from '../lexicon/deck.ts';
import type { Model } from '../lexicon/files.ts';
import { findBlock } from '../lexicon/legality.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { plainForms, rootsOf } from '../lexicon/stem.ts';
import { cardWords } from '../rules/texts.ts';
import { newReader, type Reader } from './ear.ts';
import type { Ear } from './level.ts';

export interface Mind {
  readonly deck: Deck;
  readonly lexicon: Lexicon;
  /** How an ear understands clues for a card. */
  reader(model: Model, card: MessageCard, ear: Ear): Reader;
  /** The clue words nearest to a word, best first, by their places in the vocabulary. */
  nearest(model: Model, word: string): Uint16Array;
  /** May the side with this card send this word of the vocabulary? */
  allows(card: MessageCard, clue: number): boolean;
}

const MOST_NEAR = 300;
/** Standard deviations below which a word has nothing to do with another. */
const LEAST_LIKE = 1;

const ALLOWED = 1;
const BLOCKED = 2;

export function newMind(deck: Deck, lexicon: Lexicon): Mind {
  const readers = new Map<string, Reader>();
  const near = new Map<string, Uint16Array>();
  const verdicts = new Map<string, Uint8Array>();
  return {
    deck,
    lexicon,
    reader: (model, card, ear) =>
      remember(readers, `${model} ${card.id} ${ear.beta} ${ear.doubt}`, () => newReader(lexicon, model, card, ear)),
    nearest: (model, word) => remember(near, `${model} ${word}`, () => nearestOf(lexicon.row(model, word))),
    allows: (card, clue) => {
      const known = remember(verdicts, card.id, () => new Uint8Array(lexicon.vocabulary.length));
      known[clue] ||= findBlock(lexicon.vocabulary[clue] as string, cardWords(card), lexicon) ? BLOCKED : ALLOWED;
      return known[clue] === ALLOWED;
    },
  };
}

function remember<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

function nearestOf(row: Float32Array): Uint16Array {
  const likeness = (clue: number): number => row[clue] as number;
  const some = [...row.keys()].filter((clue) => likeness(clue) > LEAST_LIKE);
  return Uint16Array.from(some.sort((a, b) => likeness(b) - likeness(a) || a - b).slice(0, MOST_NEAR));
}

/** Places in the word list of the words that are in it; a form of a word before it says nothing new. */
export function placesOf(mind: Mind, words: readonly string[]): number[] {
  const fresh = words.filter((word, i) => !isFormOfAny(mind, word, words.slice(0, i)));
  return fresh.map((word) => mind.lexicon.indexOf(word)).filter((place) => place >= 0);
}

/** Is a word one of these, or another form of one? Heads are known of words that bots say; others are cut back by rule. */
export function isFormOfAny({ lexicon }: Mind, word: string, others: readonly string[]): boolean {
  const headOf = (one: string): number => {
    const place = lexicon.indexOf(one);
    return place < 0 || place >= lexicon.vocabulary.length ? -1 : lexicon.headOf(place);
  };
  const head = headOf(word);
  return others.some((other) => {
    if (other === word) return true;
    const otherHead = headOf(other);
    if (head >= 0 && otherHead >= 0) return head === otherHead;
    const plain = plainForms(word);
    return [...plainForms(other)].some((form) => plain.has(form));
  });
}

/** Words of one root begin alike. */
const BEGINNING = 4;

/** Does a word come from the same root as one of these? People can tell ADVERTISEMENT from ADVERTISING, but it helps nobody. */
export function isAkinToAny({ lexicon }: Mind, word: string, others: readonly string[]): boolean {
  const near = others.filter((other) => other.slice(0, BEGINNING) === word.slice(0, BEGINNING));
  if (near.length === 0) return false;
  const roots = rootsOf(word, lexicon.isWord);
  return near.some((other) => [...rootsOf(other, lexicon.isWord)].some((root) => roots.has(root)));
}
