// The dragon: it comes to a volcano, and a dragon tile lets it walk six tiles, led by the seats in turn. What stands on a tile
// that it enters goes home. It never enters a tile twice in one walk, nor that of the fairy.

import type { Flow, Seat } from '@tabella/kernel';
import { askToAct } from '../../rules/acting.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { tileAt } from '../../rules/core/grid.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { type Land, tileOf } from '../../rules/core/land.ts';
import { SLOTS } from '../../rules/core/sizes.ts';
import { kindAt, tileX, tileY } from '../../rules/core/tiles.ts';
import { mixIn } from '../../rules/draw.ts';
import { isSheltered, leave } from '../../rules/leaving.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import type { TokenView } from '../../rules/view.ts';
import { kinds } from '../../tiles/index.ts';
import { fairyTile } from './fairy.ts';

/** One more than the tile on which the dragon is; 0 before the first volcano. */
const DRAGON = claim(1);
/** Of one walk. */
export const STEPS = 6;

const VOLCANOES: readonly boolean[] = kinds.map(({ volcano }) => volcano === true);
const DRAGONS: readonly boolean[] = kinds.map(({ dragon }) => dragon === true);
/** How many walks there are in a match, at most. */
export const WALKS = kinds.reduce((sum, { dragon, count }) => sum + (dragon ? count : 0), 0);

/** The tile on which the dragon is, or -1. */
export const dragonTile = (land: Land): number => kept(land, DRAGON) - 1;

/** Dragon tiles come only when there is a dragon. */
export const isHeldBack = ({ land }: State, variant: number): boolean =>
  DRAGONS[variant >> 1] === true && dragonTile(land) < 0;

export const hasVolcano = ({ land, tile }: State): boolean => VOLCANOES[kindAt(land, tile)] === true;

/** The dragon comes to the tile just laid; with the first volcano the dragon tiles go into the pile. */
export function mayRouse(s: State, table: Table): void {
  keep(s.land, DRAGON, s.tile + 1);
  mixIn(s, table);
}

/** Nobody goes where the dragon is. */
export const isWithDragon = (s: State, _slot: number, tile: number): boolean =>
  tile === dragonTile(s.land) || (tile === s.tile && hasVolcano(s));

/** Is there a dragon that can walk? */
export const isRoused = ({ land }: State): boolean => dragonTile(land) >= 0;

/** From the active seat on, each moves it by one tile, until it cannot go on. */
export function* walk(s: State, table: Table, box: Box): Flow<readonly Award[]> {
  const { land } = s;
  const visited = [dragonTile(land)];
  for (let i = 0; i < STEPS; i++) {
    const deeds = ways(land, visited);
    if (deeds.length === 0) break;
    const seat: Seat = (s.active + i) % s.seats;
    yield* askToAct(s, table, box, { seat, step: 'dragon', deeds, mayPass: false });
    visited.push(dragonTile(land));
  }
  return NOTHING;
}

const BESIDE = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

/** Where it may go. */
export function ways(land: Land, visited: readonly number[]): Deed[] {
  const from = dragonTile(land);
  const deeds: Deed[] = [];
  for (const { dx, dy } of BESIDE) {
    const tile = tileAt(land, tileX(land, from) + dx, tileY(land, from) + dy);
    if (tile >= 0 && tile !== fairyTile(land) && !visited.includes(tile)) deeds.push({ do: 'dragon', tile });
  }
  return deeds;
}

/** The dragon enters a tile: every figure on it goes home. */
export function eats(s: State, table: Table, { tile = -1 }: Deed, box: Box): readonly Award[] {
  keep(s.land, DRAGON, tile + 1);
  for (let seat = 0; seat < s.seats; seat++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const node = standsOn(s.land, seat, slot);
      if (node > 0 && tileOf(s.land, node) === tile && !isSheltered(s, box, seat, slot, 'dragon'))
        leave(s, table, seat, slot);
    }
  }
  for (const one of box.wasting) one.wastes(s, tile);
  return NOTHING;
}

export function dragonTokens({ land }: State): TokenView[] {
  const tile = dragonTile(land);
  return tile < 0 ? [] : [{ token: 'dragon', tile, segment: -1, count: 1 }];
}
