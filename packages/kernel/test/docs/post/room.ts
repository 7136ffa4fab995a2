// The room of Post: rules, words and bots in one piece.

import type { Room } from '@tabella/kernel';
import { hopeful } from './bot/hopeful.ts';
import { post } from './rules/game.ts';
import { words } from './words/en/index.ts';

export const room: Room = { game: post, words, bots: [{ id: hopeful.id, make: () => hopeful }] };
