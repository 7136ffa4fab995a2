// A shrine as it is drawn on its tile: an open temple on steps, with a fire before it.

import {
  GOLD,
  GOLD_LIGHT,
  INK,
  LEAF_DARK,
  PALE_STONE,
  SAND,
  SLATE,
  SLATE_LIGHT,
  STONE,
  TILE_RED,
} from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

const COLUMNS = [-17, -8.5, 0, 8.5, 17]
  .map(
    (x) =>
      `<path d='M${x - 2.2}-5V-21H${x + 2.2}V-5Z' fill='${PALE_STONE}'/><path d='M${x + 0.5}-5V-21H${x + 1.9}V-5Z' fill='${STONE}' stroke='none'/>`,
  )
  .join('');

/** On its sandy ground, as large as a monastery. */
const shrine = (): string =>
  `<ellipse cy='-1' rx='28' ry='11.4' fill='none' stroke='${LEAF_DARK}' stroke-width='.9'/>` +
  `<ellipse cy='-1' rx='26.4' ry='10.2' fill='${SAND}' stroke='#9c7a48' stroke-width='.7'/>` +
  `<path d='M-23 1V-2H23V1ZM-21-2V-5H21V-2Z' fill='${STONE}'/><path d='M-18-5V-21H18V-5Z' fill='${SLATE}' stroke='none'/>` +
  COLUMNS +
  `<path d='M-22-21V-24.4H22V-21Z' fill='${PALE_STONE}'/><path d='M-23.6-24.4 0-38 23.6-24.4Z' fill='${SLATE}'/><path d='M-16-26.2 0-35.4' stroke='${SLATE_LIGHT}' stroke-width='1.2'/>` +
  `<circle cy='-28.6' r='3' fill='${GOLD_LIGHT}'/><circle cy='-28.6' r='1.2' fill='${GOLD}' stroke='none'/>` +
  `<path d='M-4 3.4C-5.4-.6-1.6-1.6-1.4-5.6 2.4-3.4 5.6-.8 4 3.4Z' fill='${TILE_RED}' stroke='${INK}'/><path d='M-1.8 3.4C-2 1.2 0 .8.4-1.4 2.2.4 2.6 1.8 1.8 3.4Z' fill='${GOLD_LIGHT}' stroke='none'/>`;

export const shrines: SetArt = {
  building: ({ features }) => (features.some((segment) => segment.shrine) ? shrine() : null),
};
