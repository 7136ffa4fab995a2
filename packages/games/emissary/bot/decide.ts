// A bot's answer: the choice worth most, by its level.

import { type Ask, type Bot, type Chance, type Choice, type Sight, sampleAnswer } from '@tabella/kernel';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { betRanks } from './abilities.ts';
import { isDecisive, lookAhead } from './ahead.ts';
import { worths } from './asks.ts';
import { oddsOf } from './belief.ts';
import { certain } from './certain.ts';
import type { Level } from './level.ts';
import { earFor, type Memory, newMemory } from './memory.ts';
import { pickWorth } from './pick.ts';
import { type Scene, sceneOf } from './scene.ts';

export function newBot(level: Level): Bot<State> {
  const memory = newMemory();
  return { id: level.id, decide: (sight, chance) => decide(level, memory, sight, chance) };
}

function decide(level: Level, memory: Memory, sight: Sight<State>, chance: Chance): Choice {
  const { ask, seat } = sight;
  if (level.lapses > 0 && chance.int(100) < level.lapses) return sampleAnswer(ask, chance);
  const view = sight.view as unknown as View;
  if (ask.kind === 'pick') return best(ask, pickWorths(view, ask), level, chance);
  const ear = earFor(memory, sight, view, level.believes);
  const masks = certain(view);
  const { belief } = ear;
  const scene = sceneOf(view, seat, oddsOf(belief, belief.own, masks));
  if (ask.kind === 'seats') return betSeats(scene, ask);
  const worth = worths(scene, ask, sight.heard);
  const { ahead } = level;
  const seen = ahead && isDecisive(scene) ? lookAhead(ahead, { sight, scene, belief, masks }, worth, chance) : null;
  return seen ?? best(ask, worth, level, chance);
}

function pickWorths(view: View, ask: Ask): number[] {
  return ask.from.map((choice) => {
    const name = view.offer.find((one) => one.card === (choice as { card: number }).card)?.character ?? '';
    return pickWorth(name);
  });
}

/** Bet: the two before whom a card of the deck is worth most. */
function betSeats(scene: Scene, ask: Ask): Choice {
  const two = betRanks(scene).slice(0, 2);
  return ask.from.filter((choice) => two.some((one) => one.to === (choice as { to: number }).to));
}

/** The first of the choices worth most, as this level judges them. */
function best(ask: Ask, worth: readonly number[], level: Level, chance: Chance): Choice {
  let top = 0;
  let most = Number.NEGATIVE_INFINITY;
  worth.forEach((one, i) => {
    const judged = level.noise === 0 ? one : one + (level.noise * (chance.int(201) - 100)) / 100;
    if (judged > most) [top, most] = [i, judged];
  });
  return ask.from[top] as Choice;
}
