// What bots expect of an abbey in hand, of barns, and of a wagon that drives on.

import { countFeature, newCount } from '../../rules/core/count.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { nodeOf } from '../../rules/core/land.ts';
import { BARN, WAGON } from '../../rules/core/sizes.ts';
import type { State } from '../../rules/state.ts';
import { hasAbbey } from './abbey.ts';
import { EACH_BARN } from './barn.ts';
import { canDrive } from './wagon.ts';

/** An abbey in hand, while there are turns in which a better hole may come. */
const ABBEY = 4;
/** A barn in hand; and what a field with one gains in each turn to come, for so many turns. */
const FREE = 4;
const GROWS = 0.3;
const LONG = 12;
/** What it is worth that a wagon may drive on at once. */
const DRIVES = 0.3;

const count = newCount();

/** Asked for every position that bots weigh, so it makes nothing. */
export function expects({ land, seats }: State, worth: Float64Array, turns: number): void {
  const early = 1 - Math.exp(-turns / 4);
  for (let seat = 0; seat < seats; seat++) {
    let points = hasAbbey(land, seat) ? ABBEY * early : 0;
    const barn = standsOn(land, seat, BARN);
    if (barn === 0) points += FREE * early;
    else if (barn > 0) {
      countFeature(land, barn, count);
      points += EACH_BARN * (count.cities + count.besieged) + GROWS * Math.min(turns, LONG);
    }
    worth[seat] = (worth[seat] ?? 0) + points;
  }
}

/** On a feature that the tile completes a wagon is scored as any other follower, and may drive on. */
export function lures(s: State, slot: number, segment: number): number {
  if (slot !== WAGON) return 0;
  const node = nodeOf(s.land, s.tile, segment);
  return countFeature(s.land, node, count).complete && canDrive(s, node) ? DRIVES : 0;
}
