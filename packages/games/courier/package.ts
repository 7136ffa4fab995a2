// The package of Courier: rules, words and bots in one piece.

import type { GamePackage } from '@tabella/kernel';
import { bots } from './bot/index.ts';
import { courier } from './rules/game.ts';
import { words } from './words/en/index.ts';

export const gamePackage: GamePackage = { game: courier, words, bots };

export type { Options, State } from './rules/state.ts';
export { courier };
