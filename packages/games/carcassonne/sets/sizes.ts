// How many tiles are in a box, for those who have not loaded the tiles of its sets.

import type { Options, SetId } from '../rules/options.ts';

const BASE = 72;
/** Monasteries of the base game, which may stay in the box beside those of these sets. */
const MONASTERIES = 6;
const OTHER_MONASTERIES: readonly SetId[] = ['german', 'dutch', 'japan'];

/** What each adds: tiles that lie in the place of others add nothing. */
const ADDED: Readonly<Record<SetId, number>> = {
  inns: 18,
  traders: 24,
  river: 12,
  watch: 12,
  shrines: 6,
  wind: 6,
  german: 6,
  siege: 10,
  hills: 18,
  bigtop: 20,
  dragon: 30,
  dutch: 6,
  japan: 6,
  bridges: 12,
  darmstadt: 3,
  fruit: 6,
  abbey: 18,
  school: 2,
  wheel: 16,
  tower: 18,
};

export function tilesIn({ sets, monasteries = true }: Options): number {
  const all = sets.reduce((sum, id) => sum + ADDED[id], BASE);
  return monasteries || !sets.some((id) => OTHER_MONASTERIES.includes(id)) ? all : all - MONASTERIES;
}
