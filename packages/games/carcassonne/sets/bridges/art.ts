// Bazaars as they are drawn on their tiles, bridges over tiles, and castles across two of them.

import { CREAM, FLAG, GOLD_LIGHT, INK, PENNANT, SAND, STONE } from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

/** A stall with a striped awning, and goods before it. */
const bazaar = (): string =>
  `<ellipse cx='1' cy='1' rx='15' ry='4' fill='${INK}' opacity='.2' stroke='none'/>` +
  `<path d='M-12.4-12V1H-10.8V-12ZM10.8-12V1H12.4V-12Z' fill='#8a6742'/><path d='M-12-5.4H12V.6H-12Z' fill='${SAND}'/>` +
  `<path d='M-15-12.6-11.4-20H11.4L15-12.6C13-10.2 11-10.2 9-12.6 7-10.2 5-10.2 3-12.6 1-10.2-1-10.2-3-12.6-5-10.2-7-10.2-9-12.6-11-10.2-13-10.2-15-12.6Z' fill='${CREAM}'/>` +
  `<path d='M-9-12.6-6.9-20H-2.3L-3-12.6C-5-10.2-7-10.2-9-12.6ZM3-12.6 2.3-20H6.9L9-12.6C7-10.2 5-10.2 3-12.6ZM-15-12.6-11.4-20H-9.2L-12-11C-13-10.8-14-11.4-15-12.6ZM15-12.6 11.4-20H9.2L12-11C13-10.8 14-11.4 15-12.6Z' fill='${FLAG}' stroke='none'/>` +
  `<circle cx='-7' cy='-6.6' r='2.2' fill='${GOLD_LIGHT}' stroke-width='.6'/><circle cx='-2.8' cy='-6.4' r='1.9' fill='${FLAG}' stroke-width='.6'/>` +
  `<path d='M2-8.6H8.6V-5H2Z' fill='${PENNANT}' stroke-width='.6'/><path d='M-5 1.6h4.4l-.6 3.4h-3.2ZM3.4 1.6a2.6 2.4 0 1 0 5.2 0Z' fill='#a9824f' stroke-width='.6'/>`;

const PLANKS = Array.from({ length: 15 }, (_, i) => 6 + i * 6.3);

/** Piers, a deck of stone with planks, and a rail on both sides; from the north edge to the south one. */
const overNorth = (): string =>
  `<path d='M-8-50H13V50H-8Z' fill='${INK}' opacity='.28'/>` +
  `<g stroke='${INK}' stroke-width='.9'><path d='M-10.4-34H10.4V-26H-10.4ZM-10.4 24H10.4V32H-10.4Z' fill='${STONE}'/>` +
  `<path d='M-8.4-50H8.4V50H-8.4Z' fill='#e7d3a4'/></g>` +
  `<path d='${PLANKS.map((y) => `M-6.4 ${(y - 50).toFixed(1)}H6.4`).join('')}' stroke='#b3935c' stroke-width='.8' fill='none'/>` +
  `<path d='M-7.4-50V50M7.4-50V50' stroke='#8a6742' stroke-width='2.2' fill='none'/>` +
  `<path d='M-7.4-42v1M-7.4-14v1M-7.4 14v1M-7.4 42v1M7.4-42v1M7.4-14v1M7.4 14v1M7.4 42v1' stroke='${INK}' stroke-width='3.4' fill='none'/>`;

/** The same from the west edge to the east one, with the side of its arches below. */
const overWest = (): string =>
  `<path d='M-50-6H50V16H-50Z' fill='${INK}' opacity='.28'/>` +
  `<g stroke='${INK}' stroke-width='.9'><path d='M-50 5H50V13H40A10 7 0 0 0 20 13H10A10 7 0 0 0-10 13H-20A10 7 0 0 0-40 13H-50Z' fill='${STONE}'/>` +
  `<path d='M-50-9.4H50V6.4H-50Z' fill='#e7d3a4'/></g>` +
  `<path d='${PLANKS.map((x) => `M${(x - 50).toFixed(1)}-7.4V4.4`).join('')}' stroke='#b3935c' stroke-width='.8' fill='none'/>` +
  `<path d='M-50-8.4H50M-50 5.4H50' stroke='#8a6742' stroke-width='2.2' fill='none'/>` +
  `<path d='M-42-8.4h1M-14-8.4h1M14-8.4h1M42-8.4h1M-42 5.4h1M-14 5.4h1M14 5.4h1M42 5.4h1' stroke='${INK}' stroke-width='3.4' fill='none'/>`;

/** Two towers with a keep between them. */
const castle = (): string =>
  `<ellipse cx='2' cy='2' rx='21' ry='5' fill='${INK}' opacity='.26'/><g stroke='${INK}' stroke-width='1.1'>` +
  `<path d='M-9-26V0H9V-26H6V-23H2V-26H-2V-23H-6V-26Z' fill='#d8d3c5'/>` +
  `<path d='M-19-20V1H-8V-20H-10.4V-17H-12.4V-20H-14.6V-17H-16.6V-20ZM8-20V1H19V-20H16.6V-17H14.6V-20H12.4V-17H10.4V-20Z' fill='${STONE}'/>` +
  `<path d='M-3.4 0V-6.4a3.4 3.4 0 0 1 6.8 0V0Z' fill='${INK}'/><path d='M-14.4-11v4M14.4-11v4M-4.6-17v3.4M4.6-17v3.4' fill='none' stroke-width='1.6'/>` +
  `<path d='M0-26V-37' fill='none'/><path d='M0-37 9-34 0-31Z' fill='${FLAG}'/></g>`;

/** A small bridge, as it is kept beside the land. */
const spare = (): string =>
  `<g stroke='${INK}' stroke-width='1.2'><path d='M-20 2V-9H20V2H15A7 7 0 0 0 1 2H-1A7 7 0 0 0-15 2Z' fill='${STONE}'/>` +
  `<path d='M-22-9Q0-17 22-9V-5Q0-13-22-5Z' fill='#e7d3a4'/></g>`;

export const bridges: SetArt = {
  landmark: (tile) => (tile.bazaar ? bazaar() : null),
  tokens: { bridge: spare, castle, 'bridge-NS': overNorth, 'bridge-EW': overWest },
};
