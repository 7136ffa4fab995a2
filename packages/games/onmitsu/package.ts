// The package of Onmitsu: rules, words and bots in one piece.

import type { GamePackage } from '@tabella/kernel';
import { onmitsuBots } from './bot/index.ts';
import { onmitsuGame } from './rules/game.ts';
import { setEntries } from './sets/index.ts';
import { words } from './words/en/index.ts';

export const onmitsu = onmitsuGame(setEntries);

export const gamePackage: GamePackage = {
  game: onmitsu,
  words,
  bots: onmitsuBots(onmitsu),
};

export type { Options } from './rules/options.ts';
export type { State } from './rules/state.ts';
export { onmitsuGame };
