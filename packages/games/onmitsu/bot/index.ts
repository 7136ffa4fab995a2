// The bots of Onmitsu, weakest first. They play every card set of the game they are made for.

import type { BotKind } from '@tabella/kernel';
import type { OnmitsuGame } from '../rules/game.ts';
import { newBot } from './decide.ts';
import { EASY, HARD, type Level, NORMAL, OLD_HARD } from './level.ts';

export function onmitsuBots(game: OnmitsuGame): readonly BotKind[] {
  const kind = (level: Level): BotKind => ({ id: level.id, make: () => newBot(game, level) });
  return [...[EASY, NORMAL, HARD].map(kind), { ...kind(OLD_HARD), arenaOnly: true }];
}
