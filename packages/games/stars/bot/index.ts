// The bots of A Message from the Stars.

import type { BotKind } from '@tabella/kernel';
import type { Deck } from '../lexicon/deck.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { newBot } from './decide.ts';
import { EASY, HARD, type Level, NORMAL } from './level.ts';
import { newMind } from './mind.ts';

/** Weakest first. */
export function starsBots(deck: Deck, lexicon: Lexicon): readonly BotKind[] {
  return kinds(deck, lexicon, [EASY, NORMAL, HARD]);
}

export function kinds(deck: Deck, lexicon: Lexicon, levels: readonly Level[]): readonly BotKind[] {
  const mind = newMind(deck, lexicon);
  return levels.map((level) => ({ id: level.id, make: () => newBot(mind, level) }));
}
