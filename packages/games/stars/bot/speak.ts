// Choosing a clue: near the words of the message, understood by the partner, and telling about the cipher by its score.

import type { Chance } from '@tabella/kernel';
import type { MessageCard } from '../lexicon/deck.ts';
import { understoodNow } from './ear.ts';
import { finalPoints, letterPoints } from './letters.ts';
import type { Level } from './level.ts';
import { isAkinToAny, isFormOfAny, type Mind, placesOf } from './mind.ts';
import type { Situation } from './situation.ts';

/** Clues that are looked at again, exactly, in the last round. */
const FINALISTS = 40;
const DIE = 1000;

interface Weighed {
  readonly word: string;
  /** Words understood by the partner, and a little for closeness. */
  readonly meaning: number;
  readonly worth: number;
}

/** The best clue the bot thinks of; null when nothing comes to its mind. */
export function bestClue(mind: Mind, level: Level, scene: Situation, chance: Chance): string | null {
  const { lexicon } = mind;
  const rolled = rolledWords(scene.card, scene.dice);
  const clues = cluesNear(mind, level, scene, rolled, chance);
  const words = clues.map((clue) => lexicon.vocabulary[clue] as string);
  const letters = letterPoints(scene, words, level.rivals);
  const reader = mind.reader(level.model, scene.card, level.ear);
  const belief = reader.believe(placesOf(mind, scene.said));
  const weighed = clues.map((clue, i): Weighed => {
    const likeness = Math.max(...rolled.map((word) => lexicon.similarityAt(level.model, word, clue)));
    const meaning = reader.understood(belief, clue, scene.dice) + level.closeness * likeness;
    return { word: words[i] as string, meaning, worth: meaning + level.letters * (letters[i] as number) };
  });
  return lookAgain(weighed.sort(byWorth).slice(0, FINALISTS), level, scene)[0]?.word ?? null;
}

const byWorth = (a: Weighed, b: Weighed): number => b.worth - a.worth;

function lookAgain(few: readonly Weighed[], level: Level, scene: Situation): readonly Weighed[] {
  const words = few.map((one) => one.word);
  const exact = finalPoints(scene, words);
  if (exact === null) return few;
  return few.map((one, i) => ({ ...one, worth: one.meaning + level.letters * (exact[i] as number) })).sort(byWorth);
}

export function rolledWords(card: MessageCard, dice: readonly number[]): string[] {
  return card.columns.map((column, i) => column[dice[i] as number] as string);
}

/** The nearest few of each rolled word: legal, and neither a form of a clue that was sent before nor of its root. */
function cluesNear(mind: Mind, level: Level, scene: Situation, rolled: readonly string[], chance: Chance): number[] {
  const { lexicon } = mind;
  const isSpent = (clue: number): boolean => {
    const word = lexicon.vocabulary[clue] as string;
    return isFormOfAny(mind, word, scene.said) || isAkinToAny(mind, word, scene.said);
  };
  const comesToMind = (): boolean => level.recall === 1 || chance.int(DIE) < level.recall * DIE;
  const found = new Set<number>();
  for (const word of rolled) {
    let left = level.near;
    for (const clue of mind.nearest(level.model, word)) {
      if (left === 0) break;
      if (clue >= level.vocabulary || isSpent(clue) || !mind.allows(scene.card, clue)) continue;
      if (comesToMind()) found.add(clue);
      left--;
    }
  }
  return [...found];
}

/** How much the partner would understand less by this word; 0 if it helps or nothing is known of it. */
export function harmOf(mind: Mind, level: Level, scene: Situation, word: string): number {
  const place = mind.lexicon.indexOf(word);
  if (place < 0) return 0;
  const reader = mind.reader(level.model, scene.card, level.ear);
  const belief = reader.believe(placesOf(mind, scene.said));
  return Math.max(0, understoodNow(belief, scene.dice) - reader.understood(belief, place, scene.dice));
}
