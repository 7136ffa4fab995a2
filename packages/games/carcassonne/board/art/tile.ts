// A tile as an SVG picture: flat layers clipped to the square, then everything upright in the order of its feet.

import { INK } from './colours.ts';
import { type Dice, diceFor } from './dice.ts';
import { fillCity, gatesOf, type Prop } from './fill-city.ts';
import { fillFields } from './fill-field.ts';
import { isSmall, type Kind, partsOf } from './kind.ts';
import { type Detail, paintCities, paintField, paintViaduct, paintWalls, paintWays } from './paint.ts';
import { type Plan, planOf } from './plan.ts';
import { at, halfWay, n1, type Point, turn } from './points.ts';
import { monastery, tower, tunnel, well } from './props/buildings.ts';
import { drawHouse, drawHousesPlainly, type House } from './props/house.ts';
import { type Regions, regionsOf } from './regions.ts';
import { besideGarden, spotsAtRest, spotsOf } from './spots.ts';
import { mouthAt } from './ways.ts';

export interface TileTerms {
  readonly kind: Kind;
  readonly quarters: number;
  /** Which of the copies: each is furnished a little differently. */
  readonly copy: number;
  readonly garden: boolean;
}

/** A tile as it is known to the board: what lies where, and where figures stand. */
export interface Lay {
  readonly plan: Plan;
  readonly regions: Regions;
  /** Per feature of the kind; the garden, if there is one, comes last. */
  readonly spots: readonly Point[];
  readonly garden: Point | null;
}

export interface TileDrawing extends Lay {
  draw(detail: Detail): string;
}

/** How far a picture reaches over the edges of its tile: roofs and towers may stand out. */
export const MARGIN = 12;

export function sceneOf({ kind, quarters, copy, garden }: TileTerms): TileDrawing {
  const plan = planOf(kind, quarters);
  const rest = restOf(kind);
  const regions = { ...rest.regions, quarters };
  const spots = spotsOf(plan, rest.spots);
  const dice = diceFor(`${kind.id} ${copy}`);
  const ground = diceFor(`${kind.id} ${copy} ground`);
  const houses: House[] = [];
  const props: Prop[] = [...gatesOf(plan), ...landmarks(plan)];
  for (const { feature, part } of partsOf(kind, 'city')) {
    const filled = fillCity(plan, regions, feature, part, spots[feature] as Point, dice);
    houses.push(...filled.houses);
    props.push(...filled.props);
  }
  const grown = fillFields(plan, regions, spots, garden, dice);
  props.push(...grown.props);
  return {
    plan,
    regions,
    spots: grown.garden ? [...besideGarden(spots, grown.garden, regions), grown.garden] : spots,
    garden: grown.garden,
    draw: (detail) => flat(plan, regions, ground, grown.ground, detail) + upright(props, houses, detail),
  };
}

interface Rest {
  readonly regions: Regions;
  readonly spots: readonly Point[];
}

const known = new Map<string, Rest>();

/** What is the same however a tile lies is found once per kind. */
function restOf(kind: Kind): Rest {
  const found = known.get(kind.id);
  if (found) return found;
  const regions = regionsOf(kind);
  const rest = { regions, spots: spotsAtRest(planOf(kind, 0), regions) };
  known.set(kind.id, rest);
  return rest;
}

function flat(plan: Plan, regions: Regions, dice: Dice, strips: string, detail: Detail): string {
  const ground =
    paintField(dice, strips, detail) +
    paintWays(plan, detail) +
    paintCities(plan, regions, detail) +
    (plan.kind.floor ?? '');
  return `<svg x='-.2' y='-.2' width='100.4' height='100.4' viewBox='-.2 -.2 100.4 100.4'>${ground}</svg>${paintWalls(plan, detail)}${paintViaduct(plan)}`;
}

/** Monastery, well, towers half way along slanting walls. */
function landmarks(plan: Plan): readonly Prop[] {
  const props: Prop[] = [];
  if (plan.monastery) {
    const small = isSmall(plan.kind);
    const [dy, scale] = small ? [14, 0.64] : [18, 1];
    const svg = partsOf(plan.kind, 'monastery')[0]?.part.building ?? monastery();
    props.push({
      at: at(plan.monastery.x, plan.monastery.y + dy),
      svg: small ? `<g transform='scale(${scale})'>${svg}</g>` : svg,
    });
  }
  for (const { part } of partsOf(plan.kind, 'road')) {
    if (!part.tunnel) continue;
    for (const edge of part.edges) {
      const mouth = turn(mouthAt(plan.kind, edge), plan.quarters);
      props.push({ at: at(mouth.x, mouth.y + 4), svg: tunnel() });
    }
  }
  const { landmark } = plan.kind;
  if (plan.ring) props.push({ at: at(plan.ring.x, plan.ring.y + 4), svg: well() });
  const middle = plan.plaza ?? plan.tower;
  const usual = plan.plaza ? well() : `<g transform='scale(1.25)'>${tower()}</g>`;
  if (middle) props.push({ at: at(middle.x, middle.y + (landmark ? 8 : 3)), svg: landmark ?? usual });
  for (const { walls } of plan.cities) {
    for (const { curve, run } of walls) {
      const middle = halfWay(curve);
      const isTaken = plan.gates.some((gate) => Math.hypot(gate.x - middle.x, gate.y - middle.y) < 15);
      if (run === 2 && !isTaken) props.push({ at: at(middle.x, middle.y + 1.5), svg: tower() });
    }
  }
  return props;
}

function upright(props: readonly Prop[], houses: readonly House[], detail: Detail): string {
  const pen = `<g stroke='${INK}' stroke-width='.8' stroke-linejoin='round'>`;
  const place = ({ at: { x, y }, svg }: Prop): string => `<g transform='translate(${n1(x)} ${n1(y)})'>${svg}</g>`;
  if (detail === 'plain') {
    const shown = props.filter((prop) => !prop.small).toSorted((a, b) => a.at.y - b.at.y);
    return `${drawHousesPlainly(houses)}${pen}${shown.map(place).join('')}</g>`;
  }
  const all = [
    ...props.map((prop) => ({ y: prop.at.y, svg: place(prop) })),
    ...houses.map((house) => ({ y: house.y, svg: drawHouse(house) })),
  ].toSorted((a, b) => a.y - b.y);
  return `${pen}${all.map(({ svg }) => svg).join('')}</g>`;
}

/** A picture of its own; with a margin for what stands out, or cut off at the edges. */
export function svgOf(drawing: string, margin = MARGIN): string {
  const size = 100 + 2 * margin;
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-margin} ${-margin} ${size} ${size}'>${drawing}</svg>`;
}
