// Rivals: which throws of the others are likely in an imagined world, the likeliest first. They go by first sight, or weigh
// their throws in worlds of their own, for they do not know this seat's hand.

import type { Chance, Seat } from '@tabella/kernel';
import type { OnmitsuGame } from '../rules/game.ts';
import type { Look } from '../rules/stage.ts';
import type { OnmitsuAsk } from '../rules/types.ts';
import { eyesOf } from './eyes.ts';
import { throwWorth } from './habit.ts';
import { distinct, type Plan, plansOf } from './plans.ts';
import { type Foresight, tryOut } from './ply.ts';
import type { Temper } from './temper.ts';
import type { Judgement } from './value.ts';
import { asksOf, enter, lookAt, type World } from './worlds.ts';

export interface Insight {
  /** Throws of each of the others that are reckoned with. */
  readonly rivals: number;
  /** In so many worlds, shared among the others, they are thought to weigh their throws; too few: they go by first sight. */
  readonly insight: number;
  /** By what they are thought to judge then. */
  readonly theirs: Omit<Judgement, 'seat'>;
}

/** Throws that the others may make at once, one of each; with several others they are paired as they come. */
export function profilesOf(
  foresight: Foresight,
  { rivals, insight, theirs }: Insight,
  world: World,
  chance: Chance,
): ReadonlyMap<Seat, Plan>[] {
  const { game, seat } = foresight;
  const run = enter(game, world);
  const look = lookAt(game, run.state);
  const asks = asksOf(run).flatMap((ask) => (ask.kind === 'choose' && ask.seat !== seat ? [ask] : []));
  const each = world.entries.length > 0 ? 0 : Math.floor(insight / Math.max(1, asks.length));
  const likely = asks.map((ask) => {
    const temper = world.tempers[ask.seat] as Temper;
    return {
      seat: ask.seat,
      plans:
        each > 0
          ? weighedPlans(
              { ...foresight, ...theirs, seat: ask.seat },
              worldsSeenBy(game, world, ask.seat, each, chance),
              look,
              ask,
              chance,
            )
          : promisingPlans(look, ask, temper, chance),
    };
  });
  return Array.from({ length: asks.length === 0 ? 1 : rivals }, (_, i) => {
    const profile = new Map<Seat, Plan>();
    for (const { seat: of, plans } of likely) profile.set(of, plans[i % Math.min(rivals, plans.length)] as Plan);
    return profile;
  });
}

/** By what they promise at first sight. */
function promisingPlans(g: Look, ask: OnmitsuAsk<'choose'>, temper: Temper, chance: Chance): Plan[] {
  const eyes = eyesOf(g, ask.seat, temper);
  const waver = (): number => (temper.wavers * chance.int(1000)) / 1500;
  return distinct(g, ask.from)
    .map((answer) => ({ plan: { answer, action: null }, worth: throwWorth(eyes, answer) + waver() }))
    .sort((a, b) => b.worth - a.worth)
    .map((one) => one.plan);
}

/** By what they come to on average over the worlds. */
function weighedPlans(
  foresight: Foresight,
  worlds: readonly World[],
  g: Look,
  ask: OnmitsuAsk<'choose'>,
  chance: Chance,
): Plan[] {
  const plans = plansOf(g, ask, chance);
  if (plans.length < 2) return plans;
  return plans
    .map((plan) => ({ plan, worth: worlds.reduce((sum, world) => sum + tryOut(foresight, world, plan), 0) }))
    .sort((a, b) => b.worth - a.worth)
    .map((one) => one.plan);
}

/** Worlds that another seat cannot tell from this one when all choose: nothing has happened since the resting point. */
function worldsSeenBy(game: OnmitsuGame, world: World, seat: Seat, count: number, chance: Chance): World[] {
  const seen = game.know(world.rest, world.rest, seat);
  const out: World[] = [];
  for (let i = 0; i < count; i++) {
    const rest = game.imagine(seen, chance, false);
    if (rest !== null) out.push({ ...world, rest, luck: chance.int(0x1000_0000) });
  }
  return out;
}
