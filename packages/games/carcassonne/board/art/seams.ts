// What belongs to the board and not to one tile: houses on an edge that two parts of a city share, and a round tower on
// every corner where a wall ends.

import { INK } from './colours.ts';
import { diceFor } from './dice.ts';
import { kept } from './kept.ts';
import type { Kind } from './kind.ts';
import { partsOf } from './kind.ts';
import type { Detail } from './paint.ts';
import { planOf } from './plan.ts';
import { cornerOf, endOf, startOf } from './points.ts';
import { tower } from './props/buildings.ts';
import { drawHouse, drawHousesPlainly, houseAt } from './props/house.ts';

/** How many different rows of seam houses there are. */
export const SEAMS = 5;

/** Houses in a row across the middle of an edge; the origin is the middle of the edge. */
export function seamHouses(upright: boolean, variant: number, detail: Detail): string {
  const dice = diceFor(`seam ${upright} ${variant}`);
  const places = upright ? [-26, -12, 2, 16, 30] : [-26, -9, 8, 25];
  const houses = places
    .filter((_, i) => (i + variant) % 5 !== 4)
    .map((along) => {
      const [off, step] = [dice.between(-2.6, 2.6), along + dice.between(-1.5, 1.5)];
      return upright ? houseAt(dice, off, step) : houseAt(dice, step, 5.5 + off);
    })
    .toSorted((a, b) => a.y - b.y);
  if (detail === 'plain') return drawHousesPlainly(houses);
  return `<g stroke='${INK}' stroke-width='.8' stroke-linejoin='round'>${houses.map(drawHouse).join('')}</g>`;
}

export const cornerTower = (): string => `<g stroke='${INK}' stroke-width='.8' stroke-linejoin='round'>${tower()}</g>`;

interface Lying {
  readonly kind: Kind;
  readonly quarters: number;
}

/** Which corners of a tile that lies so are ends of walls, as 0 to 3 from the north-west. */
export const wallCorners = kept<Lying, readonly number[]>(
  ({ kind, quarters }) => {
    if (partsOf(kind, 'city').length === 0) return [];
    const ends = planOf(kind, quarters).cities.flatMap(({ walls }) =>
      walls.flatMap(({ curve }) => [startOf(curve), endOf(curve)]),
    );
    return [0, 1, 2, 3].filter((corner) => {
      const { x, y } = cornerOf(corner);
      return ends.some((end) => end.x === x && end.y === y);
    });
  },
  ({ kind, quarters }) => `${kind.id} ${quarters}`,
);

/** Which edges of a tile that lies so are one city, as 0 to 3 from the north. */
export function cityEdges(kind: Kind, quarters: number): readonly number[] {
  const cities = partsOf(kind, 'city');
  const shared = cities.flatMap(({ part }) => part.shared);
  return cities
    .flatMap(({ part }) => part.edges.filter((edge) => !shared.includes(edge)))
    .map((edge) => (edge + quarters) & 3);
}
