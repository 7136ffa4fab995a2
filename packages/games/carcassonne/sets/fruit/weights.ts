// What bots think of fruit: what they have kept may be sold well, and whoever stands by a tree may harvest.

import type { Deed } from '../../rules/choices.ts';
import { tileAt } from '../../rules/core/grid.ts';
import type { Land } from '../../rules/core/land.ts';
import { kindAt, tileX, tileY } from '../../rules/core/tiles.ts';
import type { State } from '../../rules/state.ts';
import { kinds } from '../../tiles/index.ts';
import { bearing, bears, FRUITS, fruitNamed, fruitOn, heldBy } from './orchard.ts';
import { SALES } from './sales.ts';

/** By kind. */
const TREES: readonly boolean[] = kinds.map(({ fruitTree }) => fruitTree === true);

export const isTree = (land: Land, tile: number): boolean => TREES[kindAt(land, tile)] === true;

/** How likely a seat will still sell if it has so many turns to come. */
const hope = (turns: number): number => 0.65 * (1 - Math.exp(-turns / 5));

/** The mean of a whole tree. */
const USUAL = 3.5;

/** What somebody with so many different kinds, and so many tokens, may expect of them. */
function worthOf(different: number, all: number, turns: number): number {
  const most = Math.min(different, SALES.length - 1);
  const sold = hope(turns);
  // One more kind may come before the sale.
  const better = most < SALES.length - 1 ? 1 : 0;
  return sold * ((SALES[most] ?? 0) + (most > 0 ? better : 0) + 2 * (all - most)) + (1 - sold) * all;
}

function holding(land: Land, seat: number, turns: number, more: number): number {
  let different = 0;
  let all = 0;
  for (let i = 0; i < FRUITS.length; i++) {
    const held = heldBy(land, seat, i) + (i === more ? 1 : 0);
    if (held > 0) different++;
    all += held;
  }
  return worthOf(different, all, turns);
}

const NO_MORE = -1;

export function expects({ land, seats }: State, worth: Float64Array, turns: number): void {
  for (let seat = 0; seat < seats; seat++) worth[seat] = (worth[seat] ?? 0) + holding(land, seat, turns, NO_MORE);
}

const turnsOf = (s: State): number => (s.size - s.at) / s.seats;

/** A token of this kind, beside its points. */
const oneMore = (s: State, seat: number, i: number): number =>
  holding(s.land, seat, turnsOf(s), i) - holding(s.land, seat, turnsOf(s), NO_MORE);

/** A harvest is a matter of luck; of kinds to plant one that is new to oneself, and not to the others. */
export function weighs(s: State, { do: name, tile = -1, what }: Deed): number | null {
  if (name === 'harvest') {
    const i = fruitOn(s.land, tile);
    const values = bearing(s.land, i);
    return values.reduce((sum, value) => sum + value, 0) / values.length + oneMore(s, s.active, i);
  }
  if (name !== 'plant') return null;
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) sum += (seat === s.active ? 1 : -0.5) * oneMore(s, seat, fruitNamed(what));
  return sum;
}

/** A follower on the tile just laid harvests from a tree beside it. */
export function lures(s: State): number {
  const { land, tile } = s;
  const [x, y] = [tileX(land, tile), tileY(land, tile)];
  let best = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const near = tileAt(land, x + dx, y + dy);
      if (near < 0 || !isTree(land, near) || (near === tile && s.options.fruit === 'next')) continue;
      const i = fruitOn(land, near);
      if (i < 0) best = Math.max(best, USUAL + 1.5);
      else if (bears(land, i) > 0) best = Math.max(best, USUAL + oneMore(s, s.active, i));
    }
  }
  return best;
}
