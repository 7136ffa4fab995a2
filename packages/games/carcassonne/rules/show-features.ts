// The features of the land as people look at them: whose they are, what they are worth, where they go on.

import type { Seat } from '@tabella/kernel';
import { AT_EDGE, FIELD, RIVER, SEGMENTS, TYPE_NAMES } from '../tiles/compile.ts';
import { itemsOf } from './awards.ts';
import { countFeature, newCount, worth } from './core/count.ts';
import { typeOf } from './core/figures.ts';
import { tileAt } from './core/grid.ts';
import { FIGURES, nodeOf, SLOTS, segmentOf, TURNED, tileOf, top, VARIANT, X, Y } from './core/land.ts';
import { strength, strengths } from './core/majority.ts';
import { itemsByCity, touchedCities } from './fields.ts';
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
  const { mem, laid } = s.land;
  const index = new Map<number, number>();
  const members: number[][] = [];
  for (let tile = 0; tile < laid; tile++) {
    const segments = SEGMENTS[mem[VARIANT + tile] as number] as number;
    for (let segment = 0; segment < segments; segment++) {
      const node = nodeOf(tile, segment);
      const feature = top(mem, node);
      const place = index.get(feature) ?? index.set(feature, index.size).size - 1;
      members[place] ??= [];
      members[place].push(node);
    }
  }
  const figures = figuresByFeature(s);
  const features = [...index.keys()].map((feature, i) =>
    featureView(s, feature, members[i] as number[], figures.get(feature) ?? [], index),
  );
  return { features, index };
}

type Standing = readonly [seat: Seat, figure: FigureKind];

function figuresByFeature({ land: { mem }, seats }: State): Map<number, Standing[]> {
  const out = new Map<number, Standing[]>();
  for (let seat = 0; seat < seats; seat++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const node = mem[FIGURES + seat * SLOTS + slot] as number;
      if (node <= 0) continue;
      const feature = top(mem, node);
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
    cells: tiles.map((tile) => ({ x: land.mem[X + tile] as number, y: land.mem[Y + tile] as number })),
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
    cities: type === FIELD ? [...touchedCities(land, feature)].map((city) => index.get(city) as number) : [],
  };
}

/** Who would be awarded for it. By the first edition a field with completed cities is looked at city by city. */
function leadersOf(s: State, feature: number): (seat: Seat) => boolean {
  const most = strengths(s.land, feature);
  const weights = [...strength];
  const byCity = s.options.fields === 'city' && typeOf(s.land, feature) === FIELD;
  if (byCity && countFeature(s.land, feature, count).cities > 0)
    return (seat) => itemsByCity(s, seat, feature, true).length > 0;
  return (seat) => weights[seat] === most;
}

function ownersOf(s: State, feature: number, figures: readonly Standing[]): OwnerView[] {
  const leads = leadersOf(s, feature);
  const weights = [...strength];
  return Array.from({ length: s.seats }, (_, seat): OwnerView => {
    const own = weights[seat] as number;
    const standing = figures.filter(([who]) => who === seat).map(([, figure]) => figure);
    return { seat, strength: own, figures: standing, leads: own > 0 && leads(seat) };
  })
    .filter((owner) => owner.figures.length > 0)
    .sort((a, b) => b.strength - a.strength);
}

function openEdges({ land }: State, nodes: readonly number[]): FeatureView['open'][number][] {
  const { mem } = land;
  const out: FeatureView['open'][number][] = [];
  for (const node of nodes) {
    const tile = tileOf(node);
    const turned = mem[TURNED + tile] as number;
    for (let edge = 0; edge < 4; edge++) {
      if (AT_EDGE[turned * 4 + edge] !== segmentOf(node)) continue;
      const x = (mem[X + tile] as number) + (edge === 1 ? 1 : edge === 3 ? -1 : 0);
      const y = (mem[Y + tile] as number) + (edge === 2 ? 1 : edge === 0 ? -1 : 0);
      if (tileAt(land, x, y) < 0) out.push({ x, y, edge });
    }
  }
  return out;
}

function freeNeighbours({ land }: State, tile: number): FeatureView['open'][number][] {
  const out: FeatureView['open'][number][] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [x, y] = [(land.mem[X + tile] as number) + dx, (land.mem[Y + tile] as number) + dy];
      if (tileAt(land, x, y) < 0) out.push({ x, y, edge: -1 });
    }
  }
  return out;
}
