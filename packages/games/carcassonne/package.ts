// The package of Carcassonne with The Messages: rules, words and bots in one piece.

import { defineWords, fromFirstContract, type GamePackage } from '@tabella/kernel';
import { analyst } from './bot/analyst.ts';
import { bots } from './bot/index.ts';
import { carcassonne } from './rules/game.ts';
import { presets } from './rules/presets.ts';
import { analysisWords } from './words/en/analysis.ts';
import { english } from './words/en/index.ts';
import { record } from './words/en/record.ts';

export const gamePackage: GamePackage = {
  game: carcassonne,
  words: defineWords({ ...english, ...analysisWords }),
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
