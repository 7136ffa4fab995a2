// A thread in which bots think. It loads game packages by name and gets nothing but tasks.

import type { Answer } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { decide } from './decide.ts';
import type { BotTask } from './runner.ts';

export default async function think(task: BotTask): Promise<Answer> {
  const gamePackage = await gamePackageOf(task.game, task.rules);
  if (!gamePackage) throw new Error(`no game "${task.game}" of rules version ${task.rules}`);
  return decide(gamePackage, task);
}
