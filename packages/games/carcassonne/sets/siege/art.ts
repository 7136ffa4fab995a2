// A siege as it is drawn before its city: two tents, spears, a ram.

import { CREAM, GOLD, INK, SAND, STONE, TILE_RED } from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

const tent = (x: number, y: number, colour: string): string =>
  `<path d='M${x - 7} ${y}L${x} ${y - 12} ${x + 7} ${y}Z' fill='${colour}'/><path d='M${x} ${y - 12}L${x + 2.6} ${y}H${x + 7}Z' fill='${CREAM}' stroke='none' opacity='.5'/>` +
  `<path d='M${x - 1.6} ${y}L${x} ${y - 6} ${x + 1.6} ${y}Z' fill='${INK}' stroke='none'/><path d='M${x} ${y - 12}V${y - 17}' stroke-width='.9'/><path d='M${x} ${y - 17}L${x + 4} ${y - 15.6} ${x} ${y - 14.2}Z' fill='${GOLD}' stroke-width='.6'/>`;

/** Feet at the origin. */
const camp = (): string =>
  `<ellipse cx='1' cy='.6' rx='15' ry='3.4' fill='${INK}' opacity='.18' stroke='none'/>` +
  tent(-5, -3, TILE_RED) +
  tent(6, 0, SAND) +
  `<path d='M-14.6 1.6 -11.6-12M-12.4 2 -9.4-11' stroke='${INK}' stroke-width='1'/><path d='M-12.4-15 -11-11.4-13-11.8ZM-10.2-14-8.8-10.4-10.8-10.8Z' fill='${STONE}' stroke-width='.5'/>` +
  `<path d='M-9 2.4H2' stroke='#6b4a2b' stroke-width='2.6'/><circle cx='-7' cy='3.6' r='1.6' fill='${STONE}'/><circle cx='0' cy='3.6' r='1.6' fill='${STONE}'/>`;

export const siege: SetArt = {
  landmark: ({ features }) => (features.some(({ besieged }) => besieged) ? camp() : null),
};
