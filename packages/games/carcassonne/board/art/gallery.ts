// The gallery: every picture is drawn once and kept. Tiles are shown as images, which pan and zoom far faster than
// their hundred shapes would.

import type { Axis } from '../../rules/choices.ts';
import { tokenBySets } from '../../sets/art.ts';
import { kept } from './kept.ts';
import type { Goods, Kind } from './kind.ts';
import { drawnKind } from './kinds.ts';
import { outlineOf } from './outline.ts';
import type { Detail } from './paint.ts';
import { planOf } from './plan.ts';
import { along, type Point, turn } from './points.ts';
import { goodsRoundel } from './props/signs.ts';
import { regionsOf } from './regions.ts';
import { cornerTower, SEAMS, seamHouses } from './seams.ts';
import { type Lay, MARGIN, sceneOf, svgOf, type TileDrawing } from './tile.ts';

export interface Tile {
  readonly kind: string;
  readonly rotation: number;
  readonly garden: boolean;
  /** Which of the copies on the table. */
  readonly copy: number;
  /** A bridge over it, as it lies on the table. */
  readonly bridge?: Axis;
}

/** Copies that look different; more would only cost memory. */
const COPIES = 3;

const nameOf = ({ kind, rotation, garden, copy, bridge }: Tile): string =>
  `${kind} ${rotation} ${garden ? 'g' : ''} ${copy % COPIES} ${bridge ?? ''}`;

const sceneFor = kept<Tile, TileDrawing>(({ kind, rotation, garden, copy, bridge }) => {
  const scene = sceneOf({ kind: drawnKind(kind), quarters: rotation, garden, copy: copy % COPIES });
  if (bridge === undefined) return scene;
  return { ...scene, draw: (detail) => scene.draw(detail) + bridgeDrawing(bridge) };
}, nameOf);

const bridgeDrawing = (axis: Axis): string => `<g transform='translate(50 50)'>${tokenBySets(`bridge-${axis}`, 1)}</g>`;

/** A bridge by itself, as large as a tile. */
export const bridgePicture = kept<Axis, string>(
  (axis) => uriOf(svgOf(bridgeDrawing(axis))),
  (axis) => axis,
);

/** What lies where on a tile, and where figures stand. */
export const layOf: (tile: Tile) => Lay = sceneFor;

const fullPicture = kept<Tile, string>((tile) => uriOf(svgOf(sceneFor(tile).draw('full'))), nameOf);
const plainPicture = kept<Tile, string>((tile) => uriOf(svgOf(sceneFor(tile).draw('plain'))), nameOf);

/** A tile for the board, with a margin for what stands out. */
export const pictureOf = (tile: Tile, detail: Detail): string =>
  detail === 'full' ? fullPicture(tile) : plainPicture(tile);

/** A tile by itself, cut off at its edges. */
export const portraitOf = kept<Tile, string>((tile) => uriOf(svgOf(sceneFor(tile).draw('full'), 0)), nameOf);

/** The picture's side, where a tile's is 100. */
export const PICTURE = 100 + 2 * MARGIN;
export { MARGIN };

interface Seam {
  readonly upright: boolean;
  readonly variant: number;
  readonly detail: Detail;
}

/** Houses on a shared edge, in a picture whose middle is the middle of the edge. */
export const seamPicture = kept<Seam, string>(
  ({ upright, variant, detail }) => {
    const box = upright ? '-12 -46 24 84' : '-40 -12 80 24';
    return uriOf(
      `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}'>${seamHouses(upright, variant % SEAMS, detail)}</svg>`,
    );
  },
  ({ upright, variant, detail }) => `${upright} ${variant % SEAMS} ${detail}`,
);

export const SEAM_BOX = { upright: { x: -12, y: -46, w: 24, h: 84 }, flat: { x: -40, y: -12, w: 80, h: 24 } } as const;

export const TOWER_BOX = { x: -7, y: -18, w: 14, h: 24 } as const;
let tower = '';
export function towerPicture(): string {
  tower ||= uriOf(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='-7 -18 14 24'>${cornerTower()}</svg>`);
  return tower;
}

/** A roundel with the sign of some goods. */
export const goodsPicture = kept<Goods, string>(
  (goods) => uriOf(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='-10 -10 20 20'>${goodsRoundel(goods)}</svg>`),
  (goods) => goods,
);

/** The outline of one feature of a kind, as it lies. */
export function outlineFor(kind: string, rotation: number, feature: number): readonly (readonly Point[])[] {
  const loops = outlineAtRest({ kind: drawnKind(kind), feature });
  return rotation === 0 ? loops : loops.map((loop) => loop.map((point) => turn(point, rotation)));
}

const outlineAtRest = kept<{ readonly kind: Kind; readonly feature: number }, readonly (readonly Point[])[]>(
  ({ kind, feature }) => {
    const plan = planOf(kind, 0);
    const cities = plan.cities.filter((one) => one.feature === feature);
    return cities.length > 0
      ? cities.map(({ outline }) => along(outline).map(settled))
      : outlineOf(regionsOf(kind).label, feature);
  },
  ({ kind, feature }) => `${kind.id} ${feature}`,
);

/** Points on an edge lie exactly there, whatever the sums of a curve came to. */
const settled = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });

/** A drawing as the address of an image. */
export const uriOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#<>"]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
