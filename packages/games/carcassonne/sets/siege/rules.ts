// Besieged Cities: such a city gives one point per tile and pennant when it is complete and nothing before, and feeds a field
// twice. At the end of a turn one of its knights may flee to a monastery on a tile of the city or beside one.

import { askToAct } from '../../rules/acting.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { featureOf, nextMember } from '../../rules/core/features.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { newFound, nth } from '../../rules/core/found.ts';
import { tilesRound } from '../../rules/core/grid.ts';
import { type Land, segmentOf, tileOf } from '../../rules/core/land.ts';
import { heldSieges } from '../../rules/core/sieges.ts';
import { BIG, SLOTS } from '../../rules/core/sizes.ts';
import { typeOf, variantAt } from '../../rules/core/tiles.ts';
import { figureName } from '../../rules/figure-kinds.ts';
import { followerAt, leave } from '../../rules/leaving.ts';
import type { Module, Played } from '../../rules/module.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { turnIsOver } from '../../rules/turns.ts';
import type { Table } from '../../rules/types.ts';
import { CITY, MONASTERY, NONE } from '../../tiles/compile.ts';
import { buildingOf, typeIn } from '../../tiles/facts.ts';
import { siege as tiles } from './tiles.ts';

const near = newFound(9);
const held = newFound(tiles.total);

export const siege: Module = {
  id: 'siege',
  plays: ({ sets }) => sets.includes('siege'),
  tiles,
  deeds: {
    escape: (s, table, deed) => {
      leave(s, table, s.active, followerAt(s, s.active, deed));
      return NOTHING;
    },
  },
  steps: { end: flee },
};

function flee(s: State, table: Table, box: Box): Played {
  if (s.land.siege < 0 || !turnIsOver(s)) return NOTHING;
  const deeds = escapes(s);
  return deeds.length === 0
    ? NOTHING
    : askToAct(s, table, box, { seat: s.active, step: 'escape', deeds, mayPass: true });
}

/** The own knights who can flee, one of each place. */
function escapes({ land, active }: State): readonly Deed[] {
  const many = heldSieges(land, held);
  if (many === 0) return NOTHING;
  let deeds: Map<number, Deed> | null = null;
  for (let slot = nextFollower(land, active, -1); slot >= 0; slot = nextFollower(land, active, slot)) {
    const node = standsOn(land, active, slot);
    if (typeOf(land, node) !== CITY || !isBesieged(featureOf(land, node), many)) continue;
    if (!isNearMonastery(land, featureOf(land, node))) continue;
    deeds ??= new Map();
    deeds.set(node * SLOTS + (slot < BIG ? 0 : slot), {
      do: 'escape',
      seat: active,
      figure: figureName(slot),
      tile: tileOf(land, node),
      segment: segmentOf(land, node),
    });
  }
  return deeds === null ? NOTHING : [...deeds.values()];
}

/** Is the city with this top one of those that were found? */
function isBesieged(city: number, many: number): boolean {
  for (let i = 0; i < many; i++) if (nth(held, i) === city) return true;
  return false;
}

/** Is a monastery on a tile of the city with this top or beside one? */
function isNearMonastery(land: Land, city: number): boolean {
  let at = city;
  do {
    const many = tilesRound(land, tileOf(land, at), near);
    for (let i = 0; i < many; i++) if (hasMonastery(variantAt(land, nth(near, i)))) return true;
    at = nextMember(land, at);
  } while (at !== city);
  return false;
}

const hasMonastery = (variant: number): boolean => {
  const building = buildingOf(variant);
  return building !== NONE && typeIn(variant, building) === MONASTERY;
};
