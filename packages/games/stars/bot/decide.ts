// A bot's answer: to each question of the game what its level makes of its input.

import type { BotOf, Chance } from '@tabella/kernel';
import type { MessageCard } from '../lexicon/deck.ts';
import type { BotInput, StarsTypes } from '../rules/types.ts';
import { joined } from './agree.ts';
import { wordChances } from './ear.ts';
import { expectedOf, guessLetters } from './letters.ts';
import type { Level } from './level.ts';
import { isFormOfAny, type Mind, placesOf } from './mind.ts';
import { type Situation, sceneOf } from './situation.ts';
import { bestClue, harmOf } from './speak.ts';

export function newBot(mind: Mind, level: Level): BotOf<StarsTypes> {
  return { id: level.id, decide: (input, chance) => decide(mind, level, input, chance) };
}

/** What the bot would write itself, and whether something else that was proposed will do as well. */
interface Opinion {
  own(): string;
  sensible(text: string): boolean;
}

/** A proposal may be worth this much less, in points, than what the bot would write itself. */
const POLITE = 1;
/** A clue that spoils this much of what the partner has understood is refused. */
const HARMFUL = 0.3;

function decide(mind: Mind, level: Level, input: BotInput, chance: Chance): string {
  const scene = sceneOf(mind.deck, input);
  const opinion = opinionOn(mind, level, scene, input, chance);
  return joined(scene.proposals, input.seat, opinion.sensible) ?? opinion.own();
}

function opinionOn(mind: Mind, level: Level, scene: Situation, input: BotInput, chance: Chance): Opinion {
  const { ask } = input;
  const fallback = ask.fallback as string;
  switch (ask.kind) {
    case 'transmit':
      return {
        own: () => bestClue(mind, level, scene, chance) ?? fallback,
        sensible: (word) => !isFormOfAny(mind, word, scene.said) && harmOf(mind, level, scene, word) < HARMFUL,
      };
    case 'guess-words':
      return wordsOpinion(mind, level, scene, mind.deck.cards[ask.text.args.message] as MessageCard);
    case 'guess-letters': {
      const guess = guessLetters(scene, level.ciphers, chance);
      const best = expectedOf(guess.text, guess.chances);
      return { own: () => guess.text, sensible: (other) => expectedOf(other, guess.chances) >= best - POLITE };
    }
  }
}

/** The likeliest word of each column of the partner's card. */
function wordsOpinion(mind: Mind, level: Level, scene: Situation, card: MessageCard): Opinion {
  const reader = mind.reader(level.model, card, level.ear);
  const chances = wordChances(reader.believe(placesOf(mind, scene.heard)));
  const chanceOf = (column: number, word: string): number =>
    chances[6 * column + (card.columns[column]?.indexOf(word) ?? -1)] ?? 0;
  const best = card.columns.map((column, c) =>
    column.reduce((likeliest, word) => (chanceOf(c, word) > chanceOf(c, likeliest) ? word : likeliest)),
  );
  const expected = (words: readonly string[]): number => words.reduce((sum, word, c) => sum + chanceOf(c, word), 0);
  return {
    own: () => best.join(' '),
    sensible: (text) => expected(text.split(' ')) >= expected(best) - POLITE,
  };
}
