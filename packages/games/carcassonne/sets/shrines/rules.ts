// Heretics & Shrines: a shrine is built and scored like a monastery. A shrine and a monastery beside each other are rivals:
// of two that are occupied the first completed is scored, and the other's figure goes home with nothing.

import { standsOn } from '../../rules/core/figures.ts';
import { slotsOut } from '../../rules/core/followers.ts';
import { neighbours } from '../../rules/core/grid.ts';
import { tileOf } from '../../rules/core/land.ts';
import { buildingAt, rivalsOf } from '../../rules/core/rivals.ts';
import { leave } from '../../rules/leaving.ts';
import type { Module } from '../../rules/module.ts';
import type { State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { shrines as tiles } from './tiles.ts';

export const shrines: Module = {
  id: 'shrines',
  plays: ({ sets }) => sets.includes('shrines'),
  tiles,
  clears: (s, table, feature) => {
    if (buildingAt(s.land, tileOf(s.land, feature)) !== feature) return;
    for (const rival of rivalsOf(s.land, tileOf(s.land, feature))) {
      // One that is completed by the same tile is scored as well.
      if (neighbours(s.land, rival) < 8) sendAway(s, table, rival);
    }
  },
};

function sendAway(s: State, table: Table, tile: number): void {
  const building = buildingAt(s.land, tile);
  for (let seat = 0; seat < s.seats; seat++) {
    for (const slot of slotsOut(s.land, seat)) {
      if (standsOn(s.land, seat, slot) !== building) continue;
      leave(s, table, seat, slot);
    }
  }
}
