// What to do with a message: its action or its two points, with what their walk may bring.

import { type Answer, type Ask, type Chance, pickOne } from '@tabella/kernel';
import type { MessageAbout, MessageChoice } from '../rules/choices.ts';
import { BUILDER, FIGURES, PILE, SLOTS, segmentOf, tileOf } from '../rules/core/land.ts';
import { fits } from '../rules/core/spots.ts';
import { clone, type State } from '../rules/state.ts';
import { homeWorth, nextMessage } from './messages.ts';
import type { Mind } from './mind.ts';
import { best, findBest } from './plan.ts';
import { standingOf, weigh } from './value.ts';
import { bestShare } from './walk.ts';

/** Tiles that are tried out before another one is drawn. */
const TILES = 6;

export function resolve(s: State, ask: Ask, mind: Mind, chance: Chance): Answer {
  const { worth } = ask.about as unknown as MessageAbout;
  // In the 2025 edition points of a message are not looked at.
  const next = s.options.messages === '2025' ? 0 : nextMessage(s, mind);
  let answer = ask.fallback;
  let most = Number.NEGATIVE_INFINITY;
  ask.from.forEach((choice, i) => {
    const points = worth[i] ?? null;
    const value = choiceWorth(s, choice as MessageChoice, points, next, mind, chance);
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
  for (let slot = 0; slot < BUILDER; slot++) {
    const node = s.land.mem[FIGURES + s.active * SLOTS + slot] as number;
    if (node > 0 && tileOf(node) === tile && segmentOf(node) === segment) return homeWorth(s, s.active, slot, mind);
  }
  return 0;
}

/** What the best plan for another tile gains on average. */
function anotherTile(s: State, next: number, mind: Mind, chance: Chance): number {
  weigh(s, mind);
  const before = standingOf(s, s.active);
  const pile = Array.from(s.land.mem.subarray(PILE + s.at, PILE + s.size));
  let sum = 0;
  for (let n = 0; n < TILES; n++) {
    const drawn = pickOne(chance, pile);
    if (!fits(s.land, drawn >> 1)) continue;
    const turn = clone(s);
    turn.drawn = drawn;
    turn.turn = 'message';
    findBest(turn, mind, next);
    sum += best.value - before;
  }
  return sum / TILES;
}
