// A Dutch or Belgian monastery as it is drawn on its tile: brick, stepped gables, a slender tower over the crossing.

import {
  BRICK,
  GOLD,
  INK,
  LEAF_DARK,
  PALE_STONE,
  SAND,
  SLATE,
  SLATE_LIGHT,
  TILE_DARK,
} from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

/** A gable whose steps are edged with pale stone, its foot in the middle. */
const gable = (x: number): string =>
  `<path d='M${x - 7} 2V-13H${x - 5}V-16.4H${x - 3}V-19.8H${x - 1.2}V-22.4H${x + 1.2}V-19.8H${x + 3}V-16.4H${x + 5}V-13H${x + 7}V2Z' fill='${BRICK}'/>` +
  `<path d='M${x - 7}-13H${x - 5}V-16.4H${x - 3}V-19.8H${x - 1.2}V-22.4H${x + 1.2}V-19.8H${x + 3}V-16.4H${x + 5}V-13H${x + 7}' fill='none' stroke='${PALE_STONE}' stroke-width='1.3'/>` +
  `<path d='M${x - 1.8}-3V-11a1.8 1.8 0 0 1 3.6 0V-3Z' fill='${INK}' stroke='none'/>`;

const WINDOWS = [-7.5, -2.5, 2.5, 7.5]
  .map((x) => `<path d='M${x - 1.2}-3V-8a1.2 1.2 0 0 1 2.4 0V-3Z' fill='${INK}' stroke='none'/>`)
  .join('');

/** A path to each side: whoever lies here counts the tiles in the row and the column. */
const PATHS = `<path d='M0 10.4V6.6M0-12.4V-9M-28.4-1H-24M24-1H28.4' stroke='${GOLD}' stroke-width='2.2'/>`;

/** On its sandy ground, as large as a monastery. */
const monastery = (): string =>
  `<ellipse cy='-1' rx='28' ry='11.4' fill='none' stroke='${LEAF_DARK}' stroke-width='.9'/>` +
  `<ellipse cy='-1' rx='26.4' ry='10.2' fill='${SAND}' stroke='#9c7a48' stroke-width='.7'/>${PATHS}` +
  `<path d='M-12 1V-12H12V1Z' fill='${TILE_DARK}'/><path d='M-12-12-9-20H9L12-12Z' fill='${SLATE}'/><path d='M-8.4-18.6H8' stroke='${SLATE_LIGHT}' stroke-width='1.1'/>` +
  WINDOWS +
  `<path d='M-3-20V-27H3V-20Z' fill='${PALE_STONE}'/><path d='M-4-27 0-37 4-27Z' fill='${SLATE}'/><path d='M0-37V-41M-1.6-39.4H1.6' stroke='${GOLD}' stroke-width='1.2'/>` +
  gable(-16) +
  gable(16);

export const dutch: SetArt = {
  building: monastery,
};
