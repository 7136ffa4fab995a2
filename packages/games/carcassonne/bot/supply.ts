// Fields by the first edition: a city is awarded once, to the most farmers in all fields beside it. A farmer is worth
// something only where its side is not outnumbered there.

import type { Seat } from '@tabella/kernel';
import { eachCity, isBesieged } from '../rules/core/count.ts';
import { featureOf, isClosed, touchedCities } from '../rules/core/features.ts';
import { hasPig, standsOn } from '../rules/core/figures.ts';
import { nextFollower, strengthIn } from '../rules/core/followers.ts';
import { typeOf } from '../rules/core/tiles.ts';
import type { State } from '../rules/state.ts';
import { FIELD } from '../tiles/compile.ts';
import type { Mind } from './mind.ts';
import { cityChance } from './outlook.ts';

interface Supplied {
  /** How likely it is to be completed. */
  readonly chance: number;
  /** By seat: strength of farmers, and whether a pig is among them. */
  readonly strength: number[];
  readonly pig: boolean[];
  readonly besieged: boolean;
}

/** Cities beside fields with farmers, in the position that was weighed last. */
const cities = new Map<number, Supplied>();

function chanceOf({ land, options }: State, city: number, mind: Mind): number {
  if (isClosed(land, city)) return 1;
  return mind.cityDone * cityChance(land, city, options, mind);
}

function suppliedAt(s: State, city: number, mind: Mind): Supplied {
  const known = cities.get(city);
  if (known) return known;
  const made: Supplied = {
    chance: chanceOf(s, city, mind),
    strength: new Array<number>(s.seats).fill(0),
    pig: new Array<boolean>(s.seats).fill(false),
    besieged: isBesieged(s.land, city),
  };
  cities.set(city, made);
  return made;
}

/** What a seat with this strength may expect of a city. */
function share(s: State, { chance, strength, pig, besieged }: Supplied, seat: Seat, own: number, mind: Mind): number {
  let others = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) others = Math.max(others, strength[other] as number);
  if (own === 0 || own < others - 1) return 0;
  const points = chance * (eachCity(s.options) * (besieged ? 2 : 1) + (pig[seat] ? 1 : 0));
  return own >= others ? points : mind.behind * points;
}

/** Adds to every seat what its farmers may expect of the cities. */
export function weighSupply(s: State, mind: Mind, worth: Float64Array): void {
  const { land } = s;
  cities.clear();
  for (let seat = 0; seat < s.seats; seat++) {
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
      const node = standsOn(land, seat, slot);
      if (typeOf(land, node) !== FIELD) continue;
      const field = featureOf(land, node);
      for (const city of touchedCities(land, field)) {
        const supplied = suppliedAt(s, city, mind);
        supplied.strength[seat] = (supplied.strength[seat] as number) + strengthIn(land, slot, node);
        if (hasPig(land, seat, field)) supplied.pig[seat] = true;
      }
    }
  }
  for (const supplied of cities.values()) {
    for (let seat = 0; seat < s.seats; seat++)
      worth[seat] = (worth[seat] as number) + share(s, supplied, seat, supplied.strength[seat] as number, mind);
  }
}

/** What it brings the seat to have one more follower of this strength on a field. */
export function farmerOn(s: State, seat: Seat, strength: number, field: number, mind: Mind): number {
  let sum = 0;
  for (const city of touchedCities(s.land, field)) {
    const supplied = suppliedAt(s, city, mind);
    const own = supplied.strength[seat] as number;
    sum += share(s, supplied, seat, own + strength, mind) - share(s, supplied, seat, own, mind);
  }
  return sum;
}

/** What it brings the seat to have its pig on a field: one point for each city that is awarded to it. */
export function pigOnField(s: State, seat: Seat, field: number, mind: Mind): number {
  let sum = 0;
  for (const city of touchedCities(s.land, field)) {
    const { chance, strength } = suppliedAt(s, city, mind);
    if ((strength[seat] as number) > 0 && strength[seat] === Math.max(...strength)) sum += chance;
  }
  return sum;
}
