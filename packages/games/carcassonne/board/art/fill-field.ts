// What grows outside the walls: strip fields on the ground; trees, sheep, inns, gardens and cottages upon it.

import type { Dice } from './dice.ts';
import type { Prop } from './fill-city.ts';
import { partsOf } from './kind.ts';
import type { Plan } from './plan.ts';
import { along, apart, at, inside, nearest, type Point } from './points.ts';
import { cottage, inn } from './props/buildings.ts';
import { garden, roundTree, sheep, strips, tallTree } from './props/nature.ts';
import { depthAt, featureAt, type Regions } from './regions.ts';

export interface Grown {
  readonly props: readonly Prop[];
  /** Furrows, under everything. */
  readonly ground: string;
  /** The middle of the garden, if the tile has one. */
  readonly garden: Point | null;
}

export function fillFields(
  plan: Plan,
  regions: Regions,
  spots: readonly Point[],
  withGarden: boolean,
  dice: Dice,
): Grown {
  const fields = new Set(partsOf(plan.kind, 'field').map(({ feature }) => feature));
  const taken: { at: Point; r: number }[] = [...fields].map((feature) => ({ at: spots[feature] as Point, r: 7 }));
  const isField = (point: Point, depth: number): boolean =>
    fields.has(featureAt(regions, point)) && depthAt(regions, point) >= depth;
  const isFree = (point: Point, r: number): boolean => taken.every((one) => apart(one.at, point) > one.r + r);
  const somewhere = (): Point => at(dice.between(4, 96), dice.between(4, 96));
  const props: Prop[] = [];

  let gardenAt: Point | null = null;
  if (withGarden) {
    gardenAt = best(
      somewhere,
      220,
      (point) => boxIn(isField, at(point.x, point.y - 2), 11.5, 10) && isFree(point, 3),
      (point) => -Math.abs(depthAt(regions, point) - 14),
    );
    gardenAt ??=
      best(
        somewhere,
        400,
        (point) => isField(point, 6),
        (point) => depthAt(regions, point),
      ) ?? at(50, 50);
    taken.push({ at: gardenAt, r: 12 });
    props.push({ at: at(gardenAt.x, gardenAt.y + 4), svg: `<g transform='translate(0 -4)'>${garden()}</g>` });
  }
  for (const { feature, part } of partsOf(plan.kind, 'road')) {
    if (!part.inn) continue;
    const road = along(plan.roads.find((way) => way.feature === feature)?.curve ?? []);
    const others = plan.roads.filter((way) => way.feature !== feature).flatMap((way) => along(way.curve));
    const fits = (point: Point): boolean =>
      boxIn(isField, at(point.x + 1, point.y - 4), 11.5, 9.5) &&
      isFree(point, 8) &&
      nearest(point, others) > nearest(point, road);
    const point =
      best(somewhere, 600, fits, (one) => -nearest(one, road)) ??
      best(
        somewhere,
        400,
        (one) => isField(one, 5),
        (one) => depthAt(regions, one) - nearest(one, road) * 0.3,
      );
    if (!point) continue;
    taken.push({ at: at(point.x, point.y - 4), r: 12 });
    props.push({ at: point, svg: inn() });
  }
  const { landmark } = plan.kind;
  if (landmark && !plan.plaza && !plan.tower) {
    const middle = (point: Point): number => -apart(point, at(50, 58));
    const point =
      best(somewhere, 800, (one) => boxIn(isField, at(one.x, one.y - 6), 8, 8) && isFree(one, 5), middle) ??
      best(somewhere, 400, (one) => isField(one, 5) && isFree(one, 2), middle) ??
      at(50, 58);
    taken.push({ at: at(point.x, point.y - 7), r: 12 });
    props.push({ at: inside(point, 6), svg: landmark });
  }
  const { sign, plot } = plan.kind;
  if (sign || plot) {
    const middle = (point: Point): number => -apart(point, at(50, 50));
    const point =
      best(somewhere, 800, (one) => boxIn(isField, one, 12, 12) && isFree(one, 9), middle) ??
      best(somewhere, 800, (one) => boxIn(isField, one, 11, 11), middle) ??
      best(
        somewhere,
        400,
        (one) => isField(one, 5),
        (one) => depthAt(regions, one),
      ) ??
      at(50, 50);
    taken.push({ at: point, r: 13 });
    if (sign) props.push({ at: point, svg: `<g transform='rotate(${90 * plan.quarters})'>${sign}</g>` });
    if (plot) props.push({ at: at(point.x, point.y + 6), svg: plot });
  }
  if (plan.plaza) {
    for (const [dx, dy] of [
      [-17, -14],
      [17, -13],
      [-17, 21],
      [17, 21],
    ] as const) {
      const point = at(plan.plaza.x + dx + dice.between(-2, 2), plan.plaza.y + dy + dice.between(-2, 2));
      if (!boxIn(isField, at(point.x, point.y - 3), 6, 4) || !isFree(point, 5)) continue;
      taken.push({ at: point, r: 6 });
      props.push({ at: point, svg: cottage(dice.next() < 0.25), small: true });
    }
  }
  let ground = '';
  for (let i = 0, found = 0; i < 60 && found < 2; i++) {
    const point = somewhere();
    if (!isField(point, 10.5) || !isFree(point, 8)) continue;
    found++;
    taken.push({ at: point, r: 9.5 });
    ground += `<g transform='translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})rotate(${dice.between(-14, 14).toFixed(0)})'>${strips(dice, dice.next() < 0.5)}</g>`;
  }
  props.push(...trees(somewhere, isField, isFree, taken, dice));
  return { props, ground, garden: gardenAt };
}

type Test = (point: Point, depth: number) => boolean;

function trees(
  somewhere: () => Point,
  isField: Test,
  isFree: Test,
  taken: { at: Point; r: number }[],
  dice: Dice,
): readonly Prop[] {
  const props: Prop[] = [];
  const grows = (point: Point, r: number): boolean =>
    isField(point, 4.5) && isField(at(point.x, point.y - 8), 2) && isFree(point, r);
  for (let i = 0, stands = 0; i < 90 && stands < 7; i++) {
    const point = somewhere();
    if (!grows(point, 5)) continue;
    stands++;
    const round = dice.next() < 0.6;
    const svg = round ? roundTree(dice.between(3.5, 4.3)) : tallTree(dice.between(10, 12.6));
    props.push({ at: point, svg });
    const friend = at(point.x + dice.between(4.6, 5.6), point.y + dice.between(1, 2.6));
    if (dice.next() < 0.55 && grows(friend, 0)) {
      props.push({
        at: friend,
        svg: round ? roundTree(dice.between(2.6, 3.1)) : tallTree(dice.between(7.4, 8.6)),
        small: true,
      });
    }
    taken.push({ at: point, r: 5 });
  }
  for (let i = 0; i < 24; i++) {
    const point = somewhere();
    if (!boxIn(isField, at(point.x + 5, point.y - 3), 8, 6) || !isFree(point, 7)) continue;
    taken.push({ at: point, r: 8 });
    const flock = [at(point.x, point.y), at(point.x + 5.4, point.y + 2.4), at(point.x + 9.6, point.y - 0.4)];
    for (const one of flock.slice(0, dice.next() < 0.4 ? 3 : 2)) {
      if (isField(one, 2.5)) props.push({ at: one, svg: sheep(dice.next() < 0.5), small: true });
    }
    break;
  }
  return props;
}

const boxIn = (isField: Test, { x, y }: Point, dx: number, dy: number): boolean =>
  [-1, 0, 1].every((i) => [-1, 0, 1].every((k) => isField(at(x + i * dx, y + k * dy), 1)));

/** The best of some tries; null if none will do. */
function best(
  somewhere: () => Point,
  tries: number,
  fits: (point: Point) => boolean,
  worth: (point: Point) => number,
): Point | null {
  let found: Point | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const point = somewhere();
    if (!fits(point) || worth(point) <= most) continue;
    found = point;
    most = worth(point);
  }
  return found;
}
