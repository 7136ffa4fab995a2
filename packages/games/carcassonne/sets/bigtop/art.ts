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

export const bigtop: SetArt = {
  landmark: (tile) => (tile.circus ? ring() : tile.acrobats ? mat() : null),
};
