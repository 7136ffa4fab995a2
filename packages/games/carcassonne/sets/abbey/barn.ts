// Barns: one stands where four tiles show one field at their common corner. It stands on the tile south-east of the corner, on the
// field there. Farmers beside a new barn, and farmers whose field is joined to one, are scored and go home.

import { plainAward } from '../../rules/awards.ts';
import type { Box } from '../../rules/box.ts';
import { countFeature, newCount } from '../../rules/core/count.ts';
import { featureOf, followersAt } from '../../rules/core/features.ts';
import { everyone, hasPig, inSupply, type Standing, standsOn } from '../../rules/core/figures.ts';
import { slotsOut } from '../../rules/core/followers.ts';
import { cellOf, wantedAt } from '../../rules/core/grid.ts';
import { type Land, nodeOf, segmentOf, tileOf } from '../../rules/core/land.ts';
import { leads, strengths } from '../../rules/core/majority.ts';
import { BARN, FOLLOWERS } from '../../rules/core/sizes.ts';
import { tileX, tileY, turnedAt, typeAt } from '../../rules/core/tiles.ts';
import { isBarred } from '../../rules/figures.ts';
import { leave } from '../../rules/leaving.ts';
import type { Module } from '../../rules/module.ts';
import type { Award, Item } from '../../rules/names.ts';
import type { Offers } from '../../rules/offers.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { FIELD, NONE } from '../../tiles/compile.ts';
import { fieldAt } from '../../tiles/facts.ts';

/** Points for every completed city: to farmers beside a new barn, to those who are joined to one, to the barn at the end. */
const EACH_PLACED = 3;
const EACH_JOINED = 1;
export const EACH_BARN = 4;

const count = newCount();

/** Where the four tiles at a corner lie, and the two halves of edges that meet there: north-west, north-east, south-west, south-east. */
const CORNER = [
  { dx: -1, dy: -1, first: 3, second: 4 },
  { dx: 0, dy: -1, first: 5, second: 6 },
  { dx: -1, dy: 0, first: 1, second: 2 },
  { dx: 0, dy: 0, first: 7, second: 0 },
] as const;

/** The field of a tile at one of its corners, or NONE where something else is there or cuts through it. */
function fieldAtCorner(land: Land, tile: number, first: number, second: number): number {
  const field = fieldAt(turnedAt(land, tile), first);
  return field === fieldAt(turnedAt(land, tile), second) ? field : NONE;
}

/** The node of a barn on the corner that is north-west of a cell; -1 where none can stand. */
function cornerAt(land: Land, cell: number): number {
  let node = -1;
  for (const { dx, dy, first, second } of CORNER) {
    const tile = -1 - wantedAt(land, cell + (dy << land.shift) + dx);
    if (tile < 0) return -1;
    const field = fieldAtCorner(land, tile, first, second);
    if (field === NONE) return -1;
    node = nodeOf(land, tile, field);
  }
  return node;
}

/** Does any barn stand on the field of this node? */
function hasBarn(land: Land, node: number): boolean {
  for (let seat = 0; seat < land.seats; seat++) {
    const barn = standsOn(land, seat, BARN);
    if (barn > 0 && featureOf(land, barn) === featureOf(land, node)) return true;
  }
  return false;
}

/** The corners of the tile just laid on which a barn may stand. */
export function offerBarn(s: State, onto: Offers, box: Box): void {
  const { land, active, tile, options } = s;
  if (!inSupply(land, active, BARN)) return;
  const cell = cellOf(land, tile);
  for (const { dx, dy } of CORNER) {
    const node = cornerAt(land, cell - (dy << land.shift) - dx);
    if (node < 0 || (!options.barns && hasBarn(land, node))) continue;
    // Where nobody may stand on the tile, nobody may stand at its corners.
    if (!isBarred(s, box, BARN, tile, 0)) onto.put(BARN, tileOf(land, node), segmentOf(land, node));
  }
}

/** No farmer comes into a field with a barn. */
export function keepsOut({ land }: State, slot: number, tile: number, segment: number): boolean {
  if (slot >= FOLLOWERS || typeAt(land, tile, segment) !== FIELD) return false;
  return hasBarn(land, nodeOf(land, tile, segment));
}

/** Is one of the four tiles round this barn the one just laid? Then it is new: before there were only three. */
function isNew({ land, tile, active }: State, { seat, node }: Standing): boolean {
  const dx = tileX(land, tileOf(land, node)) - tileX(land, tile);
  const dy = tileY(land, tileOf(land, node)) - tileY(land, tile);
  return seat === active && (dx === 0 || dx === 1) && (dy === 0 || dy === 1);
}

/** Is there any field with a barn and with farmers? */
function isHarvest(land: Land): boolean {
  for (let seat = 0; seat < land.seats; seat++) {
    const node = standsOn(land, seat, BARN);
    if (node > 0 && followersAt(land, featureOf(land, node)) > 0) return true;
  }
  return false;
}

/** Fields with a barn and with farmers, who are to be scored; and whether the barn is new. */
function harvested(s: State): Map<number, boolean> {
  const fields = new Map<number, boolean>();
  for (const barn of everyone(s.land, BARN)) {
    const field = featureOf(s.land, barn.node);
    if (followersAt(s.land, field) > 0) fields.set(field, isNew(s, barn) || fields.get(field) === true);
  }
  return fields;
}

/** Pass 3: those with the most farmers on such a field. */
export function harvest(s: State): readonly Award[] {
  const { land, seats, active } = s;
  if (!isHarvest(land)) return NOTHING;
  const fields = harvested(s);
  const awards: Award[] = [];
  for (const [field, placed] of fields) {
    countFeature(land, field, count);
    strengths(land, field);
    for (let k = 0; k < seats; k++) {
      const seat = (active + k) % seats;
      if (!leads(seat)) continue;
      const items = itemsFor(placed ? EACH_PLACED : EACH_JOINED);
      if (hasPig(land, seat, field)) items.push({ what: 'pig', count: count.cities, each: 1 });
      awards.push({
        ...plainAward(seat, 'field', '3', items, { name: placed ? 'field.barn-placed' : 'field.barn-connected' }),
        ...placeOf(land, field),
      });
    }
  }
  return awards;
}

/** The lines of the field that was counted. */
function itemsFor(each: number): Item[] {
  const items: Item[] = [{ what: 'cities', count: count.cities, each }];
  if (count.besieged > 0) items.push({ what: 'besieged', count: count.besieged, each });
  return items;
}

const placeOf = (land: Land, node: number): Pick<Award, 'tile' | 'segment'> => ({
  tile: tileOf(land, node),
  segment: segmentOf(land, node),
});

/** They go home. */
export function endHarvest(s: State, table: Table): void {
  const { land } = s;
  if (!isHarvest(land)) return;
  for (const field of harvested(s).keys()) {
    for (let seat = 0; seat < s.seats; seat++) {
      for (const slot of slotsOut(land, seat))
        if (featureOf(land, standsOn(land, seat, slot)) === field) leave(s, table, seat, slot);
    }
  }
}

/** At the end every barn counts for its seat alone. */
export function lastBarns({ land }: State): Award[] {
  return everyone(land, BARN).map(({ seat, node }) => {
    countFeature(land, node, count);
    return { ...plainAward(seat, 'field', 'final', itemsFor(EACH_BARN), { name: 'barn' }), ...placeOf(land, node) };
  });
}

/** Those with a barn on a field have it to themselves. */
export function claimOf({ land }: State, field: number): ReturnType<NonNullable<Module['claims']>> {
  const barns = everyone(land, BARN).filter(({ node }) => featureOf(land, node) === field);
  if (barns.length === 0) return null;
  countFeature(land, field, count);
  return { seats: barns.map(({ seat }) => seat), items: itemsFor(EACH_BARN) };
}

export function checkBarns({ land }: State): void {
  for (const { seat, node } of everyone(land, BARN)) {
    if (cornerAt(land, cellOf(land, tileOf(land, node))) !== node)
      throw new Error(`the barn of seat ${seat} does not stand on a corner of four tiles`);
  }
}
