// Fields by the first edition: every completed city is awarded once, to the most farmers in all fields that touch it.

import type { Seat } from '@tabella/kernel';
import { FIELD } from '../tiles/compile.ts';
import { isHill } from '../tiles/facts.ts';
import { plainAward } from './awards.ts';
import { isCastle } from './core/castle.ts';
import { EACH_CASTLE, eachCity, isBesieged } from './core/count.ts';
import { featureOf, isClosed, touchedCities } from './core/features.ts';
import { hasPig, standsOn } from './core/figures.ts';
import { slotsOut, strengthIn } from './core/followers.ts';
import { type Land, segmentOf, tileOf } from './core/land.ts';
import { kindAt, typeOf } from './core/tiles.ts';
import type { Award, Item } from './names.ts';
import type { State } from './state.ts';

interface Supplied {
  /** Farmers' strength by seat. */
  readonly strength: number[];
  /** Seats with a farmer on a hill, who win ties. */
  readonly high: Set<Seat>;
  readonly fields: Set<number>;
}

export function awardsByCity(s: State): Award[] {
  return [...suppliedCities(s)].sort(([a], [b]) => a - b).flatMap(([city, supplied]) => cityAwards(s, city, supplied));
}

/** The lines of what one field gives to a seat: the completed cities beside it that are awarded to the seat, or all. */
export function itemsByCity(s: State, seat: Seat, field: number, majority: boolean): Item[] {
  const supplied = suppliedCities(s);
  const own = [...completedCities(s.land, field)].flatMap((city) => {
    const one = supplied.get(city);
    return one && (!majority || isMost(one, seat)) ? [{ ...one, city }] : [];
  });
  if (own.length === 0) return [];
  const items: Item[] = [{ what: 'cities', count: own.length, each: eachCity(s.options) }];
  const besieged = own.filter(({ city }) => isBesieged(s.land, city)).length;
  if (besieged > 0) items.push({ what: 'besieged', count: besieged, each: eachCity(s.options) });
  const castles = own.filter(({ city }) => isCastle(s.land, city)).length;
  if (castles > 0) items.push({ what: 'castles', count: castles, each: EACH_CASTLE });
  const pigs = own.filter(({ fields }) => hasPigIn(s, seat, fields)).length;
  if (pigs > 0) items.push({ what: 'pig', count: pigs, each: 1 });
  return items;
}

function isMost({ strength, high }: Supplied, seat: Seat): boolean {
  const most = Math.max(...strength);
  if (strength[seat] !== most) return false;
  return high.has(seat) || !strength.some((one, other) => one === most && high.has(other));
}

const hasPigIn = (s: State, seat: Seat, fields: ReadonlySet<number>): boolean =>
  [...fields].some((field) => hasPig(s.land, seat, field));

/** Completed cities beside fields with farmers. */
function suppliedCities(s: State): ReadonlyMap<number, Supplied> {
  const { land } = s;
  const cities = new Map<number, Supplied>();
  for (let seat = 0; seat < s.seats; seat++) {
    for (const slot of slotsOut(land, seat)) {
      const node = standsOn(land, seat, slot);
      if (typeOf(land, node) !== FIELD) continue;
      const field = featureOf(land, node);
      for (const city of completedCities(land, field)) {
        const known = cities.get(city) ?? newSupplied(s.seats);
        known.strength[seat] = (known.strength[seat] ?? 0) + strengthIn(land, slot, node);
        known.fields.add(field);
        if (isHill(kindAt(land, tileOf(land, node)))) known.high.add(seat);
        cities.set(city, known);
      }
    }
  }
  return cities;
}

const newSupplied = (seats: number): Supplied => ({
  strength: new Array<number>(seats).fill(0),
  high: new Set(),
  fields: new Set(),
});

function cityAwards(s: State, city: number, supplied: Supplied): Award[] {
  const { strength, fields } = supplied;
  return strength.flatMap((_, seat) => {
    if (!isMost(supplied, seat)) return [];
    const items: Item[] = [{ what: 'cities', count: 1, each: eachCity(s.options) }];
    if (isBesieged(s.land, city)) items.push({ what: 'besieged', count: 1, each: eachCity(s.options) });
    if (isCastle(s.land, city)) items.push({ what: 'castles', count: 1, each: EACH_CASTLE });
    if (hasPigIn(s, seat, fields)) items.push({ what: 'pig', count: 1, each: 1 });
    return [
      { ...plainAward(seat, 'field', 'final', items), tile: tileOf(s.land, city), segment: segmentOf(s.land, city) },
    ];
  });
}

/** The completed cities that a field touches. */
function completedCities(land: Land, field: number): Set<number> {
  return new Set([...touchedCities(land, field)].filter((city) => isClosed(land, city)));
}
