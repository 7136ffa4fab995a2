// A German monastery as it is drawn on its tile: a long church with two towers, and a cross to each of the four sides.

import { GOLD, INK, LEAF_DARK, PALE_STONE, SAND, SLATE, SLATE_LIGHT, STONE } from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

const WINDOWS = [-9, -3, 3, 9]
  .map((x) => `<path d='M${x - 1.4}-5V-10a1.4 1.4 0 0 1 2.8 0V-5Z' fill='${INK}' stroke='none'/>`)
  .join('');

const tower = (x: number): string =>
  `<path d='M${x - 5}0V-24H${x + 5}V0Z' fill='${PALE_STONE}'/><path d='M${x + 1}-.4V-23.6H${x + 4.6}V-.4Z' fill='${STONE}' stroke='none'/>` +
  `<path d='M${x - 6}-24C${x - 6}-31 ${x + 6}-31 ${x + 6}-24Z' fill='${SLATE}'/><path d='M${x}-29V-35M${x - 2}-33H${x + 2}' stroke='${GOLD}' stroke-width='1.4'/>` +
  `<path d='M${x - 1.6}-14V-18a1.6 1.6 0 0 1 3.2 0V-14Z' fill='${INK}' stroke='none'/>`;

/** A path to each side: whoever lies here counts the tiles in the row and the column. */
const PATHS = `<path d='M0 10.4V6.6M0-12.4V-9M-28.4-1H-24M24-1H28.4' stroke='${GOLD}' stroke-width='2.2'/>`;

/** On its sandy ground, as large as a monastery. */
const monastery = (): string =>
  `<ellipse cy='-1' rx='28' ry='11.4' fill='none' stroke='${LEAF_DARK}' stroke-width='.9'/>` +
  `<ellipse cy='-1' rx='26.4' ry='10.2' fill='${SAND}' stroke='#9c7a48' stroke-width='.7'/>${PATHS}` +
  `<path d='M-17 2V-13H17V2Z' fill='${PALE_STONE}'/><path d='M-17-13-13-22H13L17-13Z' fill='${SLATE}'/><path d='M-12.4-20.4H12' stroke='${SLATE_LIGHT}' stroke-width='1.2'/>` +
  WINDOWS +
  tower(-18) +
  tower(18) +
  `<path d='M-2.4 2V-1.4a2.4 2.4 0 0 1 4.8 0V2Z' fill='${INK}' stroke='none'/>`;

export const german: SetArt = {
  building: monastery,
};
