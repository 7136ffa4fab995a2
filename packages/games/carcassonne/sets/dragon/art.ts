// What is drawn of The Princess & the Dragon: volcanoes, portals, princesses and signs of the dragon on tiles; the dragon and
// the fairy themselves.

import {
  CREAM,
  GOLD,
  GOLD_LIGHT,
  INK,
  LEAF_DARK,
  PALE_STONE,
  SLATE,
  STONE,
  TILE_RED,
} from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

const SMOKE = '#8b7f79';
const ROSE = '#c86a86';

/** Feet at the origin, like all that follows. */
const volcano = (): string =>
  `<ellipse cx='1' cy='1' rx='21' ry='5' fill='${INK}' opacity='.22' stroke='none'/>` +
  `<path d='M-20 1C-12-3-9-18-6-22H6C9-18 12-3 20 1Z' fill='${SLATE}'/><path d='M6-22C9-18 12-3 20 1H8C7-8 5-16 3-22Z' fill='${INK}' opacity='.25' stroke='none'/>` +
  `<path d='M-6-22C-4-19.6 4-19.6 6-22 5-24.4-5-24.4-6-22Z' fill='${TILE_RED}'/><path d='M-2-20.6C-3-14-6-11-5-5M3-20.4C3-15 6-13 5-8' fill='none' stroke='${TILE_RED}' stroke-width='2.2'/>` +
  `<path d='M-1-24C-6-27-1-30-4-34 1-36 6-33 3-30 7-28 4-25 1-24Z' fill='${SMOKE}' opacity='.8' stroke-width='.5'/><circle cx='0' cy='-23.4' r='1.8' fill='${GOLD_LIGHT}' stroke='none'/>`;

const portal = (): string =>
  `<ellipse cx='1' cy='.8' rx='13' ry='3.2' fill='${INK}' opacity='.22' stroke='none'/>` +
  `<path d='M-12 1V-12A12 12 0 0 1 12-12V1H7V-12A7 7 0 0 0-7-12V1Z' fill='${PALE_STONE}'/>` +
  `<path d='M-7 1V-12A7 7 0 0 1 7-12V1Z' fill='#3d5f9c'/><path d='M0-15.6C4-13 4-8.4 0-6.6-3.4-8-3-11.4 0-12 1.8-11.6 1.6-9.6.4-9.2' fill='none' stroke='${CREAM}' stroke-width='1.4'/>` +
  `<path d='M-9.6-4H-7M-9.6-9H-7.4M7-4H9.6M7.4-9H9.6M0-24V-19' stroke-width='.8'/>`;

const princess = (): string =>
  `<ellipse cx='.6' cy='.6' rx='8' ry='2.2' fill='${INK}' opacity='.22' stroke='none'/>` +
  `<path d='M-7 1C-5-5-3-9-2.4-12H2.4C3-9 5-5 7 1Z' fill='${ROSE}'/><path d='M-2.6-8H2.6' stroke='${GOLD}' stroke-width='1.2'/>` +
  `<circle cy='-14.6' r='3.2' fill='#fbe8d3'/><path d='M-3.4-14C-4.6-18.6 4.6-18.6 3.4-14 5.4-11 4.6-8.6 4.2-8 3.4-11 3-13 2.6-15.4H-2.6C-3-13-3.4-11-4.2-8-4.6-8.6-5.4-11-3.4-14Z' fill='#c8963c' stroke-width='.6'/>` +
  `<path d='M-2.8-17.4-3.4-20.6-1.4-19 0-21.4 1.4-19 3.4-20.6 2.8-17.4Z' fill='${GOLD_LIGHT}' stroke-width='.6'/>`;

const BODY =
  'M-19-1C-22-6-17-10-12-8.4-13-13-8-16-3-14.6L-9-27C-2-26 4-21 5.4-15.4 8-17.4 9.4-21 8.6-25.4L12-30.6 14-26.4C20-26 23-22.6 21.6-19.6 18.6-18.4 16-18.6 14.4-19.4 15-13 12.6-8.6 9.4-6.4L11.4 0H5.8L4-4.4H-4L-4.6 0H-10.2L-9-5.4C-13-5.6-16.4-4-19-1Z';

/** A sign as large as its tile's other signs, about the origin. */
const dragonSign = (): string =>
  `<circle r='9.4' fill='${CREAM}' stroke='${INK}' stroke-width='.9'/><g transform='translate(-.6 5.4) scale(.36)'><path d='${BODY}' fill='${TILE_RED}' stroke='${INK}' stroke-width='2'/></g>`;

const dragonFigure = (): string =>
  `<ellipse cx='1' cy='.6' rx='20' ry='4.4' fill='${INK}' opacity='.28'/>` +
  `<path d='${BODY}' fill='none' stroke='${CREAM}' stroke-width='5'/><path d='${BODY}' fill='${TILE_RED}' stroke='${INK}' stroke-width='1.7'/>` +
  `<path d='M-3-14.6C-1-18-3-23-6-25M5.4-15.4C2-16-1-15.4-3-14.6' fill='none' stroke='${INK}' stroke-width='1.1'/>` +
  `<circle cx='14.6' cy='-23.6' r='1.5' fill='${GOLD_LIGHT}' stroke='${INK}' stroke-width='.7'/><path d='M-12-8.4-10-11M9.4-6.4C6-8 2-8.4-4-4.4' fill='none' stroke='${INK}' stroke-width='1'/>`;

const GOWN = 'M-7.6 0C-6-7-3.4-11-2.6-14.4H2.6C3.4-11 6-7 7.6 0Q0 2.4-7.6 0Z';
const WINGS = 'M-2.4-12C-9-22-17-20-14-12-12.6-8-7-8-2.4-10ZM2.4-12C9-22 17-20 14-12 12.6-8 7-8 2.4-10Z';

const fairyFigure = (): string =>
  `<ellipse cx='1' cy='.6' rx='9' ry='2.6' fill='${INK}' opacity='.25'/>` +
  `<path d='${WINGS}' fill='#dff0f2' stroke='${INK}' stroke-width='1.1'/><path d='${GOWN}' fill='none' stroke='${CREAM}' stroke-width='4'/><path d='${GOWN}' fill='#7fc3a8' stroke='${INK}' stroke-width='1.3'/>` +
  `<circle cy='-17.6' r='3.6' fill='#fbe8d3' stroke='${INK}' stroke-width='1.1'/><path d='M-3.6-17.6C-4-22.6 4-22.6 3.6-17.6 2-20-2-20-3.6-17.6Z' fill='${GOLD}' stroke='${INK}' stroke-width='.8'/>` +
  `<path d='M5-9 11-15' stroke='${LEAF_DARK}' stroke-width='1.4'/><path d='M11-18 11.9-15.9 14-15 11.9-14.1 11-12 10.1-14.1 8-15 10.1-15.9Z' fill='${GOLD_LIGHT}' stroke='${STONE}' stroke-width='.5'/>`;

export const dragon: SetArt = {
  landmark: (tile) => (tile.volcano ? volcano() : tile.portal ? portal() : null),
  guest: (city) => (city.princess ? princess() : null),
  sign: (tile) => (tile.dragon ? dragonSign() : null),
  tokens: { dragon: dragonFigure, fairy: fairyFigure },
};
