// What is drawn of The Fruit-Bearing Trees: a wide old tree on every tile, and what it bears on a sign beside it.

import { CREAM, GOLD, GROVE, INK, LEAF, LEAF_DARK, LEAF_LIGHT, TILE_RED } from '../../board/art/colours.ts';
import type { SetArt } from '../art.ts';

const BARK = '#6b4a2b';

/** Feet at the origin. */
const tree = (): string =>
  `<ellipse cx='1' cy='.8' rx='13' ry='3' fill='${INK}' opacity='.22' stroke='none'/>` +
  `<path d='M-2.6 1C-2-4-2-7-4.4-10L0-8 4.4-10.4C2-7 2-4 2.6 1Z' fill='${BARK}'/>` +
  `<path d='M-12-9C-16-13-13-19-8-19-8-25 1-28 5-23 11-25 16-18 12-13 15-9 9-5 5-8 1-5-8-5-12-9Z' fill='${LEAF}'/>` +
  `<path d='M-10-10C-13-13-11-17-7-17-6-21-1-23 2-20' fill='none' stroke='${LEAF_LIGHT}' stroke-width='1.6'/><path d='M-4-8C0-6.4 8-6.4 11-11' fill='none' stroke='${LEAF_DARK}' stroke-width='1.4'/>`;

/** Within a circle of radius 6. */
const FRUITS: Readonly<Record<string, string>> = {
  apple: `<path d='M0-2.6C-3-5-6-2-5 1.4-4 5-1.4 5.6 0 4.6 1.4 5.6 4 5 5 1.4 6-2 3-5 0-2.6Z' fill='${TILE_RED}'/><path d='M0-2.6C0-5 1-6 2.4-6.2' fill='none' stroke='${BARK}' stroke-width='1.2'/>`,
  pear: `<path d='M0-5C1.8-5 2-2.6 2.6-1.4 5 1 4.4 5.4 0 5.4S-5 1-2.6-1.4C-2-2.6-1.8-5 0-5Z' fill='#b9bf55'/><path d='M0-5V-7' stroke='${BARK}' stroke-width='1.2'/>`,
  plum: `<ellipse cy='.4' rx='4' ry='5' fill='#6a4a86'/><path d='M0-4.4C1.4-1.6 1.4 2 0 5' fill='none' stroke-width='.7'/><path d='M0-4.4V-6.6' stroke='${BARK}' stroke-width='1.2'/>`,
  cherry: `<path d='M-2.6 1C-2-3 0-5.6 2-6.4M2.8 1.6C3-2 2.6-4.6 2-6.4' fill='none' stroke='${GROVE}' stroke-width='1'/><circle cx='-2.8' cy='2.6' r='2.7' fill='#a3233a'/><circle cx='3' cy='3.2' r='2.7' fill='#a3233a'/>`,
  apricot: `<circle cy='.4' r='4.7' fill='#e39a45'/><path d='M.6-4C2.4-1 2.4 2.4.6 4.8' fill='none' stroke-width='.7'/><path d='M0-4.2C-1-6-3-6.4-4.4-5.6-3.4-4-1.6-3.6 0-4.2Z' fill='${LEAF}' stroke-width='.6'/>`,
  quince: `<path d='M0-4.4C2-5 4-3.4 4-1.6 5.6 0 5 4.6 1.6 5 .6 5.8-.6 5.8-1.6 5-5 4.6-5.6 0-4-1.6-4-3.4-2-5 0-4.4Z' fill='${GOLD}'/><path d='M0-4.4V-6.6' stroke='${BARK}' stroke-width='1.2'/>`,
};

const token = (fruit: string): string =>
  `<g stroke='${INK}' stroke-width='.9' transform='translate(0 -8)'><circle r='9' fill='${CREAM}' stroke-width='1.2'/>${FRUITS[fruit] ?? ''}</g>`;

/** What a tree bears, and how many; a bare one has no sign. */
const sign = (fruit: string, count: number): string =>
  count === 0
    ? ''
    : `<g transform='translate(15 2)'>${token(fruit)}<g transform='translate(7 -15)'><circle r='5.4' fill='${INK}'/><text y='2.7' font-size='8' font-weight='700' text-anchor='middle' font-family='sans-serif' fill='${CREAM}' stroke='none'>${count}</text></g></g>`;

export const fruit: SetArt = {
  plot: tree,
  tokens: Object.fromEntries(
    Object.keys(FRUITS).flatMap((one) => [
      [one, () => token(one)],
      [`${one}.tree`, (count: number) => sign(one, count)],
      [`${one}.value`, () => token(one)],
    ]),
  ),
};
