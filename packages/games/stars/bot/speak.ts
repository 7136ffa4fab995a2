// Choosing a clue: near the words of the message, understood by the partner, and telling about the cipher by its score.

import type { MessageCard } from '../lexicon/deck.ts';
import { finalPoints, letterPoints } from './letters.ts';
import type { Level } from './level.ts';
import type { Mind } from './mind.ts';
import type { Scene } from './scene.ts';

/** Clues that are looked at again, exactly, in the last round. */
const FINALISTS = 40;

export interface Clue {
  readonly word: string;
  readonly worth: number;
}

/** The clues he thought of, best first. */
export function weighClues(mind: Mind, level: Level, scene: Scene): Clue[] {
  const { lexicon } = mind;
  const { model } = level;
  const rolled = rolledWords(scene.card, scene.dice);
  const clues = candidates(mind, level, scene, rolled);
  const reader = mind.reader(model, scene.card, level.partner);
  const belief = reader.believe(placesOf(mind, scene.said));
  const words = clues.map((clue) => lexicon.vocabulary[clue] as string);
  const letters = letterPoints(scene, words);
  const weighed = clues.map((clue, i) => {
    const near = Math.max(...rolled.map((word) => lexicon.similarityAt(model, word, clue)));
    const meaning = reader.understood(belief, clue, scene.dice) + level.closeness * near;
    return { word: words[i] as string, meaning, worth: meaning + level.letters * (letters[i] as number) };
  });
  weighed.sort(byWorth);
  const few = weighed.slice(0, FINALISTS);
  const exact = finalPoints(
    scene,
    few.map((one) => one.word),
  );
  if (exact === null) return weighed;
  return few.map((one, i) => ({ ...one, worth: one.meaning + level.letters * (exact[i] as number) })).sort(byWorth);
}

const byWorth = (a: Clue, b: Clue): number => b.worth - a.worth;

export function rolledWords(card: MessageCard, dice: readonly number[]): string[] {
  return card.columns.map((column, i) => column[dice[i] as number] as string);
}

/** Places in the word list of the words that are known. */
export function placesOf(mind: Mind, words: readonly string[]): number[] {
  return words.map((word) => mind.lexicon.indexOf(word)).filter((place) => place >= 0);
}

/** The nearest few for each rolled word that are legal and that no clue before was a form of. */
function candidates(mind: Mind, level: Level, scene: Scene, rolled: readonly string[]): number[] {
  const { lexicon } = mind;
  const spent = new Set(placesOf(mind, scene.said).map((place) => lexicon.headOf(place)));
  const found = new Set<number>();
  for (const word of rolled) {
    let left = level.near;
    for (const clue of mind.nearest(level.model, word)) {
      if (left === 0) break;
      if (clue >= level.vocabulary || spent.has(lexicon.headOf(clue)) || !mind.allows(scene.card, clue)) continue;
      found.add(clue);
      left--;
    }
  }
  return [...found];
}
