// What is drawn of the Wheel of Fortune: the wheel, of which each tile of the block shows its part, numbers, and the pig.

import { CREAM, GOLD, GOLD_LIGHT, INK, PALE_STONE, SLATE, STONE } from '../../board/art/colours.ts';
import { SECTORS, type Sector, type TileDoc } from '../../tiles/schema.ts';
import type { SetArt } from '../art.ts';
import { wheel as set } from './tiles.ts';

const RADIUS = 140;
/** Where the first sector begins, in degrees clockwise from the east. */
const FIRST = -105;

const COLOURS: Readonly<Record<Sector, string>> = {
  fortune: '#e3c35a',
  tax: '#b7714f',
  famine: '#9aa860',
  storm: '#7f9fb3',
  inquisition: '#8a7299',
  plague: '#7d8577',
};

/** Within a circle of radius 14. */
const SIGNS: Readonly<Record<Sector, string>> = {
  fortune: `<circle r='10' fill='${GOLD_LIGHT}'/><path d='M0-6V6M-4-3C-4-6 4-6 4-3S-4 0-4 3 4 6 4 3' fill='none' stroke-width='1.6'/>`,
  tax: `<path d='M-10 7V-3H10V7Z' fill='#8a5a35'/><path d='M-10-3C-10-9 10-9 10-3Z' fill='#a56d41'/><path d='M-2-3H2V2H-2Z' fill='${GOLD_LIGHT}'/>`,
  famine: `<path d='M0 11V-10M0-2C-5-2-6-6-6-8-2-8 0-5 0-2ZM0-2C5-2 6-6 6-8 2-8 0-5 0-2ZM0 5C-5 5-6 1-6-1-2-1 0 2 0 5ZM0 5C5 5 6 1 6-1 2-1 0 2 0 5Z' fill='${GOLD_LIGHT}'/>`,
  storm: `<path d='M-9 0C-13-4-8-10-3-8 0-12 8-11 8-6 12-6 12 0 8 0Z' fill='${PALE_STONE}'/><path d='M1 0-4 7H0L-2 13 6 5H2L5 0Z' fill='${GOLD_LIGHT}'/>`,
  inquisition: `<path d='M-2.4 11V-3H-8V-8H-2.4V-12H2.4V-8H8V-3H2.4V11Z' fill='${CREAM}'/>`,
  plague: `<path d='M-8-1C-8-13 8-13 8-1 8 3 5 4 5 6V9H-5V6C-5 4-8 3-8-1Z' fill='${CREAM}'/><circle cx='-3.4' cy='-2' r='2.2' fill='${INK}'/><circle cx='3.4' cy='-2' r='2.2' fill='${INK}'/><path d='M-2 9V6M2 9V6' stroke-width='1.2'/>`,
};

const on = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(200 + radius * Math.cos(angle)).toFixed(1)} ${(200 + radius * Math.sin(angle)).toFixed(1)}`;
};

const wedge = (sector: Sector, i: number): string =>
  `<path d='M200 200L${on(RADIUS, FIRST + 60 * i)}A${RADIUS} ${RADIUS} 0 0 1 ${on(RADIUS, FIRST + 60 * (i + 1))}Z' fill='${COLOURS[sector]}'/>` +
  `<g transform='translate(${on(118, FIRST + 60 * i + 30)}) scale(.95)'>${SIGNS[sector]}</g>`;

const CROWNS = set.tiles
  .flatMap(({ block: [x = 0, y = 0] = [], features }) =>
    features.flatMap(({ at: [dx = 0, dy = 0] = [], crown }) => (crown ? [[x * 100 + dx, y * 100 + dy]] : [])),
  )
  .map(
    ([x, y]) =>
      `<g transform='translate(${x} ${y})'><ellipse rx='11' ry='9.4' fill='${CREAM}' stroke='${GOLD}' stroke-width='1.8'/><path d='M-5 3-6-3-2.6-.6 0-5 2.6-.6 6-3 5 3Z' fill='${GOLD_LIGHT}' stroke-width='.7'/></g>`,
  )
  .join('');

/** The whole of it, four tiles wide and high. */
const WHEEL =
  `<g stroke='${INK}' stroke-width='1.2' stroke-linejoin='round'><path d='M100 50H300L350 100V300L300 350H100L50 300V100Z' fill='${STONE}'/>` +
  `<path d='M104 60H296L340 104V296L296 340H104L60 296V104Z' fill='none' stroke='${PALE_STONE}' stroke-width='3'/>` +
  `<circle cx='200' cy='200' r='${RADIUS + 5}' fill='${SLATE}'/>${SECTORS.map(wedge).join('')}` +
  `<circle cx='200' cy='200' r='26' fill='${PALE_STONE}'/><circle cx='200' cy='200' r='9' fill='${GOLD}'/>${CROWNS}</g>`;

const part = (x: number, y: number): string => `<g transform='translate(${-100 * x} ${-100 * y})'>${WHEEL}</g>`;

/** About the origin. */
const number = (many: number): string =>
  `<circle r='10' fill='${CREAM}' stroke='${GOLD}' stroke-width='2'/><text y='4.6' font-size='13' font-weight='700' text-anchor='middle' font-family='sans-serif' fill='${INK}' stroke='none'>${many}</text>`;

const pig = (): string =>
  `<ellipse cx='1' cy='.6' rx='11' ry='2.8' fill='${INK}' opacity='.25'/>` +
  `<g stroke='${INK}' stroke-width='1.2'><path d='M-7 0V-4M-3 0V-3M4 0V-3M8 0V-4' stroke-width='2.6'/><ellipse cy='-7' rx='11' ry='6.4' fill='#dd9a8f'/><circle cx='10' cy='-9' r='4.6' fill='#dd9a8f'/><ellipse cx='13.6' cy='-8.4' rx='2' ry='2.4' fill='#c97f75'/><path d='M8-13 9.4-17 12-13.4Z' fill='#c97f75'/><circle cx='10.6' cy='-10.4' r='.8' fill='${INK}'/><path d='M-11-8C-14-9-14-5-12-5' fill='none'/></g>`;

export const wheel: SetArt = {
  floor: ({ block: [x, y] = [] }: TileDoc) => (x === undefined || y === undefined ? null : part(x, y)),
  sign: ({ wheel: many }) => (many ? number(many) : null),
  tokens: { 'wheel-pig': pig },
};
