// One decision of a bot, or why it would decide so, from its task alone.

import { thoughtOf } from '@tabella/analysis';
import { parseBots } from '@tabella/bots';
import { type Answer, type Bot, FastChance, type GamePackage, readAnswer, type Thought } from '@tabella/kernel';
import type { BotTask } from './runner.ts';

/** `called` gives the bot, made now or kept. */
export function decide(
  gamePackage: GamePackage,
  task: BotTask,
  called: (make: () => Bot<unknown>) => Bot<unknown> = (make) => make(),
): Answer | Thought {
  const read = parseBots(task.bot, gamePackage);
  const entrant = read.ok ? read.entrants[0] : undefined;
  if (!entrant) throw new Error(`no bot "${task.bot}" for ${task.game}`);
  const chance = new FastChance(task.seed);
  const input = task.effort === undefined ? task.input : { ...task.input, effort: task.effort };
  const answer = called(() => entrant.make()).decide(input, chance);
  return task.why ? whyOf(gamePackage, task, answer, chance) : answer;
}

function whyOf(gamePackage: GamePackage, { input }: BotTask, given: Answer, chance: FastChance): Thought | null {
  const read = readAnswer(input.ask, given, gamePackage.game.texts);
  return read.ok ? thoughtOf(gamePackage, input, read.answer, chance) : null;
}
