// Awards: what points are made of, line by line.

import { CITY, CLOISTER, FIELD, GARDEN, ROAD, TYPE_NAMES } from '../tiles/compile.ts';
import { type Count, EACH_CASTLE, EACH_HALL, EACH_VINEYARD, eachCity, eachTile, worth } from './core/count.ts';
import { segmentOf, tileOf } from './core/land.ts';
import type { Award, Item, MessageId, ScoringPass, Source } from './names.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

export const SOURCES: readonly Source[] = ['road', 'city', 'monastery', 'garden', 'field', 'goods', 'message', 'other'];

const NEIGHBOURS = 8;

/** A river and a place give nothing. */
function sourceOf(type: number): Source {
  const name = TYPE_NAMES[type];
  if (name === 'cloister') return 'monastery';
  return name === undefined || name === 'river' || name === 'place' ? 'other' : name;
}

/** The lines of a feature's worth, for somebody without a pig. */
export function itemsOf(count: Count, complete: boolean, options: Options): Item[] {
  if (count.type === FIELD) {
    const each = eachCity(options);
    const cities: Item = { what: 'cities', count: count.cities, each };
    const items = [cities];
    if (count.besieged > 0) items.push({ what: 'besieged', count: count.besieged, each });
    if (count.castles > 0) items.push({ what: 'castles', count: count.castles, each: EACH_CASTLE });
    return items;
  }
  if (count.type === CLOISTER)
    return [
      { what: 'monastery', count: 1, each: 1 },
      { what: 'line', count: count.neighbours, each: 1 },
    ];
  if (count.type > FIELD) {
    const around = complete ? NEIGHBOURS : count.neighbours;
    const items: Item[] = [
      { what: count.type === GARDEN ? 'garden' : 'monastery', count: 1, each: 1 },
      { what: 'neighbours', count: around, each: 1 },
    ];
    if (complete && count.vineyards > 0) items.push({ what: 'vineyards', count: count.vineyards, each: EACH_VINEYARD });
    return items;
  }
  const each = eachTile(count, complete, options);
  const items: Item[] = [{ what: 'tiles', count: count.tiles, each }];
  if (count.pennants > 0) items.push({ what: 'pennants', count: count.pennants, each });
  if (complete && count.halls > 0) items.push({ what: 'hall', count: count.halls, each: EACH_HALL });
  return items;
}

/** What a feature gives to one of its owners. */
export function featureAward(
  count: Count,
  seat: number,
  pass: ScoringPass,
  complete: boolean,
  { land, options }: State,
  items: readonly Item[],
): Award {
  return {
    seat,
    points: worth(count, complete, options),
    source: sourceOf(count.type),
    round: pass,
    items,
    complete,
    inn: count.type === ROAD && count.inns > 0,
    cathedral: count.type === CITY && count.cathedrals > 0,
    tile: tileOf(land, count.feature),
    segment: segmentOf(land, count.feature),
    message: 0,
    name: count.type === CLOISTER ? 'cloister' : count.shrine ? 'shrine' : '',
  };
}

/** Points that no feature gives: goods, a message's seal, an expansion. */
export function plainAward(
  seat: number,
  source: Source,
  pass: ScoringPass,
  items: readonly Item[],
  more: { readonly message?: MessageId; readonly name?: string } = {},
): Award {
  return {
    seat,
    points: pointsOf(items),
    source,
    round: pass,
    items,
    complete: true,
    inn: false,
    cathedral: false,
    tile: -1,
    segment: -1,
    message: more.message ?? 0,
    name: more.name ?? '',
  };
}

export function pointsOf(items: readonly Item[]): number {
  let sum = 0;
  for (const item of items) sum += item.count * item.each;
  return sum;
}
