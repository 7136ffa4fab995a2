// What the buildings of a block cover of a tile: along its seams what is not grass, and a strip between two fields that meet one.

import { EDGES, HALVES, type TileDoc } from '../../tiles/schema.ts';
import { at, cornerOf, middleOf, type Point, turn } from './points.ts';

/** Half the width of a strip. */
const STRIP = 11;

/** Where half-edge k begins: it ends where the next one does. */
const endOf = (k: number): Point => ((k & 1) === 0 ? cornerOf((k & 7) >> 1) : middleOf((k & 7) >> 1));

export function coveredOf({ edges, features }: TileDoc): readonly (readonly Point[])[] {
  const grass = HALVES.map((half) => features.findIndex(({ halves = [] }) => halves.includes(half)));
  const isBare = (k: number): boolean => edges[(k & 7) >> 1] === '#' && (grass[k & 7] ?? -1) < 0;
  const areas: Point[][] = [];
  const first = HALVES.findIndex((_, k) => isBare(k) && !isBare(k + 7));
  if (HALVES.every((_, k) => isBare(k))) areas.push([0, 2, 4, 6].map(endOf));
  else if (first >= 0) {
    const area = [endOf(first)];
    for (let k = first; isBare(k); k++) area.push(endOf(k + 1));
    areas.push(area);
  }
  for (const i of EDGES.keys()) {
    const [left = -1, right = -1] = [grass[2 * i], grass[2 * i + 1]];
    if (edges[i] !== '#' || left < 0 || right < 0 || left === right) continue;
    areas.push(
      [at(50 - STRIP, 0), at(50 + STRIP, 0), at(50 + STRIP, 50), at(50 - STRIP, 50)].map((one) => turn(one, i)),
    );
  }
  return areas;
}
