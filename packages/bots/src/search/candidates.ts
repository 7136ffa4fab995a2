// Candidates: the answers to one question that a search weighs. All of them where they can be listed, else a sample.

import { type Answer, type Ask, type Chance, type Choice, sampleAnswer, type TextRules } from '@tabella/kernel';

/** An answer, and the places of its choices in the offer (none for a text): places mean the same in every world. */
export interface Candidate {
  readonly answer: Answer;
  readonly places: readonly number[];
}

/** The only legal answer, if there is but one. */
export function forced(ask: Ask): Answer | undefined {
  if (ask.text) return undefined;
  if (ask.max === undefined) return ask.from.length === 1 ? ask.from[0] : undefined;
  if (ask.max === 0) return [];
  return (ask.min ?? 0) >= ask.from.length ? ask.from : undefined;
}

/** Candidates for the root: every choice, every small set, or up to `most` samples. */
export function candidatesOf(ask: Ask, chance: Chance, most: number, texts?: TextRules): Candidate[] {
  if (ask.text) return sampledTexts(ask, chance, most, texts).map((answer) => ({ answer, places: [] }));
  if (ask.max === undefined) return ask.from.map((answer, i) => ({ answer, places: [i] }));
  return setsOf(ask, chance, most).map((places) => ({
    answer: places.map((i) => ask.from[i] as Choice),
    places,
  }));
}

/** Answers to weigh inside the tree, where a question is met once per world. */
export function answersOf(ask: Ask, chance: Chance, most: number, texts?: TextRules): readonly Answer[] {
  if (ask.text) return sampledTexts(ask, chance, most, texts);
  if (ask.max === undefined) return ask.from;
  return setsOf(ask, chance, most).map((places) => places.map((i) => ask.from[i] as Choice));
}

function sampledTexts(ask: Ask, chance: Chance, most: number, texts?: TextRules): string[] {
  const found = new Set<string>();
  for (let i = 0; i < most; i++) found.add(sampleAnswer(ask, chance, texts) as string);
  return [...found];
}

function setsOf(ask: Ask, chance: Chance, most: number): (readonly number[])[] {
  const n = ask.from.length;
  const min = ask.min ?? 0;
  const max = Math.min(ask.max ?? n, n);
  if (setCount(n, min, max, most) <= most) return allSets(n, min, max);
  const byPlace: Ask = { ...ask, from: ask.from.map((_, i) => i) };
  const found = new Map<string, readonly number[]>();
  for (let i = 0; i < most; i++) {
    const places = sampleAnswer(byPlace, chance) as readonly number[];
    found.set(places.join(), places);
  }
  return [...found.values()];
}

/** How many sets of min..max of n there are; counting stops above `enough`. */
function setCount(n: number, min: number, max: number, enough: number): number {
  let total = 0;
  let ofSize = 1;
  for (let k = 0; k <= max && total <= enough; k++) {
    if (k >= min) total += ofSize;
    ofSize = (ofSize * (n - k)) / (k + 1);
    // Sizes only grow up to the middle: a big one before `min` does not mean a big one at `min`.
    if (!Number.isFinite(ofSize)) return Number.POSITIVE_INFINITY;
  }
  return total;
}

function allSets(n: number, min: number, max: number): (readonly number[])[] {
  const out: number[][] = [];
  const extend = (set: number[], from: number): void => {
    if (set.length >= min) out.push(set);
    if (set.length === max) return;
    for (let i = from; i < n; i++) extend([...set, i], i + 1);
  };
  extend([], 0);
  return out;
}
