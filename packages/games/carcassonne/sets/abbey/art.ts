// An abbey as it fills its tile: a wall all round, beds of herbs, and the church in its court.

import { CREAM, FACE, FLAG, GOLD_LIGHT, INK, LEAF, LEAF_DARK, SAND, STONE } from '../../board/art/colours.ts';
import { monastery } from '../../board/art/props/buildings.ts';
import type { SetArt } from '../art.ts';

/** The wall runs so far from the middle of the tile, which is so far above the feet. */
const HALF = 45;
const MIDDLE = -18;
const COURT = `M${-HALF} ${MIDDLE - HALF}H${HALF}V${MIDDLE + HALF}H${-HALF}Z`;

const wall = (dy: number, colour: string, width: number, more = ''): string =>
  `<path d='${COURT}' transform='translate(0 ${dy})' fill='none' stroke='${colour}' stroke-width='${width}'${more}/>`;

/** Rows of herbs, and something in flower among them. */
const bed = (x: number, y: number, colour: string): string =>
  `<rect x='${x}' y='${y}' width='26' height='13' rx='2' fill='${LEAF}' stroke-width='.7'/>` +
  `<path d='M${x + 2.6} ${y + 3.6}h21M${x + 2.6} ${y + 9.4}h21' stroke='${LEAF_DARK}' stroke-width='1.6' stroke-dasharray='2.4 1.8'/>` +
  `<path d='M${x + 4} ${y + 6.5}h.1m5 0h.1m5 0h.1m5 0h.1' stroke='${colour}' stroke-width='2.2' stroke-linecap='round'/>`;

const turret = (x: number, y: number): string =>
  `<circle cx='${x}' cy='${y}' r='4.6' fill='${STONE}'/><circle cx='${x}' cy='${y}' r='2.4' fill='${CREAM}' stroke-width='.6'/>`;

const abbeyCourt = (): string =>
  `<path d='${COURT}' fill='${SAND}' stroke='none'/>` +
  `<path d='M-40 ${MIDDLE}H40M0 ${MIDDLE - 40}V${MIDDLE + 40}' stroke='${CREAM}' stroke-width='6' opacity='.7'/>` +
  bed(-38, -58, FLAG) +
  bed(12, -58, GOLD_LIGHT) +
  bed(-38, 8, GOLD_LIGHT) +
  bed(12, 8, FLAG) +
  wall(2.8, INK, 5.6) +
  wall(1.8, FACE, 4.2) +
  wall(0, INK, 5.4) +
  wall(0, STONE, 4) +
  wall(0, CREAM, 4, ` stroke-dasharray='3 2.1'`) +
  [-HALF, HALF].map((x) => turret(x, MIDDLE - HALF) + turret(x, MIDDLE + HALF)).join('') +
  monastery();

/** In somebody's hand. */
const inHand = (): string => `<g transform='translate(0 -2) scale(.5)' stroke='${INK}'>${abbeyCourt()}</g>`;

export const abbey: SetArt = {
  tokens: { abbey: inHand },
  building: (tile) => (tile.abbey ? abbeyCourt() : null),
};
