// The package of Courier: rules, words and bots in one piece.

import { defineWords, type GamePackage } from '@tabella/kernel';
import { analyst } from './bot/analyst.ts';
import { bots } from './bot/index.ts';
import { courier } from './rules/game.ts';
import { analysisWords } from './words/en/analysis.ts';
import { english } from './words/en/index.ts';

export const gamePackage: GamePackage = {
  game: courier,
  words: defineWords({ ...english, ...analysisWords }),
  bots,
  analyst,
};

export type { Options, State } from './rules/state.ts';
export { courier };
