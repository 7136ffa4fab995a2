// Under the Big Top: a tent that goes from circus to circus and pays for followers around it, acrobats who climb on each other,
// and a ringmaster who likes both.

import { plainAward } from '../../rules/awards.ts';
import { drawToken } from '../../rules/bags.ts';
import { featureOf } from '../../rules/core/features.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { followersAround } from '../../rules/core/followers.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { segmentOf, tileOf } from '../../rules/core/land.ts';
import { RINGMASTER } from '../../rules/core/sizes.ts';
import type { Module } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { admits, lastAcrobats, offers, placed, scoreAcrobats } from './acrobats.ts';
import { bagOf, takeOut } from './animals.ts';
import { EACH_SHOW, showsAround, TENT, tentOf } from './tent.ts';
import { bigtop as tiles } from './tiles.ts';
import { expects, stands } from './weights.ts';

/** What the last animal was worth, turned up for the last count. */
const LAST = claim(1);

export const bigtop: Module = {
  id: 'bigtop',
  plays: ({ sets }) => sets.includes('bigtop'),
  tiles,
  figures: ({ sets }) => (sets.includes('bigtop') ? [RINGMASTER] : []),
  offers,
  admits,
  placed,
  deeds: { acrobats: (s, table, { tile }) => scoreAcrobats(s, table, tile ?? -1) },
  steps: { cleared: moveTent },
  only: { cleared: ({ circus }) => circus === true },
  adds: (s, feature, pass) => {
    const awards: Award[] = [];
    for (let k = 0; k < s.seats; k++) {
      const seat = (s.active + k) % s.seats;
      const node = standsOn(s.land, seat, RINGMASTER);
      if (node <= 0 || featureOf(s.land, node) !== feature) continue;
      const count = showsAround(s.land, tileOf(s.land, node));
      if (count === 0) continue;
      const award = plainAward(seat, 'other', pass, [{ what: 'bonus', count, each: EACH_SHOW }], {
        name: 'ringmaster',
      });
      awards.push({ ...award, tile: tileOf(s.land, node), segment: segmentOf(s.land, node) });
    }
    return awards;
  },
  bonus: (s, seat, slot) =>
    slot === RINGMASTER ? EACH_SHOW * showsAround(s.land, tileOf(s.land, standsOn(s.land, seat, slot))) : 0,
  ends: (s, table) => {
    if (tentOf(s.land) >= 0) keep(s.land, LAST, turnUp(s, table));
  },
  final: (s) => [...lastAcrobats(s), ...tentAwards(s, kept(s.land, LAST), 'final')],
  bags: { animal: bagOf },
  expects,
  stands,
  tokens: (s) => (tentOf(s.land) < 0 ? [] : [{ token: 'tent', tile: tentOf(s.land), segment: -1, count: 0 }]),
};

/** When another circus is laid the old one is scored, and the tent goes to the new one. */
function moveTent(s: State, table: Table): readonly Award[] {
  const { land, tile } = s;
  const awards = tentOf(land) < 0 ? NOTHING : tentAwards(s, turnUp(s, table), '3');
  keep(land, TENT, tile + 1);
  return awards;
}

/** The animal under the tent. */
function turnUp(s: State, table: Table): number {
  const worth = drawToken(table, s.active, bagOf(s.land), () => 'animal');
  takeOut(s.land, worth);
  return worth;
}

/** So much for every follower on the tile of the tent and the eight around. */
function tentAwards(s: State, worth: number, pass: '3' | 'final'): Award[] {
  const tent = tentOf(s.land);
  if (tent < 0 || worth === 0) return [];
  const awards: Award[] = [];
  for (let k = 0; k < s.seats; k++) {
    const seat = (s.active + k) % s.seats;
    const count = followersAround(s.land, seat, tent);
    if (count === 0) continue;
    awards.push(plainAward(seat, 'other', pass, [{ what: 'bonus', count, each: worth }], { name: 'bigtop' }));
  }
  return awards;
}
