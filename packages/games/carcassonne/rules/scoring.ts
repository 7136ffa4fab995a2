// Phase 3: what the tile completes is scored for those with the most strength; then their figures go home. Whoever
// closes a city takes its goods, knight or not.

import { EVERYONE } from '@tabella/kernel';
import { featureAward, itemsOf } from './awards.ts';
import { closed } from './core/closing.ts';
import { type Count, countFeature, newCount } from './core/count.ts';
import { followersAt } from './core/features.ts';
import { clearFeature } from './core/figures.ts';
import { newFound, nth } from './core/found.ts';
import { strengthOf, strengths } from './core/majority.ts';
import { addGoods } from './core/purse.ts';
import type { Award } from './names.ts';
import { NOTHING, type State } from './state.ts';
import type { Table } from './types.ts';

const features = newFound(16);
const count = newCount();

export function scoreCompleted(s: State, table: Table): readonly Award[] {
  const { land, options } = s;
  const many = closed(land, s.tile, features);
  if (many === 0) return NOTHING;
  const awards: Award[] = [];
  for (let i = 0; i < many; i++) {
    const feature = nth(features, i);
    countFeature(land, feature, count);
    if (count.wine + count.grain + count.cloth > 0) takeGoods(s, table, count);
    if (followersAt(land, feature) === 0) continue;
    const items = itemsOf(count, true, options);
    const most = strengths(land, feature);
    for (let k = 0; k < s.seats; k++) {
      const seat = (s.active + k) % s.seats;
      if (strengthOf(seat) === most) awards.push(featureAward(count, seat, '3', true, options, items));
    }
  }
  return awards;
}

export function sendHome(s: State): void {
  const many = closed(s.land, s.tile, features);
  for (let i = 0; i < many; i++) clearFeature(s.land, nth(features, i));
}

function takeGoods(s: State, table: Table, { wine, grain, cloth }: Count): void {
  addGoods(s.land, s.active, wine, grain, cloth);
  table.announce(EVERYONE, { kind: 'goods', seat: s.active, wine, grain, cloth });
}
