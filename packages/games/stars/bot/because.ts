// Why a clue: which words of the message it is meant for, and what decided between it and another, as the hard bot weighs
// them. From what the seat knows, and nothing else.

import { finalPoints, savedBy } from './letters.ts';
import { HARD } from './level.ts';
import { type Mind, placesOf } from './mind.ts';
import type { Situation } from './situation.ts';
import { rolledWords } from './speak.ts';

/** The partner understands more of the message; it is nearer to what it is meant for; its score tells more; rivals learn less. */
type Decided = 'clear' | 'near' | 'cipher' | 'rivals';

/** A type, not an interface: so it is plain data to the kernel without a cast. */
export type Because = {
  /** Words of the message, the nearest first; none when nothing is known of the clue. */
  readonly meant: readonly string[];
  /** The same of the other clue. */
  readonly otherMeant: readonly string[];
  /** Null when the other clue weighs as much or more, or nothing is known of it. */
  readonly decided: Decided | null;
};

/** A clue is meant for the nearest word, and for others that are hardly less like it than this, in deviations. */
const HARDLY_LESS = 0.5;
/** Less like any word than this it means nothing that one would know of. */
const { doubt: LEAST_LIKE } = HARD.ear;

export function becauseOf(mind: Mind, scene: Situation, clue: string, other: string | null): Because {
  return {
    meant: meantBy(mind, scene, clue),
    otherMeant: other === null ? [] : meantBy(mind, scene, other),
    decided: other === null ? null : decidedBetween(mind, scene, clue, other),
  };
}

/** How like each word of the message a clue is; null when it is not in the word list. */
function likenesses({ lexicon }: Mind, { card, dice }: Situation, clue: string): readonly [string, number][] | null {
  const place = lexicon.indexOf(clue);
  if (place < 0) return null;
  return rolledWords(card, dice).map((word) => [word, lexicon.similarityAt(HARD.model, word, place)]);
}

function meantBy(mind: Mind, scene: Situation, clue: string): string[] {
  const all = likenesses(mind, scene, clue) ?? [];
  const least = Math.max(LEAST_LIKE, nearestOf(all) - HARDLY_LESS);
  return all
    .filter(([, likeness]) => likeness >= least)
    .sort((a, b) => b[1] - a[1])
    .map(([word]) => word);
}

const nearestOf = (all: readonly [string, number][]): number =>
  all.reduce((most, [, likeness]) => Math.max(most, likeness), 0);

/** What the clue has more of, counted as the hard bot counts it when it chooses. */
function decidedBetween(mind: Mind, scene: Situation, clue: string, other: string): Decided | null {
  const [mine, others] = [clue, other].map((word) => likenesses(mind, scene, word));
  if (!mine || !others) return null;
  const reader = mind.reader(HARD.model, scene.card, HARD.ear);
  const belief = reader.believe(placesOf(mind, scene.said));
  const understood = (word: string): number => reader.understood(belief, mind.lexicon.indexOf(word), scene.dice);
  const exact = finalPoints(scene, [clue, other]);
  const { own, rivals } = savedBy(scene, [clue, other]);
  const letters = exact ?? own;
  const more = ([of, than]: Float64Array | readonly number[]): number => (of ?? 0) - (than ?? 0);
  const gains: readonly (readonly [Decided, number])[] = [
    ['clear', understood(clue) - understood(other)],
    ['near', HARD.closeness * (nearestOf(mine) - nearestOf(others))],
    ['cipher', HARD.letters * more(letters)],
    // The last word is weighed by its own letters alone.
    ['rivals', exact === null ? -HARD.letters * HARD.rivals * more(rivals) : 0],
  ];
  if (gains.reduce((sum, [, gain]) => sum + gain, 0) <= 0) return null;
  return gains.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
