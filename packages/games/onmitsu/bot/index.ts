// The bots of Onmitsu, weakest first. They play every card set of the game they are made for.

import type { BotKind } from '@tabella/kernel';
import type { OnmitsuGame } from '../rules/game.ts';
import { newBot } from './decide.ts';
import { EASY, HARD, NORMAL } from './level.ts';

export function onmitsuBots(game: OnmitsuGame): readonly BotKind[] {
  return [EASY, NORMAL, HARD].map((level) => ({ id: level.id, make: () => newBot(game, level) }));
}
