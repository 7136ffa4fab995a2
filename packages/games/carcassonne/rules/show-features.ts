// The features of the land as people look at them: whose they are, what they are worth, where they go on.

import type { Seat } from '@tabella/kernel';
import { FIELD, GARDEN, MONASTERY, PLACE, RIVER, TYPE_NAMES } from '../tiles/compile.ts';
import { itemsOf, pointsOf } from './awards.ts';
import type { Box } from './box.ts';
import { isCastle } from './core/castle.ts';
import { countFeature, newCount, worth } from './core/count.ts';
import { featureOf, touchedCities } from './core/features.ts';
import { standsOn } from './core/figures.ts';
import { tileAt } from './core/grid.ts';
import { type Land, nodeOf, segmentOf, tileOf } from './core/land.ts';
import { isOnHill, leads, strengthOf, strengths } from './core/majority.ts';
import { MOST_SEGMENTS, SLOTS } from './core/sizes.ts';
import { reachesEdge, segmentsOn, tileX, tileY, typeOf } from './core/tiles.ts';
import { itemsByCity } from './fields.ts';
import { figureName } from './figure-kinds.ts';
import type { Module } from './module.ts';
import type { FeatureType, FigureKind } from './names.ts';
import type { State } from './state.ts';
import type { FeatureView, OwnerView, View } from './view.ts';

type Member = FeatureView['members'][number];

const NO_GOODS = Object.freeze({ wine: 0, grain: 0, cloth: 0 });
const NONE: readonly never[] = Object.freeze([]);
const count = newCount();

/** All features by number, and the number of each by its top node. */
export function featureViews(
  s: State,
  box: Box,
): {
  readonly features: View['features'];
  readonly numbers: ReadonlyMap<number, number>;
} {
  const { land } = s;
  const members = new Map<number, number[]>();
  for (let tile = 0; tile < land.laid; tile++) {
    for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
      const node = nodeOf(land, tile, segment);
      const feature = featureOf(land, node);
      const found = members.get(feature);
      if (found) found.push(node);
      else members.set(feature, [node]);
    }
  }
  const numbers = new Map<number, number>();
  for (const [feature, [first = 0]] of members)
    numbers.set(feature, tileOf(land, first) * MOST_SEGMENTS + segmentOf(land, first));
  const figures = figuresByFeature(s);
  const features: Record<number, FeatureView> = {};
  for (const [feature, nodes] of members)
    features[numbers.get(feature) ?? -1] = claimed(
      featureView(s, feature, nodes, figures.get(feature) ?? [], numbers),
      typeOf(land, feature) === FIELD && figures.has(feature) ? claimOf(s, feature, box) : null,
    );
  return { features, numbers };
}

type Claim = ReturnType<NonNullable<Module['claims']>>;

const claimOf = (s: State, field: number, box: Box): Claim =>
  box.claiming.map((one) => one.claims(s, field)).find((one) => one !== null) ?? null;

/** A field that some have to themselves. */
function claimed(feature: FeatureView, claim: Claim): FeatureView {
  if (claim === null) return feature;
  const now = pointsOf(claim.items);
  const owners = feature.owners.map((owner) => ({ ...owner, leads: claim.seats.includes(owner.seat) }));
  return { ...feature, now, whenComplete: now, items: claim.items, owners };
}

type Standing = readonly [seat: Seat, figure: FigureKind];

/** In the order of the seats. */
function figuresByFeature({ land, seats }: State): Map<number, Standing[]> {
  const out = new Map<number, Standing[]>();
  for (let seat = 0; seat < seats; seat++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const node = standsOn(land, seat, slot);
      if (node <= 0) continue;
      const feature = featureOf(land, node);
      const found = out.get(feature);
      if (found) found.push([seat, figureName(slot)]);
      else out.set(feature, [[seat, figureName(slot)]]);
    }
  }
  return out;
}

function featureView(
  s: State,
  feature: number,
  nodes: readonly number[],
  figures: readonly Standing[],
  numbers: ReadonlyMap<number, number>,
): FeatureView {
  const { land, options } = s;
  const type = typeOf(land, feature);
  const members = nodes.map((node) => memberOf(land, node));
  countFeature(land, feature, count);
  const nothing = type === RIVER || type === PLACE;
  const isBuilding = type === MONASTERY || type === GARDEN;
  const { pennants, inns, cathedrals, wine, grain, cloth, complete } = count;
  return {
    type: isCastle(land, feature) ? 'castle' : (TYPE_NAMES[type] as FeatureType),
    members,
    now: nothing ? 0 : worth(count, complete, options),
    whenComplete: nothing ? 0 : worth(count, true, options),
    items: nothing ? NONE : itemsOf(count, complete, options),
    tiles: tilesIn(members),
    pennants,
    inns,
    cathedrals,
    ...(count.sieges > 0 ? { besieged: true as const } : {}),
    goods: wine + grain + cloth === 0 ? NO_GOODS : { wine, grain, cloth },
    open: isBuilding ? freeNeighbours(s, tileOf(land, feature)) : openEdges(s, nodes),
    complete: !nothing && complete,
    owners: figures.length > 0 ? ownersOf(s, feature, figures) : NONE,
    cities: type === FIELD ? citiesAt(land, feature, numbers) : NONE,
  };
}

/** Every segment of every tile, made once: what is the same object need not be compared. */
const MEMBERS: Member[] = [];

function memberOf(land: Land, node: number): Member {
  const [tile, segment] = [tileOf(land, node), segmentOf(land, node)];
  const number = tile * MOST_SEGMENTS + segment;
  MEMBERS[number] ??= Object.freeze({ tile, segment });
  return MEMBERS[number];
}

/** Members are in the order of their tiles. */
function tilesIn(members: FeatureView['members']): number {
  let tiles = 0;
  let last = -1;
  for (const { tile } of members) {
    if (tile !== last) tiles++;
    last = tile;
  }
  return tiles;
}

function citiesAt(land: Land, field: number, numbers: ReadonlyMap<number, number>): number[] {
  return [...touchedCities(land, field)].map((city) => numbers.get(city) ?? -1).sort((a, b) => a - b);
}

function ownersOf(s: State, feature: number, figures: readonly Standing[]): OwnerView[] {
  strengths(s.land, feature);
  const owners = new Map<Seat, { -readonly [K in keyof OwnerView]: OwnerView[K] } & { figures: FigureKind[] }>();
  for (const [seat, figure] of figures) {
    const strength = strengthOf(seat);
    const owner = owners.get(seat);
    if (owner) owner.figures.push(figure);
    else {
      const hill = s.land.hills > 0 && isOnHill(s.land, seat, feature);
      owners.set(seat, { seat, strength, figures: [figure], leads: leads(seat), ...(hill ? { hill } : {}) });
    }
  }
  if (isCountedByCity(s, feature)) {
    for (const owner of owners.values())
      owner.leads = owner.strength > 0 && itemsByCity(s, owner.seat, feature, true).length > 0;
  }
  return [...owners.values()].sort((a, b) => b.strength - a.strength);
}

/** By the first edition a field with completed cities is awarded city by city. */
const isCountedByCity = ({ options, land }: State, feature: number): boolean =>
  options.fields === 'city' && typeOf(land, feature) === FIELD && countFeature(land, feature, count).cities > 0;

function openEdges({ land }: State, nodes: readonly number[]): FeatureView['open'][number][] {
  const out: FeatureView['open'][number][] = [];
  for (const node of nodes) {
    const tile = tileOf(land, node);
    for (let edge = 0; edge < 4; edge++) {
      if (!reachesEdge(land, tile, edge, segmentOf(land, node))) continue;
      const x = tileX(land, tile) + (edge === 1 ? 1 : edge === 3 ? -1 : 0);
      const y = tileY(land, tile) + (edge === 2 ? 1 : edge === 0 ? -1 : 0);
      if (tileAt(land, x, y) < 0) out.push({ x, y, edge });
    }
  }
  return out;
}

function freeNeighbours({ land }: State, tile: number): FeatureView['open'][number][] {
  const out: FeatureView['open'][number][] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [x, y] = [tileX(land, tile) + dx, tileY(land, tile) + dy];
      if (tileAt(land, x, y) < 0) out.push({ x, y, edge: -1 });
    }
  }
  return out;
}
