// The count at the end: what is not complete, the fields, and what modules add. No message comes of it.

import { EVERYONE, type Seat } from '@tabella/kernel';
import { FIELD, PLACE } from '../tiles/compile.ts';
import { featureAward, itemsOf, pointsOf, SOURCES } from './awards.ts';
import type { Box } from './box.ts';
import { countFeature, newCount } from './core/count.ts';
import { featureOf } from './core/features.ts';
import { hasPig, standsOn } from './core/figures.ts';
import { nextFollower } from './core/followers.ts';
import type { Land } from './core/land.ts';
import { leads, strengths } from './core/majority.ts';
import { setTotal, tallyOf } from './core/purse.ts';
import { typeOf } from './core/tiles.ts';
import { keptMarker } from './editions.ts';
import { awardsByCity } from './fields.ts';
import type { Award, Item } from './names.ts';
import type { State } from './state.ts';
import { move, scoreOf, totalOf } from './track.ts';
import type { Table } from './types.ts';

const count = newCount();
/** Roads, cities, monasteries with gardens, fields: the order of the count. */
const RANK: readonly number[] = [1, 0, 3, 2, 4, 2, 2];

/** Everything the board would give if the game ended now. */
export function finalAwards(s: State, box: Box): Award[] {
  const { land, options } = s;
  const awards: Award[] = [];
  for (const feature of occupied(land)) {
    const type = typeOf(land, feature);
    for (const one of box.adding) awards.push(...one.adds(s, feature, 'final'));
    if (type === FIELD && options.fields === 'city') continue;
    countFeature(land, feature, count);
    const items = itemsOf(count, count.complete, options);
    strengths(land, feature);
    for (let seat = 0; seat < s.seats; seat++) {
      if (!leads(seat)) continue;
      const award = featureAward(count, seat, 'final', count.complete, s, items);
      awards.push(type === FIELD && hasPig(land, seat, feature) ? withPig(award, count.cities) : award);
    }
  }
  if (options.fields === 'city') awards.push(...awardsByCity(s));
  for (const one of box.counting) awards.push(...one.final(s));
  return awards;
}

/** Features with followers, in the order of the count; a place is none. */
function occupied(land: Land): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < land.seats; seat++) {
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
      const feature = featureOf(land, standsOn(land, seat, slot));
      if (typeOf(land, feature) !== PLACE && !found.includes(feature)) found.push(feature);
    }
  }
  const rank = (feature: number): number => RANK[typeOf(land, feature)] ?? 0;
  return found.sort((a, b) => rank(a) - rank(b) || a - b);
}

/** One more for every completed city. */
function withPig(award: Award, cities: number): Award {
  const items: Item[] = [...award.items, { what: 'pig', count: cities, each: 1 }];
  return { ...award, items, points: pointsOf(items) };
}

/** Both figures become one, the rest is counted, and the most points win. */
export function finish(s: State, table: Table, box: Box): void {
  const kept = Array.from({ length: s.seats }, (_, seat) => merge(s, table, seat));
  for (const one of box.ending) one.ends(s, table);
  s.round = 'final';
  for (const award of finalAwards(s, box)) move(s, table, award, kept[award.seat] ?? 'scorer');
  s.round = null;
  s.stage = 'over';
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => scoreOf(s, seat));
  const best = Math.max(...scores);
  const tally = (source: number): number[] => seats.map((seat) => tallyOf(s.land, seat, source));
  s.result = Object.freeze({
    winners: seats.filter((seat) => scores[seat] === best),
    reason: 'points',
    scores,
    parts: Object.fromEntries(
      SOURCES.map((source, i) => [source, tally(i)] as const).filter(([, points]) => points.some((one) => one !== 0)),
    ),
  });
}

function merge(s: State, table: Table, seat: Seat): 'scorer' | 'messenger' {
  if (s.options.messages === 'off') return 'scorer';
  const [scorer, messenger] = [totalOf(s, seat, 'scorer'), totalOf(s, seat, 'messenger')];
  const marker = keptMarker(s, scorer, messenger);
  const total = scorer + messenger;
  setTotal(s.land, seat, 'scorer', marker === 'scorer' ? total : 0);
  setTotal(s.land, seat, 'messenger', marker === 'messenger' ? total : 0);
  table.announce(EVERYONE, { kind: 'merges', seat, marker, total });
  return marker;
}
