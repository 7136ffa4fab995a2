// Whether the own card allows what is typed, said while it is typed. The server has the last word.

import type { Dictionary } from '../lexicon/dictionary.ts';
import { type Forms, judgeClue } from '../lexicon/legality.ts';
import { readWord } from '../solver/index.ts';
import type { BoardWords } from './say.ts';

export type Hint =
  | { readonly tone: 'none' }
  | { readonly tone: 'bad' | 'warn' | 'quiet' | 'good'; readonly text: string };

/** The forms of card words by card word in small letters, as the lexicon lists them. */
export type FormsFile = Readonly<
  Record<string, { readonly same: readonly string[]; readonly derived: readonly string[] }>
>;

export function hintFor(
  typed: string,
  cardWords: readonly string[],
  forms: FormsFile | null,
  say: BoardWords,
  isWord: Dictionary | null = null,
): Hint {
  if (typed.trim() === '') return { tone: 'none' };
  const read = readWord(typed);
  if (!read.ok) return { tone: 'bad', text: say.why(read) };
  // Without the dictionary what is typed passes for a word: a hint may miss a made-up form but never refuses a proper word.
  const verdict = judgeClue(read.word, cardWords, { forms: formsIn(forms), isWord: (word) => word === read.word });
  if (!verdict.legal) return { tone: 'bad', text: say.why({ kind: 'blocked', word: read.word, block: verdict.block }) };
  const [first] = verdict.warnings;
  if (first && first.code !== 'unknown') return { tone: 'warn', text: say.close(first.cardWord) };
  if (isWord?.(read.word) === false) return { tone: 'quiet', text: say.unknownWord };
  return { tone: 'good', text: read.changed ? say.readAs(read.word) : say.allowed };
}

function formsIn(forms: FormsFile | null): (cardWord: string) => Forms | undefined {
  const capitals = (words: readonly string[]): Set<string> => new Set(words.map((word) => word.toUpperCase()));
  return (cardWord) => {
    const word = cardWord.toLowerCase();
    const listed = forms !== null && Object.hasOwn(forms, word) ? forms[word] : undefined;
    return listed && { same: capitals(listed.same), derived: capitals(listed.derived) };
  };
}
