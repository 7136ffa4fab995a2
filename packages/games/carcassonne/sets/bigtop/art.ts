// Where the tent may stand and where acrobats climb, as they are drawn on their tiles: a ring of sand, and a mat with a star.

import { CREAM, FLAG, GOLD_LIGHT, INK, PENNANT, SAND } from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

/** Painted boards round sand; the middle is a little above the feet. */
const ring = (): string =>
  `<g transform='translate(0 -8)'><ellipse cx='1' cy='2' rx='16' ry='11.6' fill='${INK}' opacity='.2' stroke='none'/>` +
  `<ellipse rx='15.4' ry='11' fill='${FLAG}'/><ellipse rx='13.9' ry='9.6' fill='none' stroke='${CREAM}' stroke-width='2.4' stroke-dasharray='3.6 3.6'/>` +
  `<ellipse rx='12' ry='8' fill='${SAND}' stroke-width='.6'/><path d='M-7 1.4H-6M-1-3.4H0M4 3H5M6-2H7' stroke='#c8a86c' stroke-width='1'/></g>`;

/** A round mat, as wide as a pyramid of three. */
const mat = (): string =>
  `<g transform='translate(0 -8)'><ellipse cx='1' cy='1.6' rx='15.4' ry='12' fill='${INK}' opacity='.2' stroke='none'/>` +
  `<ellipse rx='15' ry='11.6' fill='${PENNANT}'/><ellipse rx='12.6' ry='9.4' fill='none' stroke='${GOLD_LIGHT}' stroke-width='1'/>` +
  `<path d='M0-7.4 1.9-2.4 7.8-2.2 3.1.9 4.8 5.8 0 3 -4.8 5.8-3.1.9-7.8-2.2-1.9-2.4Z' fill='${GOLD_LIGHT}' stroke-width='.6'/></g>`;

/** Striped, with a flag on top. */
const tent = (): string =>
  `<ellipse cx='2' cy='1' rx='18' ry='5' fill='${INK}' opacity='.22'/><g stroke='${INK}' stroke-width='1.1'>` +
  `<path d='M-15.6-12.4V0Q0 4.6 15.6 0V-12.4Z' fill='${CREAM}'/><path d='M-9.4-11V2.2Q-7 2.8-4.6 3.1V-10ZM4.6-10V3.1Q7 2.8 9.4 2.2V-11ZM-15.6-12.4V0L-13.6.7V-12ZM15.6-12.4V0L13.6.7V-12Z' fill='${FLAG}' stroke='none'/>` +
  `<path d='M-18-11.4C-10-15-3.6-21.4 0-30.4 3.6-21.4 10-15 18-11.4 8-8 -8-8-18-11.4Z' fill='${FLAG}'/>` +
  `<path d='M-6.2-9.2C-3.4-14.4-1.2-21 0-30.4 1.2-21 3.4-14.4 6.2-9.2 2-8.8-2-8.8-6.2-9.2Z' fill='${CREAM}' stroke='none'/>` +
  `<path d='M-2.6 3.4V-4a2.6 2.6 0 0 1 5.2 0V3.4Z' fill='${INK}'/><path d='M0-30.4V-38' fill='none'/><path d='M0-38 7.4-35.6 0-33.4Z' fill='${GOLD_LIGHT}'/></g>`;

export const bigtop: SetArt = {
  tokens: { tent },
  landmark: (tile) => (tile.circus ? ring() : tile.acrobats ? mat() : null),
};
