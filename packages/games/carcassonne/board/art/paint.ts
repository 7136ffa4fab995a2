// The flat layers of a tile, from the ground up: field, water and roads, city ground, walls.

import {
  BANK,
  CITY,
  COBBLE,
  CREAM,
  CROWN,
  DARK_FIELD,
  FACE,
  FACE_DARK,
  FIELD,
  INK,
  LIGHT_FIELD,
  ROAD_DOT,
  ROAD_EDGE,
  SAND,
  STONE,
  TUFT,
  WATER,
  WATER_EDGE,
  WATER_LIGHT,
} from './colours.ts';
import type { Dice } from './dice.ts';
import type { Plan } from './plan.ts';
import { along, apart, at, type Curve, n1, type Point, pathOf } from './points.ts';
import { plaza } from './props/buildings.ts';
import { rocks } from './props/nature.ts';
import { featureAt, type Regions } from './regions.ts';

export type Detail = 'full' | 'plain';

export function paintField(dice: Dice, strips: string, detail: Detail): string {
  const ground = `<rect x='-.3' y='-.3' width='100.6' height='100.6' fill='${FIELD}'/>`;
  if (detail === 'plain') return ground;
  let washes = '';
  for (let i = 0; i < 4; i++) {
    const [rx, ry] = [dice.between(9, 17), dice.between(7, 12)];
    const [x, y] = [dice.between(8 + rx, 92 - rx), dice.between(8 + ry, 92 - ry)];
    washes += `<ellipse cx='${n1(x)}' cy='${n1(y)}' rx='${n1(rx)}' ry='${n1(ry)}' fill='${i % 2 === 0 ? LIGHT_FIELD : DARK_FIELD}' opacity='${i % 2 === 0 ? 0.55 : 0.32}'/>`;
  }
  return `${ground}${washes}${strips}<path d='${TUFTS}' stroke='${TUFT}' stroke-width='.8' fill='none'/><path d='${DOTS}' stroke='${LIGHT_FIELD}' stroke-width='1.8' stroke-linecap='round'/>`;
}

/** Tufts repeat every 50 units, so that they run on over the edges. */
const everyFifty = (points: readonly (readonly [number, number])[], d: string): string =>
  [0, 50].flatMap((x) => [0, 50].flatMap((y) => points.map(([px, py]) => `M${x + px} ${y + py}${d}`))).join('');
const TUFTS = everyFifty(
  [
    [8, 9],
    [33, 17],
    [19, 36],
    [43, 43],
  ],
  'l-1.6-3.4m1.6 3.4v-3.8m.9 3.8 1.5-3',
);
const DOTS = everyFifty(
  [
    [21, 12],
    [6, 28],
    [36, 30],
    [26, 47],
  ],
  'h.01',
);

export function paintWays(plan: Plan, detail: Detail): string {
  return paintRivers(plan, detail) + paintRoads(plan, detail);
}

const lay = (curves: readonly Curve[], colour: string, width: number, more = ''): string =>
  curves.length === 0
    ? ''
    : `<path d='${curves.map((curve) => pathOf(curve)).join('')}' fill='none' stroke='${colour}' stroke-width='${width}'${more}/>`;

function paintRivers(plan: Plan, detail: Detail): string {
  const curves = plan.rivers.map((way) => way.curve);
  if (curves.length === 0) return '';
  const lake = (grow: number, fill: string): string =>
    plan.lake
      ? `<ellipse cx='${plan.lake.x}' cy='${plan.lake.y}' rx='${19 + grow}' ry='${14.4 + grow}' fill='${fill}'/>`
      : '';
  const spring = (grow: number, fill: string): string =>
    plan.spring ? `<circle cx='${plan.spring.x}' cy='${plan.spring.y}' r='${9.5 + grow}' fill='${fill}'/>` : '';
  const cap = ` stroke-linecap='round'`;
  const lights =
    detail === 'plain'
      ? ''
      : lay(
          curves.flatMap((curve) => [beside(curve, -2.6), beside(curve, 3)]),
          WATER_LIGHT,
          0.9,
          ` stroke-dasharray='7 6 3 8' stroke-linecap='round'`,
        );
  const ripples = plan.lake
    ? `<path d='M${plan.lake.x - 8} ${plan.lake.y - 3}h9m4 6h5m-17 3h6' stroke='${WATER_LIGHT}' stroke-width='.9' stroke-linecap='round'/>`
    : '';
  const rock = plan.spring
    ? `<circle cx='${plan.spring.x}' cy='${plan.spring.y}' r='4.4' fill='none' stroke='${WATER_LIGHT}' stroke-width='1'/><g transform='translate(${plan.spring.x} ${plan.spring.y - 5})' stroke='${INK}' stroke-width='.8' stroke-linejoin='round'>${rocks()}</g>`
    : '';
  return (
    `<g opacity='.7'>${lay(curves, BANK, 20, cap)}${lake(2.2, BANK)}${spring(2.2, BANK)}</g>` +
    lay(curves, WATER_EDGE, 17.4, cap) +
    lake(0.9, WATER_EDGE) +
    spring(0.9, WATER_EDGE) +
    lay(curves, WATER, 15.6, cap) +
    lake(0, WATER) +
    spring(0, WATER) +
    lights +
    ripples +
    rock
  );
}

/** A polyline beside a curve, as cubics of straight pieces. */
function beside(curve: Curve, by: number): Curve {
  const points = along(curve, 10);
  const moved = points.map((point, i) => {
    const [a, b] = [points[Math.max(0, i - 1)] as Point, points[Math.min(points.length - 1, i + 1)] as Point];
    const length = apart(a, b) || 1;
    return at(point.x - ((b.y - a.y) / length) * by, point.y + ((b.x - a.x) / length) * by);
  });
  return moved.slice(1).map((point, i) => [moved[i] as Point, moved[i] as Point, point, point] as const);
}

function paintRoads(plan: Plan, detail: Detail): string {
  const all = plan.roads.map((way) => way.curve);
  if (all.length === 0) return '';
  const paved = (curves: readonly Curve[]): string =>
    lay(curves, ROAD_EDGE, 10.6, ` stroke-linecap='square'`) +
    lay(curves, SAND, 8.8, ` stroke-linecap='square'`) +
    lay(curves, CROWN, 4.4, ` stroke-linecap='square'`) +
    (detail === 'plain' ? '' : lay(curves, ROAD_DOT, 0.8, ` stroke-dasharray='.01 4.1' stroke-linecap='round'`));
  const ground = plan.overpass ? paved(all.slice(1)) + paved(all.slice(0, 1)) : paved(all);
  const square = plan.plaza ? `<g transform='translate(${plan.plaza.x} ${plan.plaza.y})'>${plaza()}</g>` : '';
  return ground + square + bridges(plan);
}

function bridges(plan: Plan): string {
  const lower = plan.overpass ? plan.roads.slice(1) : plan.rivers;
  const upper = plan.overpass ? plan.roads.slice(0, 1) : plan.roads;
  let svg = '';
  for (const below of lower) {
    const course = along(below.curve, 60);
    for (const { curve } of upper) {
      const road = along(curve, 60);
      let [i, least] = [-1, 2];
      road.forEach((point, k) => {
        for (const other of course) {
          if (apart(point, other) < least) [i, least] = [k, apart(point, other)];
        }
      });
      const [here, before, after] = [road[i], road[Math.max(0, i - 1)], road[Math.min(road.length - 1, i + 1)]];
      if (!here || !before || !after) continue;
      const angle = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
      svg += `<g transform='translate(${n1(here.x)} ${n1(here.y)})rotate(${n1(angle)})'>${plan.overpass ? PARAPETS : PLANKS + PARAPETS}</g>`;
    }
  }
  return svg;
}

const PLANKS = `<rect x='-10' y='-5' width='20' height='10' fill='#e3c892'/><path d='M-7-5V5M-3.5-5V5M0-5V5M3.5-5V5M7-5V5' stroke='${ROAD_EDGE}' stroke-width='.8'/>`;
const RAILS = 'M-14-7.4C-10-5.4 10-5.4 14-7.4M-14 7.4C-10 5.4 10 5.4 14 7.4';
const PARAPETS =
  `<path d='${RAILS}' fill='none' stroke='${INK}' stroke-width='3.6' stroke-linecap='round'/>` +
  `<path d='${RAILS}' fill='none' stroke='${CREAM}' stroke-width='2.1' stroke-linecap='round'/>`;

export function paintCities(plan: Plan, regions: Regions, detail: Detail): string {
  const grounds = plan.cities.map(({ outline }) => `${pathOf(outline)}Z`).join('');
  const ground = grounds === '' ? '' : `<path d='${grounds}' fill='${CITY}'/>`;
  const edge = `<rect width='100' height='100' fill='none' stroke='${INK}' stroke-opacity='.42' stroke-width='.8'/>`;
  return ground + (detail === 'plain' || grounds === '' ? '' : cobbles(plan, regions)) + edge;
}

function cobbles(plan: Plan, regions: Regions): string {
  const cities = new Set(plan.cities.map(({ feature }) => feature));
  let [arcs, dashes] = ['', ''];
  for (let row = 0; row < 20; row++) {
    for (let column = 0; column < 10; column++) {
      const point = at(column * 10 + (row % 2 === 0 ? 2 : 7), row * 5 + 2.5);
      if (!cities.has(featureAt(regions, at(point.x + 1.5, point.y)))) continue;
      if ((row + column) % 3 === 0) dashes += `M${point.x} ${point.y}h2`;
      else arcs += `M${point.x} ${point.y}q1.6-1.3 3.2 0`;
    }
  }
  return `<path d='${arcs}${dashes}' fill='none' stroke='${COBBLE}' stroke-width='.8' stroke-linecap='round' opacity='.75'/>`;
}

/** Walls with their shadow, face, parapet and merlons. They may reach a little over the edge of the tile. */
export function paintWalls(plan: Plan, detail: Detail): string {
  const d = plan.cities.flatMap(({ walls }) => walls.map(({ curve }) => pathOf(curve))).join('');
  return d === '' ? '' : wallsAlong(d, detail);
}

/** A bridge of stone, with the ground of its city on it. */
export function paintViaduct({ viaduct }: Plan): string {
  if (!viaduct) return '';
  const curves = [viaduct.curve];
  return (
    `<g opacity='.22' transform='translate(2.6 2.6)'>${lay(curves, INK, 13.4)}</g>` +
    lay(curves, INK, 13.4) +
    lay(curves, CREAM, 11.8) +
    lay(curves, FACE_DARK, 9, ` stroke-dasharray='1 3.4'`) +
    lay(curves, CITY, 8)
  );
}

function wallsAlong(d: string, detail: Detail): string {
  const pass = (dy: number, colour: string, width: number, more = ''): string =>
    `<path d='${d}' stroke='${colour}' stroke-width='${width}'${dy === 0 ? '' : ` transform='translate(0 ${dy})'`}${more}/>`;
  if (detail === 'plain') {
    return `<g fill='none'>${pass(2.6, FACE_DARK, 5.4)}${pass(0, INK, 5.6)}${pass(0, CREAM, 3.8)}</g>`;
  }
  return (
    `<g fill='none'>${pass(4.8, INK, 5.2, ` opacity='.2'`)}${pass(3.5, INK, 5.6)}${pass(3.3, FACE, 4.2)}${pass(2.4, FACE, 4.2)}${pass(1.4, FACE, 4.2)}` +
    `${pass(3.2, FACE_DARK, 2.8, ` stroke-dasharray='2.6 1.9' opacity='.55'`)}${pass(0, INK, 5.4)}${pass(0, STONE, 4)}${pass(0, CREAM, 4, ` stroke-dasharray='3 2.1'`)}</g>`
  );
}
