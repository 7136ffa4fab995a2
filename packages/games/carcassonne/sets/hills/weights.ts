// What bots think of flocks: what they will bring, and whether to draw once more.

import type { Deed } from '../../rules/choices.ts';
import { featureOf } from '../../rules/core/features.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { SHEPHERD } from '../../rules/core/sizes.ts';
import type { State } from '../../rules/state.ts';
import { bagOf, sheepOn, shepherdsOn, WOLF } from './flocks.ts';

/** How likely a flock will be scored if there are so many turns to come. */
const hope = (turns: number): number => 0.85 * (1 - Math.exp(-turns / 3));

/** A shepherd at home may gather again; one who has just come may expect so many sheep. */
const FREE = 1.5;
const GATHERED = 3;

/** Every shepherd on the land expects the sheep of the field. */
export function expects(s: State, worth: Float64Array, turns: number): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const node = standsOn(s.land, seat, SHEPHERD);
    if (node > 0)
      worth[seat] = (worth[seat] ?? 0) + hope(turns) * Math.max(GATHERED, sheepOn(s.land, featureOf(s.land, node)));
  }
}

/** Points that scoring now, or drawing once more, is worth to the active seat; others on the field have theirs either way. */
export function weighs(s: State, deed: Deed): number | null {
  if (deed.do !== 'stable' && deed.do !== 'grow') return null;
  const { land, active } = s;
  const field = featureOf(land, standsOn(land, active, SHEPHERD));
  const sheep = sheepOn(land, field);
  const turns = (s.size - s.at) / s.seats;
  const rivals = shepherdsOn(land, field, active).length - 1;
  const share = 1 - rivals / Math.max(1, s.seats - 1);
  if (deed.do === 'stable') return sheep * share + FREE * hope(turns);
  const bag = bagOf(land);
  const wolves = bag.filter((token) => token === WOLF).length / bag.length;
  const more = bag.reduce((sum, token) => sum + token, 0) / bag.length;
  return (1 - wolves) * hope(turns) * (sheep + more / (1 - wolves)) * share + wolves * FREE * hope(turns);
}
