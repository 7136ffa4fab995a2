// Phase 1: where the tile goes. All legal spots with all legal rotations are offered; some need a bridge.

import { type AskOf, type Chance, EVERYONE } from '@tabella/kernel';
import { question } from './asking.ts';
import type { Box } from './box.ts';
import { AXES, type PlaceChoice } from './choices.ts';
import { addBridgeSpots, bridgeIn, cellIn, layOn, needsBridge } from './core/bridge.ts';
import { extendsBuilder } from './core/figures.ts';
import { type Found, newFound, nth } from './core/found.ts';
import { cellAt, cellX, cellY, tileAt } from './core/grid.ts';
import type { Land } from './core/land.ts';
import { lay } from './core/lay.ts';
import { countSpots, fits, goesByEdges, MOST_SPOTS, nthSpot, spots } from './core/spots.ts';
import type { State } from './state.ts';
import type { CarcassonneTypes, Table } from './types.ts';

/** One object for every spot and rotation, by the width of the grid: asks are made of them without making anything. */
const known: (PlaceChoice | null)[][] = [];
const found = newFound(MOST_SPOTS);

function knownFor(shift: number): (PlaceChoice | null)[] {
  known[shift] ??= new Array<PlaceChoice | null>(4 << (2 * shift)).fill(null);
  return known[shift];
}

/** A spot as a choice. */
export function makeChoice(land: Land, spot: number): PlaceChoice {
  const place = { x: cellX(land.shift, cellIn(spot)), y: cellY(land.shift, cellIn(spot)), rotation: spot & 3 };
  const bridge = bridgeIn(land, spot);
  if (bridge === null) return Object.freeze(place);
  return Object.freeze({ ...place, bridge: { x: bridge.x, y: bridge.y, axis: AXES[bridge.edge] ?? 'NS' } });
}

/** Where the tile in hand may go; null when nowhere. */
export function placeAsk(s: State, box: Box): AskOf<CarcassonneTypes, 'place'> | null {
  const { land } = s;
  const count = spotsFor(s, box, s.drawn, found);
  if (count === 0) return null;
  const choices = knownFor(land.shift);
  const from = new Array<PlaceChoice>(count);
  for (let i = 0; i < count; i++) {
    const spot = nth(found, i);
    let choice = (choices[spot] ?? null) as PlaceChoice | null;
    if (choice === null) {
      choice = makeChoice(land, spot);
      if (choice.bridge === undefined) choices[spot] = choice;
    }
    from[i] = choice;
  }
  return question(s.active, 'place', from, from[0] as PlaceChoice, undefined);
}

/** Where a seat's tile may go, with a bridge if it has one. */
export function spotsFor(s: State, box: Box, variant: number, out: Found): number {
  const many = spots(s.land, variant >> 1, out);
  return mayBridge(s, box) ? addBridgeSpots(s.land, variant, out, many) : many;
}

/** Has the active seat a bridge? */
function mayBridge(s: State, { bridging }: Box): boolean {
  for (const one of bridging) if (one.bridges.left(s) > 0) return true;
  return false;
}

/** Lays the drawn tile on any of its spots; false when there is none. */
export function layAnywhere(s: State, box: Box, chance: Chance): boolean {
  const { land, drawn } = s;
  const kind = drawn >> 1;
  const byEdges = goesByEdges(land, kind);
  const counted = byEdges ? countSpots(land, kind) : 0;
  const written = byEdges ? 0 : spots(land, kind, found);
  const many = counted + (mayBridge(s, box) ? addBridgeSpots(land, drawn, found, written) : written);
  if (many === 0) return false;
  const place = chance.int(many);
  layDrawn(s, box, place < counted ? nthSpot(land, kind, place) : nth(found, place - counted));
  return true;
}

/** Is there any such spot? */
export const canBeLaid = (s: State, box: Box, variant: number): boolean =>
  fits(s.land, variant >> 1) || (box.bridging.length > 0 && spotsFor(s, box, variant, found) > 0);

export function place(s: State, table: Table, box: Box, { x, y, rotation, bridge }: PlaceChoice): void {
  if (bridge === undefined) {
    s.tile = lay(s.land, s.drawn, x, y, rotation, s.active);
    s.drawn = -1;
    s.builder = s.turn !== 'builder' && extendsBuilder(s.land, s.active, s.tile);
    return;
  }
  const count = spotsFor(s, box, s.drawn, found);
  const cell = cellAt(s.land.shift, x, y);
  for (let i = 0; i < count; i++) {
    const spot = nth(found, i);
    if (cellIn(spot) === cell && (spot & 3) === rotation) layDrawn(s, box, spot);
  }
  const tile = tileAt(s.land, bridge.x, bridge.y);
  table.announce(EVERYONE, { kind: 'does', seat: s.active, deed: { do: 'bridge', axis: bridge.axis, tile } });
}

/** Lays the drawn tile on a spot. */
export function layDrawn(s: State, { bridging }: Box, spot: number): void {
  const { land } = s;
  if (needsBridge(spot)) for (const one of bridging) one.bridges.spend(s);
  s.tile = layOn(land, s.drawn, spot, s.active);
  s.drawn = -1;
  s.builder = s.turn !== 'builder' && extendsBuilder(land, s.active, s.tile);
}
