// A bot's answer: to each question of the game what its level makes of its sight.

import type { Bot, Chance, Sight } from '@tabella/kernel';
import type { MessageCard } from '../lexicon/deck.ts';
import type { State } from '../rules/state.ts';
import { marginalsOf } from './ear.ts';
import { guessLetters } from './letters.ts';
import type { Level } from './level.ts';
import type { Mind } from './mind.ts';
import { type Scene, sceneOf } from './scene.ts';
import { placesOf, weighClues } from './speak.ts';

export function newBot(mind: Mind, level: Level): Bot<State> {
  return { id: level.id, decide: (sight, chance) => decide(mind, level, sight, chance) };
}

function decide(mind: Mind, level: Level, sight: Sight<State>, chance: Chance): string {
  const scene = sceneOf(mind.deck, sight);
  const args = (sight.ask.text?.args ?? {}) as { message?: number; proposed?: readonly string[] };
  const proposed = args.proposed?.[0];
  if (proposed !== undefined) return proposed;
  switch (sight.ask.text?.rule) {
    case 'clue':
      return weighClues(mind, level, scene)[0]?.word ?? (sight.ask.fallback as string);
    case 'words':
      return guessWords(mind, level, scene, mind.deck.cards[args.message ?? -1] as MessageCard);
    case 'letters':
      return guessLetters(scene, level.ciphers, chance);
    default:
      return sight.ask.fallback as string;
  }
}

export function guessWords(mind: Mind, level: Level, scene: Scene, card: MessageCard): string {
  const reader = mind.reader(level.model, card, level.ear);
  const chances = marginalsOf(reader.believe(placesOf(mind, scene.heard)));
  return card.columns
    .map((column, c) => {
      let best = 0;
      for (let i = 1; i < 6; i++) if ((chances[6 * c + i] as number) > (chances[6 * c + best] as number)) best = i;
      return column[best] as string;
    })
    .join(' ');
}
