// "Any word except the words on your side's message card, or any words that contain or derive from them."
import { baseInside } from './inside.ts';
import { plainForms, rootsOf, stem } from './stem.ts';

/** Every clue a card word forbids, worked out beforehand: its own forms, and the forms of what derives from it. */
export interface Forms {
  readonly same: ReadonlySet<string>;
  readonly derived: ReadonlySet<string>;
}

/** What judging needs to know of the language. */
export interface Tongue {
  forms(cardWord: string): Forms | undefined;
  isWord(word: string): boolean;
}

export type Block =
  | { readonly code: 'exact' | 'lemma' | 'derived'; readonly cardWord: string }
  /** `part` is what stands in the clue: the card word, or its singular or stem. */
  | { readonly code: 'contains'; readonly cardWord: string; readonly part: string };

/** For people to weigh; none of these refuses a clue. */
type Warning =
  | { readonly code: 'stem' | 'prefix' | 'short-inside'; readonly cardWord: string }
  | { readonly code: 'unknown' };

export type Verdict =
  | { readonly legal: true; readonly warnings: readonly Warning[] }
  | { readonly legal: false; readonly block: Block };

/** Card words shorter than this lie inside too many innocent clues (ART in PARTY) to forbid them. */
const INSIDE = 4;
const PREFIX = 4;

/**
 * Judges a clue by the sender's own card, all eighteen words of it, rolled or not. Clue and card words are in capitals.
 * There is no parameter for the other side's card, so nothing can leak from it.
 */
export function judgeClue(clue: string, cardWords: readonly string[], tongue: Tongue): Verdict {
  const block = findBlock(clue, cardWords, tongue);
  return block ? { legal: false, block } : { legal: true, warnings: warningsFor(clue, cardWords, tongue) };
}

export function findBlock(clue: string, cardWords: readonly string[], tongue: Tongue): Block | null {
  for (const cardWord of cardWords) if (clue === cardWord) return { code: 'exact', cardWord };
  for (const cardWord of cardWords) if (tongue.forms(cardWord)?.same.has(clue)) return { code: 'lemma', cardWord };
  // The lists know every dictionary word. By rule we judge only what they cannot know: a new deck, or a made-up form.
  const listed = tongue.isWord(clue);
  const unlisted = cardWords.filter((cardWord) => !listed || !tongue.forms(cardWord));
  for (const cardWord of unlisted)
    if (share(plainForms(clue), plainForms(cardWord))) return { code: 'lemma', cardWord };
  for (const cardWord of cardWords) if (tongue.forms(cardWord)?.derived.has(clue)) return { code: 'derived', cardWord };
  for (const cardWord of cardWords)
    if (cardWord.length >= INSIDE && clue.includes(cardWord)) return { code: 'contains', cardWord, part: cardWord };
  return unlisted.length === 0 ? null : blockByRule(clue, unlisted, tongue);
}

function blockByRule(clue: string, cardWords: readonly string[], { isWord }: Tongue): Block | null {
  const roots = rootsOf(clue, isWord);
  for (const cardWord of cardWords) {
    const part = baseInside(clue, cardWord, isWord);
    if (part !== null) return { code: 'contains', cardWord, part };
    if (share(roots, rootsOf(cardWord, isWord))) return { code: 'derived', cardWord };
  }
  return null;
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const form of one) if (other.has(form)) return true;
  return false;
}

function warningsFor(clue: string, cardWords: readonly string[], tongue: Tongue): Warning[] {
  const warnings: Warning[] = [];
  const root = stem(clue);
  for (const cardWord of cardWords) {
    if (stem(cardWord) === root) warnings.push({ code: 'stem', cardWord });
    else if (clue.slice(0, PREFIX) === cardWord.slice(0, PREFIX) && clue.length >= PREFIX)
      warnings.push({ code: 'prefix', cardWord });
    if (cardWord.length < INSIDE && clue.includes(cardWord)) warnings.push({ code: 'short-inside', cardWord });
  }
  if (!tongue.isWord(clue)) warnings.push({ code: 'unknown' });
  return warnings;
}
