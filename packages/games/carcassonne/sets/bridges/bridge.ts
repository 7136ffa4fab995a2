// Bridges in the figure step: over the tile just laid or over one beside it, where nothing lies at either end. The figure is still
// to be decided, and may stand on the bridge.

import { AXES, type Deed } from '../../rules/choices.ts';
import { buildBridge, canBridge } from '../../rules/core/bridge.ts';
import { extendsBuilder } from '../../rules/core/figures.ts';
import { tileAt } from '../../rules/core/grid.ts';
import { tileX, tileY } from '../../rules/core/tiles.ts';
import type { Award } from '../../rules/names.ts';
import type { MakeOffer, Offers } from '../../rules/offers.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { BRIDGES, leftOf, spend } from './stock.ts';

const NEAR = [
  { dx: 0, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

export function offerBridges(s: State, onto: Offers): void {
  const { land, active } = s;
  if (leftOf(s, BRIDGES, active) === 0) return;
  for (const { dx, dy } of NEAR) {
    const tile = tileAt(land, tileX(land, s.tile) + dx, tileY(land, s.tile) + dy);
    if (tile < 0) continue;
    for (let edge = 0; edge < AXES.length; edge++)
      if (canBridge(land, tile, edge)) onto.add(overTile, tile * AXES.length + edge);
  }
}

const overTile: MakeOffer = (_s, offer) => ({
  do: 'bridge',
  axis: AXES[offer % AXES.length] ?? 'NS',
  tile: Math.floor(offer / AXES.length),
});

export function build(s: State, _table: Table, { tile = -1, axis = 'NS' }: Deed): readonly Award[] {
  spend(s, BRIDGES, s.active);
  buildBridge(s.land, tile, AXES.indexOf(axis));
  // A road over the tile just laid is one that the tile lengthens.
  if (s.turn !== 'builder') s.builder ||= extendsBuilder(s.land, s.active, s.tile);
  return NOTHING;
}
