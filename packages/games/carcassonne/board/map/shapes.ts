// Shapes of features on the land, as paths of the world: the whole area, its rim without the seams between tiles, and
// the edges where it goes on.

import type { FeatureView } from '../../rules/view.ts';
import { layOf, outlineFor } from '../art/gallery.ts';
import { loopsPath } from '../art/outline.ts';
import { n1, type Point } from '../art/points.ts';
import { bridgeOn } from '../reading/pointed.ts';
import { type Laid, type Land, tileNumbered } from '../scene.ts';

interface Member {
  readonly tile: Laid;
  readonly segment: number;
  readonly loops: readonly (readonly Point[])[];
}

function membersOf(land: Land, feature: FeatureView): readonly Member[] {
  return feature.members.flatMap(({ tile: number, segment }) => {
    const tile = tileNumbered(land, number);
    if (!tile) return [];
    const { garden, spots } = layOf(tile);
    const isGarden = garden !== null && segment === spots.length - 1;
    const loops =
      tile.bridge && segment === bridgeOn(tile)
        ? [boxAround(MIDDLE, BRIDGES[tile.bridge].x, BRIDGES[tile.bridge].y)]
        : isGarden
          ? [boxAround(garden, 11.5, 8)]
          : outlineFor(tile.kind, tile.rotation, segment);
    return [{ tile, segment, loops }];
  });
}

const MIDDLE: Point = { x: 50, y: 50 };
/** Half the width and height of a bridge. */
const BRIDGES = { NS: { x: 8, y: 50 }, EW: { x: 50, y: 8 } } as const;

const boxAround = ({ x, y }: Point, dx: number, dy: number): readonly Point[] => [
  { x: x - dx, y: y - dy },
  { x: x + dx, y: y - dy },
  { x: x + dx, y: y + dy },
  { x: x - dx, y: y + dy },
];

export interface Shape {
  readonly area: string;
  readonly rim: string;
}

export function shapeOf(land: Land, feature: FeatureView): Shape {
  const members = membersOf(land, feature);
  return {
    area: members.map(({ tile, loops }) => loopsPath(loops, tile.x * 100, tile.y * 100)).join(''),
    rim: members.map(({ tile, loops }) => rimPath(loops, tile.x * 100, tile.y * 100)).join(''),
  };
}

/** The squares of all tiles. */
export const landPath = (land: Land): string =>
  land.tiles.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100Z`).join('');

const sameEdge = (a: Point, b: Point): boolean =>
  (a.x === b.x && (a.x === 0 || a.x === 100)) || (a.y === b.y && (a.y === 0 || a.y === 100));

function rimPath(loops: readonly (readonly Point[])[], dx: number, dy: number): string {
  let d = '';
  for (const loop of loops) {
    let drawing = false;
    loop.forEach((a, i) => {
      const b = loop[(i + 1) % loop.length] as Point;
      if (sameEdge(a, b)) {
        drawing = false;
        return;
      }
      if (!drawing) d += `M${n1(a.x + dx)} ${n1(a.y + dy)}`;
      d += `L${n1(b.x + dx)} ${n1(b.y + dy)}`;
      drawing = true;
    });
  }
  return d;
}

/** From the middle of an edge along it, by how much an open edge is drawn: a city's whole edge, a road's width. */
const HALF = {
  city: 46,
  road: 9,
  field: 30,
  monastery: 0,
  garden: 0,
  cloister: 0,
  river: 9,
  place: 0,
  castle: 0,
} as const;

/** Open edges: of the empty cell that lies across edge `edge`. Empty neighbours of a building are shown as squares. */
export function openPath({ type, open }: FeatureView): string {
  return open
    .map(({ x, y, edge }) => {
      const [left, top] = [x * 100, y * 100];
      if (edge < 0) return `M${left + 14} ${top + 14}h72v72h-72Z`;
      const half = HALF[type];
      // Left by its south edge, a tile has the empty cell below it: the line is the north edge of that cell.
      if (edge === 0) return `M${left + 50 - half} ${top + 100}h${2 * half}`;
      if (edge === 2) return `M${left + 50 - half} ${top}h${2 * half}`;
      if (edge === 1) return `M${left} ${top + 50 - half}v${2 * half}`;
      return `M${left + 100} ${top + 50 - half}v${2 * half}`;
    })
    .join('');
}
