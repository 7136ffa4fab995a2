// What must hold: every bridge and castle on the land was somebody's, and nobody has more than one tile ready.

import { nextMember } from '../../rules/core/features.ts';
import { kept } from '../../rules/core/kept.ts';
import { type Land, nodeOf, tileOf } from '../../rules/core/land.ts';
import { variantAt } from '../../rules/core/tiles.ts';
import type { State } from '../../rules/state.ts';
import { builtOn } from '../../tiles/built.ts';
import { auctionOf, readyOf } from './bazaar.ts';
import { BRIDGES, CASTLES, leftOf } from './stock.ts';

/** Halves of castles: the node of each. */
export function halvesOn(land: Land): number[] {
  const halves: number[] = [];
  for (let tile = 0; tile < land.laid; tile++) {
    for (let segment = 0, left = builtOn(variantAt(land, tile)).castles; left !== 0; segment++, left >>= 1)
      if ((left & 1) === 1) halves.push(nodeOf(land, tile, segment));
  }
  return halves;
}

export function check(s: State): void {
  const { land } = s;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const spent = (what: number): number => seats.reduce((sum, seat) => sum + kept(land, what + seat), 0);
  let bridges = 0;
  for (let tile = 0; tile < land.laid; tile++) bridges += builtOn(variantAt(land, tile)).bridges.length;
  if (bridges !== spent(BRIDGES)) throw new Error(`${bridges} bridges are on the land, not ${spent(BRIDGES)}`);
  const halves = halvesOn(land);
  if (halves.length !== 2 * spent(CASTLES)) throw new Error('a castle has not two halves');
  if (halves.some((half) => tileOf(land, nextMember(land, half)) === tileOf(land, half)))
    throw new Error('a castle is on one tile');
  if (seats.some((seat) => leftOf(s, BRIDGES, seat) < 0 || leftOf(s, CASTLES, seat) < 0))
    throw new Error('somebody built more than they had');
  const ready = seats.filter((seat) => readyOf(s, seat) >= 0).length;
  const tiles = auctionOf(s)?.tiles.length ?? 0;
  if (tiles > 0 && tiles + ready !== s.seats) throw new Error('there is not one tile for each seat');
}
