// A Japanese building as it is drawn on its tile: a hall of two storeys under wide, lifted roofs, on a stone base.

import { CREAM, GOLD, INK, LEAF_DARK, SAND, SLATE, SLATE_LIGHT, STONE, TILE_RED } from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

/** A roof with lifted corners: half its width below, its foot, half its width above, its top. */
const roof = (wide: number, foot: number, narrow: number, top: number): string =>
  `<path d='M${-wide} ${foot - 2.6}C${-wide + 5} ${foot + 0.4} ${wide - 5} ${foot + 0.4} ${wide} ${foot - 2.6}C${wide - 5} ${foot - 4} ${narrow + 2} ${top + 3} ${narrow} ${top}H${-narrow}C${-narrow - 2} ${top + 3} ${-wide + 5} ${foot - 4} ${-wide} ${foot - 2.6}Z' fill='${SLATE}'/>` +
  `<path d='M${-narrow} ${top + 1}H${narrow}' stroke='${SLATE_LIGHT}' stroke-width='1.3'/>`;

const posts = (xs: readonly number[], foot: number, top: number): string =>
  `<path d='${xs.map((x) => `M${x} ${foot}V${top}`).join('')}' stroke='${TILE_RED}' stroke-width='1.6'/>`;

/** A path to each side: whoever lies here counts the tiles in the row and the column. */
const PATHS = `<path d='M0 10.4V6.6M0-12.4V-9M-28.4-1H-24M24-1H28.4' stroke='${GOLD}' stroke-width='2.2'/>`;

/** On its sandy ground, as large as a monastery. */
const hall = (): string =>
  `<ellipse cy='-1' rx='28' ry='11.4' fill='none' stroke='${LEAF_DARK}' stroke-width='.9'/>` +
  `<ellipse cy='-1' rx='26.4' ry='10.2' fill='${SAND}' stroke='#9c7a48' stroke-width='.7'/>${PATHS}` +
  `<path d='M-19 3V-.6H19V3Z' fill='${STONE}'/><path d='M-16-.6V-10H16V-.6Z' fill='${CREAM}'/>${posts([-15, -9, -3, 3, 9, 15], -0.6, -10)}` +
  `<path d='M-2.4-.6V-7H2.4V-.6Z' fill='${INK}' stroke='none'/>${roof(24, -9, 12, -17)}` +
  `<path d='M-9-17V-22H9V-17Z' fill='${CREAM}'/>${posts([-8, -2.7, 2.7, 8], -17, -22)}${roof(17, -21, 6, -30)}` +
  `<path d='M-6-30 -7.6-33.4M6-30 7.6-33.4' stroke='${GOLD}' stroke-width='1.6'/>`;

export const japan: SetArt = {
  building: hall,
};
