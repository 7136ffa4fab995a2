// What may be written: a clue, a guess of three words, a guess of six letters.

import { type Chance, pickOne, shuffle, type TextRule, type TextRules } from '@tabella/kernel';
import type { Deck, MessageCard } from '../lexicon/deck.ts';
import { findBlock, type Tongue } from '../lexicon/legality.ts';
import { ALPHABET, readWord, sameLetter } from '../solver/index.ts';
import type { AboutCard, Proposed, WhyNot } from './types.ts';

/** Room for a word of 32 letters with hyphens and accents, and for three words with spaces. */
export const LONGEST_TEXT = 128;

export interface Speech extends Tongue {
  readonly vocabulary: readonly string[];
}

export function cardWords(card: MessageCard): readonly string[] {
  return card.columns.flat();
}

export function textRules(deck: Deck, speech: Speech): TextRules {
  const cardOf = ({ message }: AboutCard): MessageCard => deck.cards[message] as MessageCard;
  const clue: TextRule<AboutCard> = {
    check: (text, args) => {
      const read = readWord(text);
      if (!read.ok) return no({ kind: 'word', code: read.code });
      const block = findBlock(read.word, cardWords(cardOf(args)), speech);
      return block ? no({ kind: 'blocked', word: read.word, block }) : { ok: true, text: read.word };
    },
    sample: (chance, args) => proposed(chance, args) ?? sampleClue(chance, speech, cardOf(args)),
  };
  const words: TextRule<AboutCard> = {
    check: (text, args) => readWordGuess(text, cardOf(args)),
    sample: (chance, args) => proposed(chance, args) ?? sampleWords(chance, cardOf(args)),
  };
  const letters: TextRule<Proposed> = {
    check: readLetterGuess,
    sample: (chance, args) => proposed(chance, args) ?? lettersOf(shuffle(chance, [...ALPHABET])),
  };
  return { clue, words, letters };
}

/** Mostly what has the most behind it already, so that a side at random comes to agree. */
function proposed(chance: Chance, args: Proposed): string | null {
  const [first] = args.proposed;
  return first !== undefined && chance.int(4) > 0 ? first : null;
}

/** One word of each column at random. */
export function sampleWords(chance: Chance, card: MessageCard): string {
  return card.columns.map((column) => pickOne(chance, column)).join(' ');
}

/** A legal clue at random. */
export function sampleClue(chance: Chance, speech: Speech, card: MessageCard): string {
  for (;;) {
    const word = pickOne(chance, speech.vocabulary);
    if (findBlock(word, cardWords(card), speech) === null) return word;
  }
}

type Read = ReturnType<TextRule['check']>;

const no = (why: WhyNot): Read => ({ ok: false, reason: why });

/** Three words, or their numbers from 1 to 6, one for each column in order. */
export function readWordGuess(text: string, card: MessageCard): Read {
  const parts = text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  if (parts.length !== card.columns.length) return no({ kind: 'three-words' });
  const words: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    const column = card.columns[i] as readonly string[];
    const part = parts[i] as string;
    const word = /^[1-6]$/.test(part) ? column[Number(part) - 1] : column.find((one) => one === part);
    if (word === undefined) return no({ kind: 'not-in-column', part: part.slice(0, 20), column: i + 1 });
    words.push(word);
  }
  return { ok: true, text: words.join(' ') };
}

/** Three trust letters, two amplify letters, one suspicion letter; spaces do not matter. */
export function readLetterGuess(text: string): Read {
  const letters = text.toUpperCase().replace(/[^A-Z]+/g, '');
  if (letters.length !== 6) return no({ kind: 'six-letters' });
  const same = sameLetter(letters);
  if (same) return no({ kind: 'letter-twice', slots: same, letter: letters.charAt(same[0]) });
  return { ok: true, text: lettersOf([...letters]) };
}

/** The canonical form of a letter guess: `EHP RX O`. */
function lettersOf(letters: readonly string[]): string {
  const sorted = (from: number, to: number): string => letters.slice(from, to).sort().join('');
  return `${sorted(0, 3)} ${sorted(3, 5)} ${sorted(5, 6)}`;
}

const STOPGAPS = ['SIGNAL', 'HELLO', 'LISTEN', 'PURPLE', 'QUIETLY', 'NOWHERE'];

/** What an absent side transmits: a word that says nothing, and is legal. */
export function stopgap(speech: Speech, card: MessageCard): string {
  const word = STOPGAPS.find((one) => findBlock(one, cardWords(card), speech) === null);
  return word ?? (speech.vocabulary.find((one) => findBlock(one, cardWords(card), speech) === null) as string);
}
