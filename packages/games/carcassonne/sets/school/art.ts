// What is drawn of The School: a hall with a bell tower on both of its tiles, and the teacher.

import {
  CREAM,
  GOLD,
  INK,
  PALE_STONE,
  SLATE,
  SLATE_LIGHT,
  STONE,
  TILE_DARK,
  TILE_RED,
} from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

/** Feet at the origin; half a hall whose other half is beside it. */
const hall = (east: boolean): string => {
  const side = east ? 1 : -1;
  const windows = [8, 18, 28, 38]
    .map((x) => `<path d='M${-side * x - 2}-3V-9a2 2 0 0 1 4 0V-3Z' fill='${INK}' stroke='none'/>`)
    .join('');
  return (
    `<path d='M0 4V-13H${-side * 50}V4Z' fill='${PALE_STONE}'/><path d='M0-13 ${side * 3}-12 ${-side * 4}-24H${-side * 50}V-13Z' fill='${TILE_RED}'/><path d='M${-side * 8}-22H${-side * 49}' stroke='${TILE_DARK}' stroke-width='1'/>${windows}` +
    `<path d='M-8 6V-24H8V6Z' fill='${STONE}'/><path d='M-10-24 0-38 10-24Z' fill='${SLATE}'/><path d='M-5-27 0-35' stroke='${SLATE_LIGHT}' stroke-width='1.2'/>` +
    `<circle cy='-17' r='4' fill='${CREAM}'/><path d='M0-17V-20M0-17H2.2' stroke-width='.9'/><path d='M-3 6V-4a3 3 0 0 1 6 0V6Z' fill='${INK}' stroke='none'/><path d='M0-38V-43' stroke='${GOLD}' stroke-width='1.4'/>`
  );
};

const ROBE = 'M-8 0C-7-8-5-13-3.4-16H3.4C5-13 7-8 8 0Q0 2.6-8 0Z';

const teacher = (): string =>
  `<ellipse cx='1' cy='.6' rx='9' ry='2.6' fill='${INK}' opacity='.25'/>` +
  `<path d='${ROBE}' fill='none' stroke='${CREAM}' stroke-width='4'/><path d='${ROBE}' fill='#34465e' stroke='${INK}' stroke-width='1.3'/>` +
  `<circle cy='-19' r='4' fill='#fbe8d3' stroke='${INK}' stroke-width='1.1'/><path d='M-3.4-16.6C-2-13 2-13 3.4-16.6 1.6-15.6-1.6-15.6-3.4-16.6Z' fill='${CREAM}' stroke='${INK}' stroke-width='.7'/>` +
  `<path d='M-7-23 0-26 7-23 0-20.6Z' fill='${INK}'/><path d='M6.4-22.8V-18' stroke='${GOLD}' stroke-width='1'/><path d='M2-9H9V-4H2Z' fill='${TILE_RED}' stroke='${INK}' stroke-width='.9'/>`;

export const school: SetArt = {
  floor: ({ block: [x] = [] }) =>
    `<g transform='translate(50 56)' stroke='${INK}' stroke-width='.8' stroke-linejoin='round'>${hall(x === 1)}</g>`,
  tokens: { teacher },
};
