// A hill and a vineyard as they lie in the grass.

import { CREAM, DARK_FIELD, GROVE, INK, LEAF, LEAF_DARK, LEAF_LIGHT, STONE } from '../../board/art/colours.ts';
import { sheep } from '../../board/art/props/nature.ts';
import type { SetArt } from '../art.ts';

const HACHURES = 'M-9.6 1.4-7.6-2.6M-5.8 3-4.4-2.2M-1.6 3.6-1-2M3 3.6 2.6-2M7 2.8 5.8-2.4M10.4 1.2 8.4-2.8';

/** A green height with a rock on its side. */
const hill = (): string =>
  `<ellipse cx='1.5' cy='3.4' rx='15.4' ry='4.4' fill='${GROVE}' opacity='.4' stroke='none'/>` +
  `<path d='M-14.6 3.2C-11.6-4.4-8.4-12.6-1.8-13.6 5.4-14.6 10-6 14.6 3.2 9.4 6.8-9.4 6.8-14.6 3.2Z' fill='${DARK_FIELD}'/>` +
  `<path d='M-8.6-4.4C-6.8-9.2-4.8-12.2-1.6-12.6 2.8-13.2 6-9.4 8.4-4.8 4.4-7 .4-4.6-2.4-6.4-4.6-7.6-6.4-6-8.6-4.4Z' fill='${LEAF_LIGHT}' stroke='none'/>` +
  `<path d='${HACHURES}' fill='none' stroke='${LEAF_DARK}' stroke-width='.9' stroke-linecap='round'/>` +
  `<path d='M4.6-5.8 6.2-8.4 8.8-7.6 9.2-5.2Z' fill='${STONE}' stroke-width='.6'/>`;

const ROWS = [-8.4, -2.6, 3.2] as const;
const VINES = [-8.4, -4.2, 0, 4.2, 8.4] as const;

const row = (y: number): string =>
  `<path d='M-11 ${y + 1}H11' stroke='#8a6742' stroke-width='.7'/>` +
  `<path d='${VINES.map((x) => `M${x - 2} ${y}a2 2 0 0 1 4 0 1.6 1.6 0 0 1-4 0Z`).join('')}' fill='${LEAF}' stroke='${INK}' stroke-width='.5'/>` +
  `<path d='${VINES.map((x) => `M${x - 0.7} ${y + 0.5}h.1M${x + 0.8} ${y + 0.3}h.1M${x} ${y + 1.5}h.1`).join('')}' stroke='#6b2a5c' stroke-width='1.2' stroke-linecap='round'/>`;

/** Three rows of vines with ripe grapes. */
const vineyard = (): string =>
  `<path d='M-13-11.4H13L13.8 6H-13.8Z' fill='#c9a877' stroke='#9c7a48' stroke-width='.7'/>${ROWS.map(row).join('')}`;

/** A sheep with the number of all sheep beside the shepherd. */
const flock = (count: number): string =>
  `<g transform='scale(2.6)' stroke='${INK}'>${sheep(true)}</g><circle cx='7' cy='-1' r='5.4' fill='${CREAM}' stroke='${INK}' stroke-width='1'/>` +
  `<text x='7' y='1.8' font-size='7.6' font-weight='700' font-family='sans-serif' text-anchor='middle' fill='${INK}'>${count}</text>`;

export const hills: SetArt = {
  tokens: { sheep: flock },
  plot: (tile) => (tile.hill ? hill() : tile.vineyard ? vineyard() : null),
};
