// Which tile to lay: one that is drawn, of which a few are tried out, or one's own that a set put into the hand.

import type { Chance } from '@tabella/kernel';
import { boxOf } from '../rules/box.ts';
import type { Deed } from '../rules/choices.ts';
import { pileBetween } from '../rules/core/piles.ts';
import { imagine } from '../rules/know.ts';
import { canBeLaid } from '../rules/placing.ts';
import { SILENT } from '../rules/silent.ts';
import { clone, type State } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { best, eachFigure, findBest } from './plan.ts';
import { standingOf, weigh } from './value.ts';

/** Tiles that are tried out before one is drawn: late in the game all that are left. */
const TILES = 24;

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
  const world = imagine(s, chance);
  const tiles = pileBetween(world.land, world.at, world.size).slice(0, TILES);
  if (tiles.length === 0) return before;
  const worths = new Map<number, number>();
  for (const tile of new Set(tiles)) worths.set(tile, tileWorth(s, tile, before, message, mind));
  return tiles.reduce((sum, tile) => sum + (worths.get(tile) ?? before), 0) / tiles.length;
}

/** What the position is worth with the best plan for a tile; one that fits nowhere changes nothing. */
function tileWorth(s: State, tile: number, before: number, message: number, mind: Mind): number {
  const turn = clone(s);
  turn.drawn = tile;
  if (!canBeLaid(turn, boxOf(s.options), tile)) return before;
  findBest(turn, mind, message);
  return best.value;
}

function bestFigure(s: State, message: number, mind: Mind): number {
  let most = Number.NEGATIVE_INFINITY;
  eachFigure(s, 0, mind, message, (_spot, _figure, value) => {
    most = Math.max(most, value);
  });
  return most;
}
