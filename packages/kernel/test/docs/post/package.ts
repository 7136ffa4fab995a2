// The package of Post: rules, words and bots in one piece.

import type { GamePackage } from '@tabella/kernel';
import { hopeful } from './bot/hopeful.ts';
import { post } from './rules/game.ts';
import { words } from './words/en/index.ts';

export const gamePackage: GamePackage = { game: post, words, bots: [{ id: hopeful.id, make: () => hopeful }] };
