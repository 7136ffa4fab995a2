// What to do with a message: its action or its two points, with what their walk may bring.

import type { AskOf, Chance } from '@tabella/kernel';
import type { MessageChoice } from '../rules/choices.ts';
import { standsOn } from '../rules/core/figures.ts';
import { slotsOut } from '../rules/core/followers.ts';
import { segmentOf, tileOf } from '../rules/core/land.ts';
import { lookAfter } from '../rules/landing.ts';
import { clone, type State } from '../rules/state.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import { homeWorth, nextMessage } from './messages.ts';
import type { Mind } from './mind.ts';
import { bestTile } from './tile.ts';
import { standingOf, weigh } from './value.ts';
import { bestShare } from './walk.ts';

export function resolve(s: State, ask: AskOf<CarcassonneTypes, 'message'>, mind: Mind, chance: Chance): MessageChoice {
  const { worth } = ask.about;
  const next = lookAfter(s.options.messages, 'message') === 'never' ? 0 : nextMessage(s, mind);
  let answer: MessageChoice = 'points';
  let most = Number.NEGATIVE_INFINITY;
  ask.from.forEach((choice, i) => {
    const points = worth[i] ?? null;
    const value = choiceWorth(s, choice, points, next, mind, chance);
    if (value > most) {
      most = value;
      answer = choice;
    }
  });
  return answer;
}

function choiceWorth(
  s: State,
  choice: MessageChoice,
  points: number | null,
  next: number,
  mind: Mind,
  chance: Chance,
): number {
  if (points === null) return anotherTile(s, next, mind, chance);
  const home = choice !== 'points' && choice.message === 8 ? homeOf(s, choice.tile, choice.segment, mind) : 0;
  return points + home + (points > 0 ? walkWorth(s, points, next, mind) : 0);
}

/** What it is worth that the figures stand where they will, instead of where they are now. */
const walkWorth = (s: State, points: number, next: number, mind: Mind): number =>
  bestShare(s, s.active, [points], next, 0, mind).value - bestShare(s, s.active, [], 0, 0, mind).value;

function homeOf(s: State, tile: number, segment: number, mind: Mind): number {
  for (const slot of slotsOut(s.land, s.active)) {
    const node = standsOn(s.land, s.active, slot);
    if (tileOf(s.land, node) === tile && segmentOf(s.land, node) === segment) return homeWorth(s, s.active, slot, mind);
  }
  return 0;
}

/** What another tile gains: one that is drawn, or one's own. */
function anotherTile(s: State, next: number, mind: Mind, chance: Chance): number {
  const turn = clone(s);
  turn.turn = 'message';
  weigh(turn, mind);
  const before = standingOf(turn, s.active);
  return bestTile(turn, next, mind, chance).value - before;
}
