// A wind rose as it lies in the grass: a star on four quarters, each of its own colour. A tile with a quarter shows that one
// alone, so that it is known however both tiles lie.

import { CREAM, FLAG, GOLD, GOLD_LIGHT, INK, LEAF_DARK, PALE_STONE, PENNANT, STONE } from '../../board/art/colours.ts';
import type { WindRose } from '../../tiles/schema.ts';
import type { SetArt } from '../art.ts';

const QUARTERS = [
  ['NE', FLAG],
  ['SE', PENNANT],
  ['SW', LEAF_DARK],
  ['NW', GOLD],
] as const;

/** The north-eastern quarter of a disc, turned. */
const quarter = (turns: number, fill: string): string =>
  `<path d='M0 0V-9.6A9.6 9.6 0 0 1 9.6 0Z' transform='rotate(${90 * turns})' fill='${fill}' stroke='none'/>`;

/** The points of the star, half light and half dark. */
const STAR =
  `<path d='M0-11.6 2.1-2.1 11.6 0 2.1 2.1 0 11.6-2.1 2.1-11.6 0-2.1-2.1Z' fill='${CREAM}'/>` +
  `<path d='M0-11.6 2.1-2.1 0 0ZM11.6 0 2.1 2.1 0 0ZM0 11.6-2.1 2.1 0 0ZM-11.6 0-2.1-2.1 0 0Z' fill='${STONE}' stroke='none'/>`;

const rose = (shown: WindRose): string =>
  `<g stroke-width='.6'><circle r='11.4' fill='${PALE_STONE}' stroke-width='.9'/>` +
  QUARTERS.map(([name, colour], i) => (shown === 'full' || shown === name ? quarter(i, colour) : '')).join('') +
  `<circle r='9.6' fill='none' stroke='${GOLD}' stroke-width='.8'/>` +
  STAR +
  `<circle r='1.5' fill='${GOLD_LIGHT}' stroke='${INK}'/></g>`;

export const wind: SetArt = {
  sign: ({ windRose }) => (windRose ? rose(windRose) : null),
};
