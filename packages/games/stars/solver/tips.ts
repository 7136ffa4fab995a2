// The rulebook's tips as deductions: facts with a key and letters, to be put into words and marks elsewhere.
import { newBins } from './bins.ts';
import { LETTERS, SECTIONS, type Section } from './letters.ts';
import { markOf, type Notes, setMark } from './notes.ts';
import type { Clue } from './posterior.ts';
import { fillCells } from './profile.ts';
import { countLetters, lettersIn } from './score.ts';

/** So many trust letters and so many doublings make the score; `possible` if any cipher has that in this word. */
export interface Split {
  readonly trust: number;
  readonly doublings: number;
  readonly possible: boolean;
}

/** `clue` is the number of the clue it follows from. */
export type Tip =
  /** Score 0: none of the letters is in trust. */
  | { readonly key: 'zero'; readonly clue: number; readonly section: 'trust'; readonly ruledOut: string }
  /** Odd score: none of the letters is in amplify. */
  | { readonly key: 'odd'; readonly clue: number; readonly section: 'amplify'; readonly ruledOut: string }
  /** Negative score: one of the letters is the suspicion letter. */
  | { readonly key: 'negative'; readonly clue: number; readonly section: 'suspicion'; readonly oneOf: string }
  /** Positive score: none of them is. The tip above, read the other way. */
  | { readonly key: 'positive'; readonly clue: number; readonly section: 'suspicion'; readonly ruledOut: string }
  /** The rulebook's six: a score is only made in a few ways, and some of them the colours forbid. */
  | { readonly key: 'split'; readonly clue: number; readonly splits: readonly Split[] }
  /** One red letter at most: the one circled on the notes rules out the others, in every section. */
  | { readonly key: 'oneRed'; readonly letter: string; readonly section: Section; readonly ruledOut: string };

export function tipsFor(clues: readonly Clue[], notes: Notes | null = null): Tip[] {
  return [...clues.flatMap(tipsOfClue), ...(notes === null ? [] : tipsOfNotes(notes))];
}

function tipsOfClue({ word, score }: Clue, clue: number): Tip[] {
  const letters = lettersIn(word);
  if (score === 0) return [{ key: 'zero', clue, section: 'trust', ruledOut: letters }];
  const tips: Tip[] = [];
  if (score % 2 !== 0) tips.push({ key: 'odd', clue, section: 'amplify', ruledOut: letters });
  if (score < 0) tips.push({ key: 'negative', clue, section: 'suspicion', oneOf: letters });
  else tips.push({ key: 'positive', clue, section: 'suspicion', ruledOut: letters });
  if (score % 2 === 0) tips.push({ key: 'split', clue, splits: splitsOf(word, score) });
  return tips;
}

/** All ways to make a score, from all trust and no doubling down to an odd trust count. */
export function splitsOf(word: string, score: number): Split[] {
  if (!Number.isSafeInteger(score) || score === 0) return [];
  const bins = newBins();
  fillCells(bins, countLetters(word), 'uniform');
  const splits: Split[] = [];
  for (let trust = Math.abs(score), doublings = 0; ; trust /= 2, doublings += 1) {
    const inside = trust <= bins.mostTrust && doublings < bins.width;
    const cell = 2 * (bins.width * trust + doublings) + (score < 0 ? 1 : 0);
    splits.push({ trust, doublings, possible: inside && (bins.cells[cell] as number) > 0 });
    if (trust % 2 !== 0) return splits;
  }
}

function tipsOfNotes(notes: Notes): Tip[] {
  const tips: Tip[] = [];
  for (const letter of LETTERS.red) {
    for (const section of SECTIONS) {
      if (markOf(notes, section, letter) !== 'yes') continue;
      tips.push({ key: 'oneRed', letter, section, ruledOut: LETTERS.red.replace(letter, '') });
    }
  }
  return tips;
}

/**
 * Writes tips on the sheet: crosses for what is ruled out; dots where one of several must be it, and a circle when only
 * one of them is not crossed. Marks a person made stay as they are.
 */
export function applyTips(notes: Notes, tips: readonly Tip[]): Notes {
  let sheet = notes;
  const fill = (section: Section, letter: string, mark: 'no' | 'maybe') => {
    if (markOf(sheet, section, letter) === 'unknown') sheet = setMark(sheet, section, letter, mark);
  };
  for (const tip of tips) {
    if (tip.key === 'split' || tip.key === 'negative') continue;
    const sections = tip.key === 'oneRed' ? SECTIONS : [tip.section];
    for (const section of sections) for (const letter of tip.ruledOut) fill(section, letter, 'no');
  }
  for (const tip of tips) {
    if (tip.key !== 'negative') continue;
    const left = Array.from(tip.oneOf).filter((letter) => markOf(sheet, 'suspicion', letter) !== 'no');
    const [only] = left;
    if (left.length === 1 && only !== undefined) sheet = setMark(sheet, 'suspicion', only, 'yes');
    else for (const letter of left) fill('suspicion', letter, 'maybe');
  }
  return sheet;
}
