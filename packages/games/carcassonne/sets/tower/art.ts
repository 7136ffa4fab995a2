// A tower base as it lies on its tile, and the floors that grow on it.

import { CREAM, INK, PALE_STONE, SLATE, STONE } from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

/** A round foundation with a paved middle; the middle is a little above the feet. */
const base = (): string =>
  `<g transform='translate(0 -8)'><ellipse cx='1' cy='1.8' rx='13.6' ry='9.6' fill='${INK}' opacity='.22' stroke='none'/>` +
  `<ellipse rx='13' ry='9' fill='${PALE_STONE}'/><ellipse rx='9' ry='6' fill='${SLATE}'/><ellipse cy='.8' rx='8.4' ry='5.2' fill='${STONE}' stroke='none'/>` +
  `<path d='M-12.6 2-8.8 1.2M-10.6-5-7.4-3.4M-4-8.4-3-5.6M4-8.4 3-5.6M10.6-5 7.4-3.4M12.6 2 8.8 1.2M7 7.4 5 5M0 9V6M-7 7.4-5 5' stroke-width='.7'/></g>`;

/** Floors are lower where there are many, so that the tower stays on its picture. */
const HIGHEST = 26;
const EACH = 8;
const risesBy = (count: number): number => Math.min(EACH, HIGHEST / Math.max(1, count));

const floor = (y: number, high: number): string =>
  `<path d='M-10 ${y}V${y - high}A10 4.4 0 0 1 10 ${y - high}V${y}A10 4.4 0 0 1-10 ${y}Z' fill='${STONE}'/>` +
  `<path d='M4 ${y + 3.9}V${y - high + 3.9}A10 4.4 0 0 0 10 ${y - high}V${y}A10 4.4 0 0 1 4 ${y + 3.9}Z' fill='${INK}' opacity='.18' stroke='none'/>` +
  `<ellipse cy='${y - high}' rx='10' ry='4.4' fill='${PALE_STONE}'/>`;

const stack = (count: number): string => {
  const high = risesBy(count);
  const floors = Array.from({ length: count }, (_, i) => floor(-i * high, high)).join('');
  const top = -count * high;
  return (
    `<g transform='translate(0 -14)' stroke='${INK}' stroke-width='1'><ellipse cx='2' cy='1.4' rx='12' ry='5' fill='${INK}' opacity='.28' stroke='none'/>${floors}` +
    `<ellipse cy='${top}' rx='6.6' ry='2.6' fill='${SLATE}' stroke-width='.6'/>` +
    `<circle cx='13' cy='1' r='6' fill='${CREAM}'/><text x='13' y='4' stroke='none' font-size='8.4' font-weight='700' font-family='sans-serif' text-anchor='middle' fill='${INK}'>${count}</text></g>`
  );
};

/** One floor in somebody's hand. */
const single = (): string =>
  `<g transform='translate(0 -2) scale(1.3)' stroke='${INK}' stroke-width='1'>${floor(0, EACH)}</g>`;

/** Where the base is on tiles that have something else in the middle. */
const SPOTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  B: [17, 36],
  D: [50, 36],
  J: [19, 19],
  K: [50, 66],
  L: [63, 63],
  N: [68, 60],
  O: [50, 75],
  P: [42, 48],
  Q: [68, 68],
};

export const tower: SetArt = {
  spot: ({ letter }) => SPOTS[letter ?? ''] ?? null,
  landmark: (tile) => (tile.tower ? base() : null),
  tokens: { tower: stack, floor: single },
  lifts: { tower: (count) => count * risesBy(count) },
};
