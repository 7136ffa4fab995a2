// The package of Carcassonne with The Messages: rules, words and bots in one piece.

import { fromFirstContract, type GamePackage } from '@tabella/kernel';
import { bots } from './bot/index.ts';
import { carcassonne } from './rules/game.ts';
import { words } from './words/en/index.ts';

export const gamePackage: GamePackage = {
  game: carcassonne,
  words,
  bots,
  slowFor: ['message'],
  past: { 1: async () => fromFirstContract((await import('@tabella/carcassonne/past/1')).room) },
};

export type { Options } from './rules/options.ts';
export type { State } from './rules/state.ts';
export { carcassonne };
