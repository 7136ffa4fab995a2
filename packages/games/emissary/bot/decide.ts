// A bot's answer: the choice worth most, by its level.

import { type AskOf, type BotInputOf, type BotOf, type Chance, sampleAnswer } from '@tabella/kernel';
import type { Answer, Ask, EmissaryTypes } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { betSeats } from './abilities.ts';
import { lookAhead } from './ahead.ts';
import { worths } from './asks.ts';
import { oddsOf } from './belief.ts';
import { certain } from './certain.ts';
import type { Ahead, Level, Reach } from './level.ts';
import { earFor, type Memory, newMemory } from './memory.ts';
import { sceneOf } from './situation.ts';
import { leaning, styleOf } from './style.ts';

type BotInput = BotInputOf<EmissaryTypes>;

/** After so many turns two who are left may do the same for ever: then so many of a hundred answers are random. */
const LONG = 120;
const STUCK = 20;

export function newBot(level: Level): BotOf<EmissaryTypes> {
  const memory = newMemory();
  return { id: level.id, decide: (input, chance) => decide(level, memory, input, chance) };
}

function decide(level: Level, memory: Memory, input: BotInput, chance: Chance): Answer | readonly Answer[] {
  const { ask, known, seat, view } = input;
  // What is sampled is one of the choices.
  const lapses = view.turn > LONG ? STUCK : level.lapses;
  if (lapses > 0 && chance.int(100) < lapses) return sampleAnswer(ask, chance) as Answer;
  if (ask.kind === 'pick') return best(ask, pickWorths(view, ask, level), level, chance);
  const ear = earFor(memory, input, level.believes);
  const masks = certain(view);
  const { belief } = ear;
  const scene = sceneOf(view, seat, oddsOf(belief, belief.own, masks), level.habits);
  if (ask.kind === 'seats') return betSeats(scene, ask);
  const worth = leaning(scene, styleOf(scene), ask, worths(scene, ask, input.heard));
  const ahead = level.ahead && within(level.ahead, input.effort ?? 1);
  const seen = ahead ? lookAhead(ahead, { seat, known, scene, belief, masks }, ask, worth, chance) : null;
  return seen ?? best(ask, worth, level, chance);
}

/** Fewer worlds where it shall think less. */
const within = (ahead: Ahead, effort: number): Ahead => ({
  ...ahead,
  windows: lessOf(ahead.windows, effort),
  messages: lessOf(ahead.messages, effort),
  missions: lessOf(ahead.missions, effort),
});

const lessOf = (reach: Reach, effort: number): Reach => ({
  ...reach,
  worlds: Math.ceil(reach.worlds * effort),
  early: Math.ceil(reach.early * effort),
});

function pickWorths(view: View, ask: AskOf<EmissaryTypes, 'pick'>, level: Level): number[] {
  return ask.from.map(({ card }) => level.picks(view.offer.find((one) => one.card === card)?.character ?? ''));
}

/** The first of the choices worth most, as this level judges them. */
function best(ask: Ask, worth: readonly number[], level: Level, chance: Chance): Answer {
  let top = 0;
  let most = Number.NEGATIVE_INFINITY;
  worth.forEach((one, i) => {
    const judged = level.noise === 0 ? one : one + (level.noise * (chance.int(201) - 100)) / 100;
    if (judged > most) [top, most] = [i, judged];
  });
  return ask.from[top] as Answer;
}
