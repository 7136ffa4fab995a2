// Which tile to lay: one that is drawn, of which a few are tried out, or one's own that a set put into the hand.

import { type Chance, pickOne } from '@tabella/kernel';
import { boxOf } from '../rules/box.ts';
import type { Deed } from '../rules/choices.ts';
import { pileBetween } from '../rules/core/piles.ts';
import { canBeLaid } from '../rules/placing.ts';
import { SILENT } from '../rules/silent.ts';
import { clone, type State } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { best, eachFigure, findBest } from './plan.ts';
import { standingOf, weigh } from './value.ts';

/** Tiles that are tried out before one is drawn. */
const TILES = 6;

interface Choice {
  /** Where the own tile goes; null to draw one. */
  readonly deed: Deed | null;
  /** What the position is worth then. */
  readonly value: number;
}

/** The best for the active seat; `message` is what the next message is worth. */
export function bestTile(s: State, message: number, mind: Mind, chance: Chance): Choice {
  let choice: Choice = { deed: null, value: drawnWorth(s, message, mind, chance) };
  const box = boxOf(s.options);
  for (const { instead, deeds = {} } of box.instead) {
    for (const deed of instead.may(s) ? instead.ways(s) : []) {
      const turn = clone(s);
      deeds[deed.do]?.(turn, SILENT, deed, box);
      const value = bestFigure(turn, message, mind);
      if (value > choice.value) choice = { deed, value };
    }
  }
  return choice;
}

/** What the best plan for a tile of the pile comes to on average. */
function drawnWorth(s: State, message: number, mind: Mind, chance: Chance): number {
  weigh(s, mind);
  const before = standingOf(s, s.active);
  const pile = pileBetween(s.land, s.at, s.size);
  if (pile.length === 0) return before;
  const box = boxOf(s.options);
  let sum = 0;
  for (let n = 0; n < TILES; n++) {
    const turn = clone(s);
    turn.drawn = pickOne(chance, pile);
    const fits = canBeLaid(turn, box, turn.drawn);
    if (fits) findBest(turn, mind, message);
    sum += fits ? best.value : before;
  }
  return sum / TILES;
}

function bestFigure(s: State, message: number, mind: Mind): number {
  let most = Number.NEGATIVE_INFINITY;
  eachFigure(s, 0, mind, message, (_spot, _figure, value) => {
    most = Math.max(most, value);
  });
  return most;
}
