// A bot's answer: to each question of the game what its level makes of its input.

import { type Bot, type BotInputOf, type Chance, defineBot } from '@tabella/kernel';
import type { OnmitsuGame } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { OnmitsuAnswer, OnmitsuTypes } from '../rules/types.ts';
import { mixedPlan } from './contest.ts';
import { habitOf } from './habit.ts';
import type { Level } from './level.ts';
import { type Plan, plansOf } from './plans.ts';
import { bestPlans } from './ply.ts';
import { enter, lookAt, worldsOf } from './worlds.ts';

export function newBot(game: OnmitsuGame, level: Level): Bot<State> {
  return defineBot<OnmitsuTypes>({ id: level.id, decide: (input, chance) => decide(game, level, input, chance) });
}

function decide(
  game: OnmitsuGame,
  { thought }: Level,
  { seat, ask, known }: BotInputOf<OnmitsuTypes>,
  chance: Chance,
): OnmitsuAnswer {
  const worlds = worldsOf(game, known, chance, thought?.worlds ?? 1);
  const [first] = worlds;
  if (first === undefined) return ask.fallback as OnmitsuAnswer;
  const look = lookAt(game, enter(game, first).state);
  if (thought === null) return habitOf(look, ask, chance);
  const plans = plansOf(look, ask, chance);
  const [only] = plans;
  if (plans.length === 1 && only !== undefined) return only.answer;
  const foresight = { game, seat, ...thought };
  if (thought.contest && ask.kind === 'choose')
    return mixedPlan(foresight, thought.contest, worlds, plans, chance).answer;
  return (bestPlans(foresight, worlds, plans, 1)[0] as Plan).answer;
}
