// One decision of a bot, from its task alone.

import { parseBots } from '@tabella/bots';
import { type Answer, FastChance, type GamePackage } from '@tabella/kernel';
import type { BotTask } from './runner.ts';

export function decide(gamePackage: GamePackage, task: BotTask): Answer {
  const read = parseBots(task.bot, gamePackage);
  const entrant = read.ok ? read.entrants[0] : undefined;
  if (!entrant) throw new Error(`no bot "${task.bot}" for ${task.game}`);
  return entrant.make().decide(task.input, new FastChance(task.seed));
}
