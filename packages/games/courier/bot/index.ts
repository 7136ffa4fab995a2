// The bots of Courier, weakest first.

import type { BotKind } from '@tabella/kernel';
import { newBot } from './decide.ts';
import { EASY, HARD, NORMAL } from './level.ts';

export const bots: readonly BotKind[] = [EASY, NORMAL, HARD].map((level) => ({
  id: level.id,
  make: () => newBot(level),
}));
