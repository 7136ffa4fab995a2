// Buildings that stand alone: church, keep, gate, towers, monastery, cathedral, inn, well. Feet at the origin.

import {
  BRICK,
  CREAM,
  CROWN,
  FLAG,
  GLASS,
  GOLD,
  GOLD_LIGHT,
  INK,
  LEAF_DARK,
  PALE_STONE,
  SAND,
  SLATE,
  SLATE_LIGHT,
  STONE,
  TILE_LIGHT,
  TILE_RED,
  WATER,
  WATER_EDGE,
  WATER_LIGHT,
} from '../colours.ts';

const shadow = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx='${x}' cy='${y}' rx='${rx}' ry='${ry}' fill='${INK}' opacity='.22' stroke='none'/>`;

/** A slender church with a slate spire, inside a city. */
export const church = (): string =>
  shadow(1, 0.4, 10, 2.6) +
  `<path d='M4-6.8H12.6V-.6H4Z' fill='${PALE_STONE}'/><path d='M2.6-6.6 4.4-12H11.4L13.8-6.6Z' fill='${SLATE}'/>` +
  `<path d='M4-10H12' stroke='${SLATE_LIGHT}' stroke-width='.9'/>` +
  `<path d='M7.6-.6V-3a1 1 0 0 1 2 0V-.6Z' fill='${GLASS}' stroke='none'/>` +
  `<path d='M-4 0V-13.4H4V0Z' fill='${CREAM}'/><path d='M-5-13.2 0-22.6 5-13.2Z' fill='${SLATE}'/>` +
  `<path d='M0-27.4V-22M-1.9-25.2H1.9' stroke-width='1'/>` +
  `<circle cy='-9.8' r='1.4' fill='${GLASS}' stroke='none'/><path d='M-1.9 0V-3.4a1.9 1.9 0 0 1 3.8 0V0Z' fill='${BRICK}' stroke='none'/>`;

/** A keep with battlements and a red flag. */
export const keep = (): string =>
  shadow(1, 0.4, 9.5, 2.4) +
  `<path d='M0-12V-18.6' stroke-width='.9'/><path d='M0-18.8 6.4-16.6 0-14.4Z' fill='${FLAG}'/>` +
  `<path d='M-7.4 0V-12.6H-4.6V-10.8H-1.6V-12.6H1.6V-10.8H4.6V-12.6H7.4V0Z' fill='${PALE_STONE}'/>` +
  `<path d='M2.6-.4V-9H6.9V-.4Z' fill='${STONE}' stroke='none'/><path d='M-7.4-8.6H7.4' stroke-width='.6'/>` +
  `<path d='M-1.8 0V-3.2a1.8 1.8 0 0 1 3.6 0V0Z' fill='${BRICK}' stroke-width='.6'/>` +
  `<path d='M-4.9-7.2V-5.2M4.9-7.2V-5.2' stroke-width='.8'/>`;

/** A gate in the wall: two turrets and an arch. */
export const gate = (): string =>
  shadow(0.8, 0.6, 9, 2.2) +
  `<path d='M-6.6 0V-10.2H-4.6V-9H-2.2V-10.2H2.2V-9H4.6V-10.2H6.6V0Z' fill='${PALE_STONE}'/>` +
  `<path d='M3.4-.4V-8.6H6.2V-.4Z' fill='${STONE}' stroke='none'/>` +
  `<path d='M-8-9.8-5.4-15.4-2.8-9.8ZM8-9.8 5.4-15.4 2.8-9.8Z' fill='${SLATE}'/>` +
  `<path d='M-3 0V-4a3 3 0 0 1 6 0V0Z' fill='#3a2419'/><path d='M-1.3 0V-6.3M1.3 0V-6.3' stroke='#9c7a48' stroke-width='.6'/>`;

/** A round tower with a slate cone and a gold knob. */
export const tower = (): string =>
  shadow(0.8, 1.4, 4.6, 1.6) +
  `<path d='M-3.5-6.4V.6C-3.5 2.6 3.5 2.6 3.5.6V-6.4Z' fill='${PALE_STONE}'/>` +
  `<path d='M1.1-6V2.1C2.3 2 3.2 1.5 3.2.6V-6Z' fill='${STONE}' stroke='none'/>` +
  `<path d='M-.2-4.4V-1.8' stroke-width='1.1'/>` +
  `<path d='M-4.6-6.2C-3.4-8.6-1-12.4 0-14.6 1-12.4 3.4-8.6 4.6-6.2 3-4.9-3-4.9-4.6-6.2Z' fill='${SLATE}'/>` +
  `<path d='M-2.6-7.4-.7-11.8' stroke='${SLATE_LIGHT}' stroke-width='.9'/><circle cy='-15.2' r='.9' fill='${GOLD_LIGHT}' stroke-width='.5'/>`;

/** A monastery on its sandy ground. */
export const monastery = (): string =>
  `<ellipse cy='-1' rx='28' ry='11.4' fill='none' stroke='${LEAF_DARK}' stroke-width='.9'/>` +
  `<ellipse cy='-1' rx='26.4' ry='10.2' fill='${SAND}' stroke='#9c7a48' stroke-width='.7'/>` +
  shadow(2, 0, 22, 4) +
  `<path d='M-7-14.6H22V0H-7Z' fill='${PALE_STONE}'/><path d='M-7-4H22V0H-7Z' fill='${STONE}' stroke='none' opacity='.55'/>` +
  `<path d='M-9-14 -5.4-27H18.4L23.6-14Z' fill='${TILE_RED}'/>` +
  `<path d='M-3-23.4H19.4M-3-19H21' stroke='${TILE_LIGHT}' stroke-width='1.2'/>` +
  [4.4, 11, 17.4]
    .map((x) => `<path d='M${x - 1.6}-5.6V-9.4a1.6 1.6 0 0 1 3.2 0V-5.6Z' fill='${GLASS}' stroke-width='.5'/>`)
    .join('') +
  `<path d='M-20 1.4V-24.6H-6V1.4Z' fill='${CREAM}'/><path d='M-10.2 1V-24H-6.4V1Z' fill='${STONE}' stroke='none'/>` +
  `<path d='M-21.6-24-13-41.4-4.4-24Z' fill='${SLATE}'/><path d='M-17.6-26.4-13.6-35.4' stroke='${SLATE_LIGHT}' stroke-width='1.5'/>` +
  `<path d='M-13-50V-41.6M-15.9-47.2H-10.1' stroke='${INK}' stroke-width='2.9'/><path d='M-13-50V-41.6M-15.9-47.2H-10.1' stroke='${GOLD_LIGHT}' stroke-width='1.4'/>` +
  `<circle cx='-13' cy='-17' r='2.5' fill='${GLASS}' stroke='${GOLD}' stroke-width='1.2'/>` +
  `<path d='M-16.3 1.4V-5.6a3.3 3.3 0 0 1 6.6 0V1.4Z' fill='${BRICK}'/>`;

/** A cathedral with two towers and a rose window. */
export const cathedral = (): string =>
  `<ellipse cy='0' rx='27' ry='7' fill='${SAND}' stroke='#9c7a48' stroke-width='.7'/>` +
  shadow(1, 0.6, 23, 4) +
  `<path d='M-10 0V-22L0-31 10-22V0Z' fill='${PALE_STONE}'/><path d='M-11.4-21.4 0-32.6 11.4-21.4' fill='none' stroke='${INK}' stroke-width='2.6'/><path d='M-11-21.6 0-32.4 11-21.6' fill='none' stroke='${SLATE}' stroke-width='1.3'/>` +
  [-15, 15]
    .map(
      (x) =>
        `<path d='M${x - 5.4} .6V-29H${x + 5.4}V.6Z' fill='${CREAM}'/><path d='M${x + 2}.2V-28.6H${x + 5}V.2Z' fill='${STONE}' stroke='none'/>` +
        `<path d='M${x - 6.6}-28.6 ${x}-44 ${x + 6.6}-28.6Z' fill='${SLATE}'/><path d='M${x - 3.4}-31 ${x - 0.6}-38.6' stroke='${SLATE_LIGHT}' stroke-width='1.2'/>` +
        `<path d='M${x - 1.3}-17V-21.6a1.3 1.3 0 0 1 2.6 0V-17ZM${x - 1.3}-8V-12.6a1.3 1.3 0 0 1 2.6 0V-8Z' fill='${GLASS}' stroke='none'/>` +
        `<circle cx='${x}' cy='-44.6' r='1.1' fill='${GOLD_LIGHT}' stroke-width='.5'/>`,
    )
    .join('') +
  `<circle cy='-17' r='4.6' fill='${GOLD_LIGHT}'/><circle cy='-17' r='3' fill='#6d8fb0' stroke-width='.6'/><path d='M0-20V-14M-3-17H3' stroke='${GOLD_LIGHT}' stroke-width='.7'/>` +
  `<path d='M-3.8 .6V-6.4a3.8 3.8 0 0 1 7.6 0V.6Z' fill='${BRICK}'/><path d='M0 0V-9.6' stroke-width='.6'/>`;

/** A timbered inn by its pond, with a sign. */
export const inn = (): string =>
  `<ellipse cx='1.6' cy='1.6' rx='11.4' ry='4.4' fill='${WATER}' stroke='${WATER_EDGE}' stroke-width='.7'/>` +
  `<path d='M-3 3H2.4M4 1.6H8' stroke='${WATER_LIGHT}' stroke-width='.7'/>` +
  `<path d='M-9-7.4H5.6V0H-9Z' fill='${CREAM}'/>` +
  `<path d='M-9-3.6H5.6M-4.2-7.4V0M1-7.4V0M-9 0-4.2-3.6M5.6 0 1-3.6' fill='none' stroke='${BRICK}' stroke-width='1'/>` +
  `<path d='M-9-7.4H5.6V0H-9Z' fill='none'/><path d='M-10.6-7.2-7-14.6H3.6L7.2-7.2Z' fill='${SLATE}'/><path d='M-8-11H4.6' stroke='${SLATE_LIGHT}' stroke-width='1'/>` +
  `<path d='M5.6-6H10.4' stroke-width='.9'/><path d='M8.2-5.4H12V-1.4H8.2Z' fill='${GOLD_LIGHT}'/>`;

/** A roofed well in the middle of a plaza of radius 10. */
export const plaza = (): string =>
  `<circle r='9.6' fill='${SAND}' stroke='#9c7a48' stroke-width='.9'/><circle r='7.6' fill='${CROWN}' stroke='#c8a86c' stroke-width='.8' stroke-dasharray='1.6 1.5'/>`;

export const well = (): string =>
  shadow(0.6, 1.6, 4.6, 1.4) +
  `<path d='M-3.8-2.6V.6C-3.8 2.2 3.8 2.2 3.8.6V-2.6Z' fill='${STONE}'/><ellipse cy='-2.4' rx='3.8' ry='1.5' fill='${WATER}'/>` +
  `<path d='M-3-2.8V-7M3-2.8V-7' stroke-width='.9'/><path d='M-4.6-6.6 0-9.8 4.6-6.6Z' fill='${TILE_RED}'/>`;

/** Where a road goes under the ground. */
export const tunnel = (): string =>
  `<path d='M-7.6 1V-4.6A7.6 7.6 0 0 1 7.6-4.6V1Z' fill='${STONE}'/><path d='M-4.8 1V-4.2A4.8 4.8 0 0 1 4.8-4.2V1Z' fill='${INK}' stroke='none'/>`;

/** A cottage by the road. */
export const cottage = (slate: boolean): string =>
  `<path d='M-4.6-3.4H4.6V0H-4.6Z' fill='${CREAM}'/><path d='M-5.4-3.2-3.8-6.6H3.8L5.4-3.2Z' fill='${slate ? SLATE : TILE_RED}'/><path d='M.4 0V-1.9H1.8V0Z' fill='#7b6350' stroke='none'/>`;
