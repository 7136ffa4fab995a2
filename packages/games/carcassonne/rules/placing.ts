// Phase 1: where the tile goes. All legal spots with all legal rotations are offered.

import type { AskOf } from '@tabella/kernel';
import { question } from './asking.ts';
import type { PlaceChoice } from './choices.ts';
import { extendsBuilder } from './core/figures.ts';
import { newFound, nth } from './core/found.ts';
import { cellX, cellY } from './core/grid.ts';
import { lay } from './core/lay.ts';
import { MOST_SPOTS, spots } from './core/spots.ts';
import type { State } from './state.ts';
import type { CarcassonneTypes } from './types.ts';

/** One object for every spot and rotation, by the width of the grid: asks are made of them without making anything. */
const known: (PlaceChoice | null)[][] = [];
const found = newFound(MOST_SPOTS);

function knownFor(shift: number): (PlaceChoice | null)[] {
  known[shift] ??= new Array<PlaceChoice | null>(4 << (2 * shift)).fill(null);
  return known[shift];
}

function makeChoice(shift: number, spot: number): PlaceChoice {
  return Object.freeze({ x: cellX(shift, spot >> 2), y: cellY(shift, spot >> 2), rotation: spot & 3 });
}

/** Where the tile in hand may go; null when nowhere. */
export function placeAsk(s: State): AskOf<CarcassonneTypes, 'place'> | null {
  const { land } = s;
  const count = spots(land, s.drawn >> 1, found);
  if (count === 0) return null;
  const choices = knownFor(land.shift);
  const from = new Array<PlaceChoice>(count);
  for (let i = 0; i < count; i++) {
    const spot = nth(found, i);
    let choice = choices[spot] as PlaceChoice | null;
    if (choice === null) {
      choice = makeChoice(land.shift, spot);
      choices[spot] = choice;
    }
    from[i] = choice;
  }
  return question(s.active, 'place', from, from[0] as PlaceChoice, undefined);
}

export function place(s: State, { x, y, rotation }: PlaceChoice): void {
  s.tile = lay(s.land, s.drawn, x, y, rotation, s.active);
  s.drawn = -1;
  s.builder = s.turn !== 'builder' && extendsBuilder(s.land, s.active, s.tile);
}
