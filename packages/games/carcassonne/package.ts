// The package of Carcassonne with The Messages: rules, words and bots in one piece.

import { defineWords, fromFirstContract, type GamePackage, type WordsOf } from '@tabella/kernel';
import { analyst } from './bot/analyst.ts';
import { bots } from './bot/index.ts';
import { carcassonne } from './rules/game.ts';
import { presets } from './rules/presets.ts';
import type { CarcassonneTypes } from './rules/types.ts';
import { sets } from './sets/en.ts';
import { wordsOfSets } from './sets/told-en.ts';
import { analysisWords } from './words/en/analysis.ts';
import { helpFor } from './words/en/help.ts';
import { english } from './words/en/index.ts';
import { record } from './words/en/record.ts';

// Who has the rules need not load words by set.
wordsOfSets.keep(sets);

const words: WordsOf<CarcassonneTypes> = {
  ...english,
  ...analysisWords,
  at: (options) => ({ ...words, help: helpFor(options) }),
};

export const gamePackage: GamePackage = {
  game: carcassonne,
  words: defineWords(words),
  bots,
  analyst,
  slowFor: ['message'],
  presets,
  record,
  past: { 1: async () => fromFirstContract((await import('@tabella/carcassonne/past/1')).room) },
};

export type { Options } from './rules/options.ts';
export type { State } from './rules/state.ts';
export { carcassonne };
