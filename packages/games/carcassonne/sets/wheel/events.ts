// What the sectors of the wheel bring when the pig stops there. The plague brings nothing.

import { plainAward } from '../../rules/awards.ts';
import { countFeature, newCount } from '../../rules/core/count.ts';
import { featureOf } from '../../rules/core/features.ts';
import { followersLeft } from '../../rules/core/figures.ts';
import { followersOn } from '../../rules/core/followers.ts';
import type { Award } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';
import { CITY, CLOISTER, FIELD, MONASTERY } from '../../tiles/compile.ts';
import type { Sector } from '../../tiles/schema.ts';

const FORTUNE = 3;
const EACH_MONK = 2;

const count = newCount();

/** Points of a seat. A big meeple is one follower. */
const POINTS: Readonly<Record<Sector, (s: State, seat: number) => number>> = {
  fortune: ({ active }, seat) => (seat === active ? FORTUNE : 0),
  tax: ({ land }, seat) => {
    const cities = followersOn(land, seat, CITY).map((node) => featureOf(land, node));
    const own = (city: number): number => cities.filter((one) => one === city).length;
    return cities.reduce((sum, city) => sum + countFeature(land, city, count).pennants + own(city), 0);
  },
  famine: ({ land }, seat) =>
    followersOn(land, seat, FIELD).reduce((sum, node) => sum + countFeature(land, node, count).cities, 0),
  storm: ({ land }, seat) => followersLeft(land, seat),
  inquisition: ({ land }, seat) =>
    EACH_MONK * (followersOn(land, seat, MONASTERY).length + followersOn(land, seat, CLOISTER).length),
  plague: () => 0,
};

/** One award for each seat that gets any, the active one first. */
export function eventAwards(s: State, sector: Sector): Award[] {
  const awards: Award[] = [];
  for (let k = 0; k < s.seats; k++) {
    const seat = (s.active + k) % s.seats;
    const points = POINTS[sector](s, seat);
    if (points <= 0) continue;
    const items = [{ what: 'bonus', count: points, each: 1 } as const];
    awards.push(plainAward(seat, 'other', '1B', items, { name: `wheel.${sector}` }));
  }
  return awards;
}
