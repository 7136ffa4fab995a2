// Playout: the rest of the game at random, without questions, events or messages. For search and for measuring the core: with
// the same chance it ends exactly like the flows do when everybody answers at random and The Messages are off.

import type { Chance } from '@tabella/kernel';
import { boxOf } from './box.ts';
import { extendsBuilder, figureSpots, put } from './core/figures.ts';
import { newFound, nth } from './core/found.ts';
import { cellX, cellY } from './core/grid.ts';
import { lay } from './core/lay.ts';
import { MOST_SPOTS, spots } from './core/spots.ts';
import { draw } from './draw.ts';
import { canTakeAbbot, takeAbbot } from './figures.ts';
import { finish } from './final.ts';
import { sendHome } from './finish.ts';
import { scoreCompleted } from './scoring.ts';
import { SILENT } from './silent.ts';
import type { State } from './state.ts';
import { move, scoreOf } from './track.ts';
import { endTurn } from './turns.ts';

const spotsFound = newFound(MOST_SPOTS);
const figuresFound = newFound(64);

/** Plays the state to its end and returns everybody's points. The state must rest before a tile is laid. */
export function playOut(s: State, chance: Chance): readonly number[] {
  const box = boxOf(s.options);
  if (s.drawn < 0) draw(s, SILENT);
  while (s.drawn >= 0 || nextTile(s)) {
    layAtRandom(s, chance);
    for (const one of box.at['1C']) for (const award of one.awards(s, '1C')) move(s, SILENT, award, 'scorer');
    putAtRandom(s, chance);
    const awards = scoreCompleted(s, SILENT, box);
    if (awards.length > 0) {
      for (const award of awards) move(s, SILENT, award, 'scorer');
      sendHome(s, SILENT, box);
    }
  }
  finish(s, SILENT, box);
  return Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat));
}

/** Draws for whoever is next; false when the game is over. */
function nextTile(s: State): boolean {
  while (endTurn(s, SILENT)) {
    draw(s, SILENT);
    if (s.drawn >= 0) return true;
  }
  return false;
}

function layAtRandom(s: State, chance: Chance): void {
  const { land } = s;
  const spot = nth(spotsFound, chance.int(spots(land, s.drawn >> 1, spotsFound)));
  const cell = spot >> 2;
  s.tile = lay(land, s.drawn, cellX(land.shift, cell), cellY(land.shift, cell), spot & 3, s.active);
  s.drawn = -1;
  s.builder = s.turn !== 'builder' && extendsBuilder(land, s.active, s.tile);
}

function putAtRandom(s: State, chance: Chance): void {
  const many = figureSpots(s.land, s.active, s.tile, s.options.farmers, figuresFound);
  const all = canTakeAbbot(s) ? many + 1 : many;
  const pick = all === 0 ? 0 : chance.int(all + 1);
  if (pick === 0) return;
  if (pick > many) {
    move(s, SILENT, takeAbbot(s, SILENT), 'scorer');
    return;
  }
  const figure = nth(figuresFound, pick - 1);
  put(s.land, s.active, figure >> 3, s.tile, figure & 7);
}
