// Fields by the first edition: every completed city is awarded once, to the most farmers in all fields that touch it.

import { FIELD, TOUCHES } from '../tiles/compile.ts';
import { plainAward } from './awards.ts';
import { eachCity } from './core/count.ts';
import { hasPig, typeOf } from './core/figures.ts';
import { BIG, BUILDER, FIGURES, type Land, nodeOf, SLOTS, segmentOf, tileOf, top, VARIANT } from './core/land.ts';
import type { Award, Item } from './names.ts';
import type { State } from './state.ts';

interface Supplied {
  /** Farmers' strength by seat. */
  readonly strength: number[];
  readonly fields: Set<number>;
}

export function awardsByCity(s: State): Award[] {
  const { land } = s;
  const cities = new Map<number, Supplied>();
  for (let seat = 0; seat < s.seats; seat++) {
    for (let slot = 0; slot < BUILDER; slot++) {
      const node = land.mem[FIGURES + seat * SLOTS + slot] as number;
      if (node <= 0 || typeOf(land, node) !== FIELD) continue;
      const field = top(land.mem, node);
      for (const city of completedCities(land, field)) {
        const known = cities.get(city) ?? { strength: new Array<number>(s.seats).fill(0), fields: new Set<number>() };
        known.strength[seat] = (known.strength[seat] ?? 0) + (slot === BIG ? 2 : 1);
        known.fields.add(field);
        cities.set(city, known);
      }
    }
  }
  return [...cities].sort(([a], [b]) => a - b).flatMap(([city, supplied]) => cityAwards(s, city, supplied));
}

function cityAwards(s: State, city: number, { strength, fields }: Supplied): Award[] {
  const most = Math.max(...strength);
  return strength.flatMap((own, seat) => {
    if (own !== most) return [];
    const items: Item[] = [{ what: 'cities', count: 1, each: eachCity(s.options) }];
    if ([...fields].some((field) => hasPig(s.land, seat, field))) items.push({ what: 'pig', count: 1, each: 1 });
    return [{ ...plainAward(seat, 'field', 'final', items), tile: tileOf(city), segment: segmentOf(city) }];
  });
}

/** The completed cities that a field touches. */
export function completedCities(land: Land, field: number): Set<number> {
  return new Set([...touchedCities(land, field)].filter((city) => land.mem[city + 2] === 0));
}

/** All cities that a field touches, complete or not. */
export function touchedCities(land: Land, field: number): Set<number> {
  const { mem } = land;
  const found = new Set<number>();
  let at = field;
  do {
    const tile = tileOf(at);
    const touches = TOUCHES[((mem[VARIANT + tile] as number) >> 1) * 8 + segmentOf(at)] as number;
    for (let segment = 0; segment < 8; segment++) {
      if ((touches & (1 << segment)) !== 0) found.add(top(mem, nodeOf(tile, segment)));
    }
    at = mem[at + 1] as number;
  } while (at !== field);
  return found;
}
