// What stands inside the walls: first what counts (pennant, goods, cathedral, gates), then keep or church, then houses
// wherever there is room.

import type { Dice } from './dice.ts';
import { middleOfCell } from './grid.ts';
import type { PartOf } from './kind.ts';
import type { Plan } from './plan.ts';
import { along, apart, at, inside, type Point, turn } from './points.ts';
import { cathedral, church, gate, keep } from './props/buildings.ts';
import { type House, houseAt } from './props/house.ts';
import { roundTree } from './props/nature.ts';
import { goodsRoundel, pennant } from './props/signs.ts';
import { depthAt, featureAt, type Regions } from './regions.ts';

/** Something upright, drawn in the order of its foot. */
export interface Prop {
  readonly at: Point;
  readonly svg: string;
  /** Left away when the tile is seen from afar. */
  readonly small?: boolean;
}

interface Plot {
  readonly at: Point;
  readonly r: number;
}

const TRIES = 500;

export interface Filled {
  readonly props: readonly Prop[];
  readonly houses: readonly House[];
}

export function fillCity(
  plan: Plan,
  regions: Regions,
  feature: number,
  part: PartOf<'city'>,
  spot: Point,
  dice: Dice,
): Filled {
  const taken: Plot[] = part.edges.length > 1 && !part.cathedral ? [{ at: spot, r: 4.5 }] : [];
  const props: Prop[] = [];
  const put = (point: Point, r: number, svg: string, foot = 0): void => {
    taken.push({ at: point, r });
    props.push({ at: at(point.x, point.y + foot), svg });
  };
  // Between its heads a bridge stays free.
  for (const point of plan.viaduct ? along(plan.viaduct.curve, 8).slice(2, -2) : []) taken.push({ at: point, r: 7 });
  for (const point of plan.gates) taken.push({ at: at(point.x, point.y - 4), r: 7 });
  if (part.cathedral) {
    for (const [dx, y] of [
      [-20, 64],
      [0, 66],
      [20, 64],
      [-15, 44],
      [0, 42],
      [15, 44],
    ] as const)
      taken.push({ at: at(50 + dx, y), r: 12 });
    props.push({ at: at(50, 72), svg: cathedral() });
  }
  for (let i = 0; i < part.pennants; i++) {
    const point = clearing(regions, feature, taken, dice, 10);
    if (point) put(inside(point, 8.5), 8.5, pennant());
  }
  if (part.guest !== null) {
    const point = clearing(regions, feature, taken, dice, 9);
    if (point) put(point, 9, part.guest, 8);
  }
  if (part.goods !== null) {
    const point = clearing(regions, feature, taken, dice, 10);
    if (point) put(point, 9.5, goodsRoundel(part.goods));
  }
  if (part.edges.length > 1 && !part.cathedral) {
    const point = clearing(regions, feature, taken, dice, 12);
    if (point) put(point, 9, dice.next() < 0.5 ? church() : keep(), 6);
  }
  const houses = crowded(part.edges.length === 1 ? 8 : 1, () => build(regions, feature, taken, dice));
  for (let i = 0; i < 3 * part.edges.length; i++) {
    const point = at(dice.between(6, 94), dice.between(10, 94));
    if (!isIn(regions, feature, point, 6) || !isClear(taken, houses, point, 4)) continue;
    taken.push({ at: point, r: 4 });
    props.push({ at: point, svg: roundTree(2.6), small: true });
  }
  return { props, houses };
}

/** Gates stand on the walls, so they belong to the tile and not to one city. */
export const gatesOf = (plan: Plan): readonly Prop[] =>
  plan.gates.map((point) => ({ at: at(point.x, point.y + 5), svg: gate() }));

const isIn = (regions: Regions, feature: number, point: Point, depth: number): boolean =>
  featureAt(regions, point) === feature && depthAt(regions, point) >= depth;

const isClear = (taken: readonly Plot[], houses: readonly House[], point: Point, r: number): boolean =>
  taken.every((room) => apart(room.at, point) > room.r + r) &&
  houses.every((house) => Math.abs(house.x - point.x) > 7.5 + r || Math.abs(house.y - 5 - point.y) > 4 + r);

/** A place with room for so much, the roomier the better; null where there is none. */
function clearing(regions: Regions, feature: number, taken: readonly Plot[], dice: Dice, r: number): Point | null {
  let best: Point | null = null;
  let most = 0;
  for (let i = 0; i < 260; i++) {
    const cell = Math.floor(dice.next() * regions.label.length);
    if (regions.label[cell] !== feature) continue;
    const point = turn(middleOfCell(cell), regions.quarters);
    const depth = regions.depth[cell] ?? 0;
    const room = Math.min(...taken.map((one) => apart(one.at, point) - one.r));
    const worth = 1.4 * Math.min(depth, 17) + 0.5 * Math.min(room, 16);
    if (depth > r - 2 && room > r && worth > most) {
      most = worth;
      best = point;
    }
  }
  return best;
}

/** The fullest of some tries: a small city should not look empty. */
function crowded(tries: number, attempt: () => readonly House[]): readonly House[] {
  let most = attempt();
  for (let i = 1; i < tries; i++) {
    const next = attempt();
    if (next.length > most.length) most = next;
  }
  return most;
}

/** Houses by throwing darts: what would stand in a wall, in the way or on another roof is thrown again. */
function build(regions: Regions, feature: number, taken: readonly Plot[], dice: Dice): readonly House[] {
  const houses: House[] = [];
  for (let i = 0; i < TRIES; i++) {
    const point = at(dice.between(9, 91), dice.between(11.2, 97));
    if (!stands(regions, feature, point)) continue;
    const middle = at(point.x, point.y - 5.5);
    if (taken.some((room) => apart(room.at, middle) < room.r + 6.8)) continue;
    if (houses.some((one) => isNear(one, point))) continue;
    houses.push(houseAt(dice, point.x, point.y));
  }
  return houses.toSorted((a, b) => a.y - b.y);
}

function isNear(house: House, point: Point): boolean {
  const [dx, dy] = [(house.x - point.x) / 16.5, (house.y - point.y) / 12];
  return dx * dx + dy * dy < 1;
}

/** Feet well behind a wall to the south, eaves behind one to the north; the tile's own edge is no wall. */
function stands(regions: Regions, feature: number, { x, y }: Point): boolean {
  const within = (px: number, py: number): boolean =>
    featureAt(regions, at(Math.min(99, Math.max(1, px)), Math.min(99, Math.max(1, py)))) === feature;
  return [-8, 0, 8].every((dx) => within(x + dx, y) && within(x + dx, y + 5) && within(x + dx * 0.8, y - 7.5));
}
