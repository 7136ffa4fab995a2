// The bots of Carcassonne, weakest first.

import type { BotKind } from '@tabella/kernel';
import { newBot } from './decide.ts';
import { EASY, EXPERT, HARD, type Level, NORMAL, OLD_HARD } from './level.ts';

const kind = (level: Level): BotKind => ({ id: level.id, make: () => newBot(level) });

export const bots: readonly BotKind[] = [
  ...[EASY, NORMAL, HARD, EXPERT].map(kind),
  { ...kind(OLD_HARD), arenaOnly: true },
];
