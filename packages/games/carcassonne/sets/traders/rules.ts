// Traders & Builders: goods for whoever closes a city, a builder for second tiles, a pig for better fields.

import { EVERYONE } from '@tabella/kernel';
import { plainAward } from '../../rules/awards.ts';
import { featureOf, isClosed } from '../../rules/core/features.ts';
import { nodeOf } from '../../rules/core/land.ts';
import { addGoods, goodsHeld } from '../../rules/core/purse.ts';
import { BUILDER, PIG } from '../../rules/core/sizes.ts';
import { goodsAt, segmentsOn } from '../../rules/core/tiles.ts';
import type { Module } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { comes } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';
import { GOODS } from '../../tiles/schema.ts';
import { traders as tiles } from './tiles.ts';

/** For the most of a kind. */
const EACH = 10;

export const traders: Module = {
  id: 'traders',
  plays: ({ sets }) => sets.includes('traders'),
  tiles,
  figures: (options) => [
    ...(comes(options, options.builder, 'traders') ? [BUILDER] : []),
    // A pig stands beside a farmer of its own, so it stays in the box where there are none.
    ...(options.farmers && comes(options, options.pig, 'traders') ? [PIG] : []),
  ],
  // Whoever closes a city takes its goods, knight or not.
  completes: (s, table, { wine, grain, cloth }) => {
    if (wine + grain + cloth === 0) return;
    addGoods(s.land, s.active, wine, grain, cloth);
    table.announce(EVERYONE, { kind: 'goods', seat: s.active, wine, grain, cloth });
  },
  final: goodsAwards,
  check: checkGoods,
};

/** Ties all get the points. */
function goodsAwards(s: State): Award[] {
  return GOODS.flatMap((name, kind) => {
    const held = Array.from({ length: s.seats }, (_, seat) => goodsHeld(s.land, seat, kind));
    const most = Math.max(...held);
    return held.flatMap((own, seat) =>
      most === 0 || own !== most
        ? []
        : [plainAward(seat, 'goods', 'final', [{ what: 'goods', count: 1, each: EACH }], { name })],
    );
  });
}

/** Nobody can hold more goods than lie in completed cities. */
function checkGoods({ land, seats }: State): void {
  const goods = [0, 0, 0];
  for (let tile = 0; tile < land.laid; tile++) {
    for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
      const kind = goodsAt(land, tile, segment) - 1;
      if (kind >= 0 && isClosed(land, featureOf(land, nodeOf(land, tile, segment))))
        goods[kind] = (goods[kind] ?? 0) + 1;
    }
  }
  goods.forEach((there, kind) => {
    let held = 0;
    for (let seat = 0; seat < seats; seat++) held += goodsHeld(land, seat, kind);
    if (held > there) throw new Error('goods were taken twice');
  });
}
