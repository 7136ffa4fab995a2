// The features of the land as people look at them: whose they are, what they are worth, where they go on.

import type { Seat } from '@tabella/kernel';
import { FIELD, RIVER, TYPE_NAMES } from '../tiles/compile.ts';
import { itemsOf } from './awards.ts';
import { countFeature, newCount, worth } from './core/count.ts';
import { featureOf, touchedCities } from './core/features.ts';
import { standsOn } from './core/figures.ts';
import { tileAt } from './core/grid.ts';
import { nodeOf, segmentOf, tileOf } from './core/land.ts';
import { strengthOf, strengths } from './core/majority.ts';
import { SLOTS } from './core/sizes.ts';
import { segmentAtEdge, segmentsOn, tileX, tileY, typeOf } from './core/tiles.ts';
import { itemsByCity } from './fields.ts';
import { figureName } from './figures.ts';
import type { FeatureType, FigureKind } from './names.ts';
import type { State } from './state.ts';
import type { FeatureView, OwnerView } from './view.ts';

const count = newCount();

/** All features, in the order in which their first tile was laid, and where each top node is found among them. */
export function featureViews(s: State): {
  readonly features: readonly FeatureView[];
  readonly index: ReadonlyMap<number, number>;
} {
  const { land } = s;
  const index = new Map<number, number>();
  const members: number[][] = [];
  for (let tile = 0; tile < land.laid; tile++) {
    for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
      const node = nodeOf(tile, segment);
      const feature = featureOf(land, node);
      const place = index.get(feature) ?? index.set(feature, index.size).size - 1;
      members[place] ??= [];
      members[place].push(node);
    }
  }
  const figures = figuresByFeature(s);
  const features = [...index.keys()].map((feature, i) =>
    featureView(s, feature, members[i] ?? [], figures.get(feature) ?? [], index),
  );
  return { features, index };
}

type Standing = readonly [seat: Seat, figure: FigureKind];

function figuresByFeature({ land, seats }: State): Map<number, Standing[]> {
  const out = new Map<number, Standing[]>();
  for (let seat = 0; seat < seats; seat++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const node = standsOn(land, seat, slot);
      if (node <= 0) continue;
      const feature = featureOf(land, node);
      out.set(feature, [...(out.get(feature) ?? []), [seat, figureName(slot)]]);
    }
  }
  return out;
}

function featureView(
  s: State,
  feature: number,
  nodes: readonly number[],
  figures: readonly Standing[],
  index: ReadonlyMap<number, number>,
): FeatureView {
  const { land, options } = s;
  const type = typeOf(land, feature);
  const tiles = [...new Set(nodes.map(tileOf))];
  countFeature(land, feature, count);
  const river = type === RIVER;
  const { pennants, inns, cathedrals, wine, grain, cloth, complete } = count;
  return {
    type: TYPE_NAMES[type] as FeatureType,
    members: nodes.map((node) => ({ tile: tileOf(node), segment: segmentOf(node) })),
    cells: tiles.map((tile) => ({ x: tileX(land, tile), y: tileY(land, tile) })),
    now: river ? 0 : worth(count, complete, options),
    whenComplete: river ? 0 : worth(count, true, options),
    items: river ? [] : itemsOf(count, complete, options),
    tiles: tiles.length,
    pennants,
    inns,
    cathedrals,
    goods: { wine, grain, cloth },
    open: type > FIELD && !river ? freeNeighbours(s, tileOf(feature)) : openEdges(s, nodes),
    complete: !river && complete,
    owners: figures.length > 0 ? ownersOf(s, feature, figures) : [],
    cities: type === FIELD ? [...touchedCities(land, feature)].map((city) => index.get(city) ?? -1) : [],
  };
}

/** Who would be awarded for it. By the first edition a field with completed cities is looked at city by city. */
function leadersOf(s: State, feature: number): (seat: Seat) => boolean {
  const most = strengths(s.land, feature);
  const weights = Array.from({ length: s.seats }, (_, seat) => strengthOf(seat));
  const byCity = s.options.fields === 'city' && typeOf(s.land, feature) === FIELD;
  if (byCity && countFeature(s.land, feature, count).cities > 0)
    return (seat) => itemsByCity(s, seat, feature, true).length > 0;
  return (seat) => weights[seat] === most;
}

function ownersOf(s: State, feature: number, figures: readonly Standing[]): OwnerView[] {
  const leads = leadersOf(s, feature);
  const weights = Array.from({ length: s.seats }, (_, seat) => strengthOf(seat));
  return weights
    .map((own, seat): OwnerView => {
      const standing = figures.filter(([who]) => who === seat).map(([, figure]) => figure);
      return { seat, strength: own, figures: standing, leads: own > 0 && leads(seat) };
    })
    .filter((owner) => owner.figures.length > 0)
    .sort((a, b) => b.strength - a.strength);
}

function openEdges({ land }: State, nodes: readonly number[]): FeatureView['open'][number][] {
  const out: FeatureView['open'][number][] = [];
  for (const node of nodes) {
    const tile = tileOf(node);
    for (let edge = 0; edge < 4; edge++) {
      if (segmentAtEdge(land, tile, edge) !== segmentOf(node)) continue;
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
