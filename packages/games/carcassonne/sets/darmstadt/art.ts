// What is drawn of Darmstadt: churches under a dome, and the Darmstadtium, a slanting hall of glass.

import { CREAM, GLASS, GOLD, INK, LEAF_DARK, PALE_STONE, SAND, SLATE_LIGHT, STONE } from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

const COPPER = '#6f9c86';

/** On its sandy ground, as large as a monastery. */
const church = (): string =>
  `<ellipse cy='-1' rx='28' ry='11.4' fill='none' stroke='${LEAF_DARK}' stroke-width='.9'/>` +
  `<ellipse cy='-1' rx='26.4' ry='10.2' fill='${SAND}' stroke='#9c7a48' stroke-width='.7'/>` +
  `<path d='M-17 2V-9H17V2Z' fill='${PALE_STONE}'/><path d='M-17-9-15-12H15L17-9Z' fill='${STONE}'/>` +
  `<path d='M-13-12C-13-26-6-32 0-32S13-26 13-12Z' fill='${COPPER}'/><path d='M-6-30C-8-24-8-17-7-12M6-30C8-24 8-17 7-12M0-32V-12' fill='none' stroke='${INK}' stroke-width='.6' opacity='.6'/>` +
  `<path d='M0-32V-39M-2-36.6H2' stroke='${GOLD}' stroke-width='1.4'/>` +
  `<path d='M-11 2V-6M-5.5 2V-6M5.5 2V-6M11 2V-6' stroke='${STONE}' stroke-width='2'/>` +
  `<path d='M-2.6 2V-3.4a2.6 2.6 0 0 1 5.2 0V2Z' fill='${INK}' stroke='none'/>`;

/** Feet at the origin. */
const hall = (): string =>
  `<ellipse cx='1' cy='.8' rx='19' ry='3.6' fill='${INK}' opacity='.22' stroke='none'/>` +
  `<path d='M-17 1V-14L-4-20 4-13 15-24 18 1Z' fill='${GLASS}'/><path d='M4-13 15-24 18 1H6Z' fill='${SLATE_LIGHT}'/>` +
  `<path d='M-13 1V-15.6M-8.6 1V-17.8M-4 1V-20M.4 1V-16M9 1 8-16.6M13 1 11.6-20.4M-17-6.4H17' stroke='${CREAM}' stroke-width='.6' opacity='.8'/>` +
  `<path d='M-3 1V-3.6H2V1Z' fill='${CREAM}' stroke-width='.6'/>`;

export const darmstadt: SetArt = {
  building: church,
  landmark: ({ features }) => (features.some((segment) => segment.darmstadtium) ? hall() : null),
};
