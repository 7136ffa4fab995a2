// Offers at a spot: what sets offer once the tile lies there, so that it is laid where that is worth most.

import { boxOf } from '../rules/box.ts';
import type { Deed } from '../rules/choices.ts';
import { featureOf } from '../rules/core/features.ts';
import { nodeOf } from '../rules/core/land.ts';
import { segmentsOn } from '../rules/core/tiles.ts';
import { offered } from '../rules/figures.ts';
import type { State } from '../rules/state.ts';
import { copyTo } from './copy.ts';
import { isOffered } from './deeds.ts';
import type { Mind } from './mind.ts';
import { NOBODY } from './move.ts';
import { laidAt, offerPlan, type Plan } from './plan.ts';

/** So many offers are tried at most, on so many spots. */
const MOST = 120;
const SPOTS = 60;

let laid: State | null = null;

/**
 * By spot the best plan with an offer. At the spot that is best with nobody put every offer is tried; one that has nothing to do
 * with the tile is worth no more anywhere else. So elsewhere only those that are new there, or that meet the tile.
 */
export function offersAt(s: State, plans: readonly Plan[], mind: Mind, message: number): Plan[] {
  const box = boxOf(s.options);
  if (box.offering.length === 0) return [];
  const known = new Set<string>();
  const found: Plan[] = [];
  let tried = 0;
  const spots = plans.filter(({ figure }) => figure === NOBODY).toSorted((a, b) => b.value - a.value);
  for (const { spot } of spots.slice(0, SPOTS)) {
    laid = copyTo(laid, s);
    const gain = laidAt(laid, spot, mind, message);
    let best: Plan | null = null;
    for (const offer of offered(laid, box).filter(isOffered)) {
      const name = JSON.stringify(offer);
      if (known.has(name) && !meetsTile(laid, offer as Partial<Deed>)) continue;
      known.add(name);
      if (tried++ === MOST) return found;
      const plan = offerPlan(laid, offer, mind, message);
      if (best === null || plan.value + gain > best.value) best = { ...plan, spot, value: plan.value + gain };
    }
    if (best !== null) found.push(best);
  }
  return found;
}

/** Is it about the tile just laid, or about a feature that reaches it? */
function meetsTile({ land, tile }: State, { tile: at = -1, segment = -1 }: Partial<Deed>): boolean {
  if (at === tile) return true;
  if (at < 0 || segment < 0) return false;
  const feature = featureOf(land, nodeOf(land, at, segment));
  for (let i = 0; i < segmentsOn(land, tile); i++) if (featureOf(land, nodeOf(land, tile, i)) === feature) return true;
  return false;
}
