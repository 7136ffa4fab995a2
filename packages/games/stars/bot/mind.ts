// What all bots of a deck remember: it follows from deck and lexicon alone, and is worked out when it is first needed.

import type { Deck, MessageCard } from '../lexicon/deck.ts';
import type { Model } from '../lexicon/files.ts';
import { findBlock } from '../lexicon/legality.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { cardWords } from '../rules/texts.ts';
import { newReach, newReader, type Reader } from './ear.ts';
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

const NEAREST = 400;
const UNKNOWN = 0;
const ALLOWED = 1;
const BLOCKED = 2;

export function newMind(deck: Deck, lexicon: Lexicon): Mind {
  const reach = newReach();
  const readers = new Map<string, Reader>();
  const near = new Map<string, Uint16Array>();
  const verdicts = new Map<string, Uint8Array>();
  return {
    deck,
    lexicon,
    reader: (model, card, ear) =>
      remember(readers, `${model} ${card.id} ${ear.beta} ${ear.noise}`, () =>
        newReader(lexicon, model, card, ear, reach),
      ),
    nearest: (model, word) => remember(near, `${model} ${word}`, () => nearestOf(lexicon.row(model, word))),
    allows: (card, clue) => {
      const known = remember(verdicts, card.id, () => new Uint8Array(lexicon.vocabulary.length));
      if (known[clue] === UNKNOWN)
        known[clue] = findBlock(lexicon.vocabulary[clue] as string, cardWords(card), lexicon) ? BLOCKED : ALLOWED;
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
  const at = (clue: number): number => row[clue] as number;
  const some = Array.from(row.keys()).filter((clue) => at(clue) > 0.5);
  return Uint16Array.from(some.sort((a, b) => at(b) - at(a) || a - b).slice(0, NEAREST));
}
