// A watchtower as it is drawn on its tile: timber on stone, with a sign of what it counts and a dot for each point.

import {
  CREAM,
  GOLD,
  GOLD_LIGHT,
  INK,
  PALE_STONE,
  ROAD_EDGE,
  SAND,
  SLATE,
  STONE,
  TILE_RED,
} from '../../board/art/colours.ts';
import type { TileDoc, Watchtower } from '../../tiles/schema.ts';
import type { SetArt } from '../art.ts';

/** Within a circle of radius 5. */
const SIGNS: Readonly<Record<Watchtower['per'], string>> = {
  meeple: `<path d='M0-4.4a1.7 1.7 0 0 1 1.3 2.8C3-.8 4-.2 4 .6L2 1.2 3 4H.9L0 2.4-.9 4H-3L-2 1.2-4 .6C-4-.2-3-.8-1.3-1.6A1.7 1.7 0 0 1 0-4.4Z' fill='${TILE_RED}' stroke-width='.5'/>`,
  pennant: `<path d='M-3.2-4H3.2V0C3.2 2.3 1.5 3.7 0 4.5-1.5 3.7-3.2 2.3-3.2 0Z' fill='#2f5d86' stroke-width='.6'/><path d='M0-3.6V4M-3-.2H3' stroke='${GOLD_LIGHT}' stroke-width='1'/>`,
  monastery: `<path d='M-3.4 3.8V-.6H3.4V3.8Z' fill='${PALE_STONE}' stroke-width='.6'/><path d='M-4.2-.4 0-3 4.2-.4Z' fill='${TILE_RED}' stroke-width='.6'/><path d='M0-5V-2.6M-1-4.2H1' stroke-width='.8'/>`,
  roadTile: `<path d='M-4 4C-3.4-1 2.6.6 3.4-4.2' fill='none' stroke='${ROAD_EDGE}' stroke-width='3.4'/><path d='M-4 4C-3.4-1 2.6.6 3.4-4.2' fill='none' stroke='${SAND}' stroke-width='2'/>`,
  cityTile: `<path d='M-4 3.4V-3H-2V-1.6H-1V-3H1V-1.6H2V-3H4V3.4Z' fill='${STONE}' stroke-width='.6'/><path d='M-1.1 3.4V1.4a1.1 1.1 0 0 1 2.2 0V3.4Z' fill='${INK}' stroke='none'/>`,
};

function dots(points: number): string {
  const places = Array.from({ length: points }, (_, i) => (i - (points - 1) / 2) * 3.2);
  return places.map((x) => `<circle cx='${x}' cy='7.4' r='1.2' fill='${GOLD}' stroke-width='.5'/>`).join('');
}

/** Feet at the origin. */
const watchtower = ({ points, per }: Watchtower): string =>
  `<ellipse cx='1' cy='.8' rx='9' ry='2.6' fill='${INK}' opacity='.22' stroke='none'/>` +
  `<path d='M-5.6 1V-13H5.6V1Z' fill='${PALE_STONE}'/><path d='M2 .6V-12.6H5.2V.6Z' fill='${STONE}' stroke='none'/>` +
  `<path d='M-7.4-13V-16.6H7.4V-13Z' fill='${STONE}'/><path d='M-6-16.6V-21M6-16.6V-21M0-16.6V-21' stroke-width='1.2'/>` +
  `<path d='M-8.4-20.6 0-28 8.4-20.6Z' fill='${SLATE}'/><path d='M-1.6 1V-2.4a1.6 1.6 0 0 1 3.2 0V1Z' fill='${INK}' stroke='none'/>` +
  `<g transform='translate(0 -8.6)'><circle r='5.8' fill='${CREAM}' stroke-width='.9'/><g transform='scale(.9)'>${SIGNS[per]}</g>${dots(points)}</g>`;

export const watch: SetArt = {
  landmark: ({ watchtower: tower }: TileDoc) => (tower ? watchtower(tower) : null),
};
