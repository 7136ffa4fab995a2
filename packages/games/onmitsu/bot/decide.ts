// A bot's answer: to each question of the game what its level makes of its input.

import { type Bot, type BotInputOf, type Chance, defineBot, type Seat } from '@tabella/kernel';
import type { OnmitsuGame } from '../rules/game.ts';
import { holds } from '../rules/legal.ts';
import { cardsOf, type Look } from '../rules/stage.ts';
import type { State } from '../rules/state.ts';
import type { OnmitsuAnswer, OnmitsuTypes } from '../rules/types.ts';
import { mixedPlan } from './contest.ts';
import { habitOf } from './habit.ts';
import type { Level } from './level.ts';
import { type Plan, plansOf } from './plans.ts';
import { bestPlans } from './ply.ts';
import { enter, lookAt, type World, worldsOf } from './worlds.ts';

export function newBot(game: OnmitsuGame, level: Level): Bot<State> {
  return defineBot<OnmitsuTypes>({ id: level.id, decide: (input, chance) => decide(game, level, input, chance) });
}

function decide(
  game: OnmitsuGame,
  { thought }: Level,
  { seat, ask, known, effort = 1 }: BotInputOf<OnmitsuTypes>,
  chance: Chance,
): OnmitsuAnswer {
  const imagined = (count: number): World[] => worldsOf(game, known, chance, count, thought?.manners);
  const [first] = imagined(1);
  if (first === undefined) return ask.fallback as OnmitsuAnswer;
  const look = lookAt(game, enter(game, first).state);
  // A look costs nothing and changes nothing but what is known: which tells most is plain at first sight.
  if (thought === null || ask.kind === 'look') return habitOf(look, ask, chance);
  const plans = plansOf(look, ask, chance, thought.bundles);
  const [only] = plans;
  if (plans.length === 1 && only !== undefined) return only.answer;
  const count = Math.ceil(effort * (mayEnd(look, seat) ? thought.lastWorlds : thought.worlds));
  const worlds = [first, ...imagined(count - 1)];
  const foresight = { game, seat, ...thought };
  if (thought.contest && ask.kind === 'choose')
    return mixedPlan(foresight, thought.contest, worlds, plans, chance).answer;
  return (bestPlans(foresight, worlds, plans, 1)[0] as Plan).answer;
}

/** Whether the match can end in this turn, by patience or by this seat: one turn decides more than all before it. */
function mayEnd(g: Look, seat: Seat): boolean {
  const { s, set } = g;
  if (s.end !== null || (s.options.patience && s.turn >= set.file.rules.patienceTurnLimit)) return true;
  return cardsOf(g, seat).some((card) => card.endsGame && card.requires.every((one) => holds(g, one, seat)));
}
