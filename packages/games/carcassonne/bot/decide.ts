// A bot's answer: to each question of the game what its level makes of its input.

import {
  type AnyGame,
  type AskOf,
  type BotInputOf,
  type BotOf,
  type Chance,
  type ChoiceOf,
  imagine,
  PASS,
} from '@tabella/kernel';
import type { CarcassonneEvent, Deed, FigureChoice, PlaceChoice } from '../rules/choices.ts';
import { segmentIn, slotIn } from '../rules/core/figures.ts';
import { figureName } from '../rules/figure-kinds.ts';
import { carcassonne } from '../rules/game.ts';
import { makeChoice } from '../rules/placing.ts';
import type { State } from '../rules/state.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import { bestTrade } from './bids.ts';
import { bestDeed, isOffered } from './deeds.ts';
import type { Level } from './level.ts';
import { chooseMarker } from './marker.ts';
import { nextMessage } from './messages.ts';
import type { Mind } from './mind.ts';
import { ABBOT_HOME, NOBODY } from './move.ts';
import { offersAt } from './offers.ts';
import { eachFigure, eachPlan, offerPlan, type Plan } from './plan.ts';
import { lookAt, lookAway } from './remaining.ts';
import { resolve } from './resolve.ts';
import { bestInFutures, lessened } from './search.ts';
import { bestStep } from './steps.ts';
import { bestTile } from './tile.ts';

export function newBot(level: Level): BotOf<CarcassonneTypes> {
  return { id: level.id, decide: (input, chance) => decide(level, input, chance) };
}

type Ask = AskOf<CarcassonneTypes>;
type Answer = ChoiceOf<CarcassonneTypes>;

/** Worlds are imagined whatever the options. */
export const rules: AnyGame = carcassonne;

function decide(level: Level, { ask, known, heard, effort = 1 }: BotInputOf<CarcassonneTypes>, chance: Chance): Answer {
  const state = imagine<State>(rules, known, chance)?.run.state;
  const spent = level.effort && lessened(level.effort, effort);
  // What the clock would answer: one of the choices.
  return state ? answerIn({ ...level, effort: spent }, state, ask, chance, heard) : (ask.fallback as Answer);
}

/** The answer in a world where nothing is hidden but what is drawn anew. */
export function answerIn(
  level: Level,
  state: State,
  ask: Ask,
  chance: Chance,
  heard: readonly CarcassonneEvent[] = [],
): Answer {
  if (level.foresight) lookAt(state, level.mind);
  else lookAway();
  const message = nextMessage(state, level.mind);
  const plans: Plan[] = [];
  const note = (spot: number, figure: number, value: number): void => {
    plans.push({ spot, figure, value });
  };
  switch (ask.kind) {
    case 'place':
      eachPlan(state, level.mind, message, note);
      plans.push(...offersAt(state, plans, level.mind, message));
      return placeAt(state, chosen(level, state, plans, message, chance));
    case 'figure':
      eachFigure(state, 0, level.mind, message, note);
      for (const offer of ask.from.filter(isOffered)) plans.push(offerPlan(state, offer, level.mind, message));
      return figureChoice(chosen(level, state, plans, message, chance));
    case 'act':
      if (ask.from.some(laysTile)) return layOrDraw(state, ask, message, level.mind, chance);
      return (
        bestStep(state, ask, heard, level.mind) ??
        bestTrade(state, ask, level.mind, message, chance) ??
        bestDeed(state, ask, level.mind)
      );
    case 'move':
      return chooseMarker(state, ask, level.mind);
    case 'message':
      return resolve(state, ask, level.mind, chance);
  }
}

/** Is it to lay a tile of one's own? Such a deed names a cell. */
const laysTile = (choice: Deed | 'pass'): boolean => choice !== 'pass' && choice.x !== undefined;

function layOrDraw(
  s: State,
  ask: AskOf<CarcassonneTypes, 'act'>,
  message: number,
  mind: Mind,
  chance: Chance,
): Deed | 'pass' {
  const deed = bestTile(s, message, mind, chance).deed;
  const choice = deed && ask.from.find((one) => one !== 'pass' && one.x === deed.x && one.y === deed.y);
  return choice ?? (ask.fallback as Deed | 'pass');
}

function chosen(level: Level, s: State, plans: readonly Plan[], message: number, chance: Chance): Plan {
  if (level.effort) return bestInFutures(s, plans, message, level.effort, level.mind, chance);
  const waver = (): number => (level.wavers === 0 ? 0 : (level.wavers * (chance.int(2001) - 1000)) / 1000);
  return bestOf(plans.map((plan) => ({ ...plan, value: plan.value + waver() })));
}

function bestOf(plans: readonly Plan[]): Plan {
  return plans.reduce((best, plan) => (plan.value > best.value ? plan : best));
}

const placeAt = ({ land }: State, { spot }: Plan): PlaceChoice => makeChoice(land, spot);

function figureChoice({ figure, offer }: Plan): FigureChoice {
  if (offer !== undefined) return offer;
  if (figure === NOBODY) return PASS;
  if (figure === ABBOT_HOME) return { take: 'abbot' };
  return { figure: figureName(slotIn(figure)), segment: segmentIn(figure) };
}
