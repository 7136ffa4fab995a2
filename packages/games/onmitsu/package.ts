// The package of Onmitsu: rules, words and bots in one piece.

import { defineWords, type GamePackage } from '@tabella/kernel';
import { onmitsuAnalyst } from './bot/analyst.ts';
import { onmitsuBots } from './bot/index.ts';
import { onmitsuGame } from './rules/game.ts';
import { factsOf } from './sets/facts.ts';
import { setEntries } from './sets/index.ts';
import { withAnalysis } from './words/en/analysis.ts';
import { typedWords } from './words/en/index.ts';

export const onmitsu = onmitsuGame(setEntries);

export const gamePackage: GamePackage = {
  game: onmitsu,
  words: defineWords(withAnalysis(factsOf(setEntries[0]?.id), typedWords)),
  bots: onmitsuBots(onmitsu),
  analyst: onmitsuAnalyst(onmitsu),
};

export type { Options } from './rules/options.ts';
export type { State } from './rules/state.ts';
export { onmitsuGame };
