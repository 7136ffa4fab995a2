// Trees, sheep, strip fields, gardens, rocks. Feet at the origin.

import {
  CREAM,
  DARK_FIELD,
  FLAG,
  GOLD_LIGHT,
  GROVE,
  INK,
  LEAF,
  LEAF_DARK,
  LEAF_LIGHT,
  SAND,
  WATER_LIGHT,
} from '../colours.ts';
import type { Dice } from '../dice.ts';
import { n1 } from '../points.ts';

const TRUNK = '#4a2f20';

export const roundTree = (r: number): string => {
  const y = -r * 1.75;
  return (
    `<ellipse cx='${n1(r * 0.4)}' cy='.3' rx='${n1(r)}' ry='${n1(r * 0.32)}' fill='${GROVE}' opacity='.45' stroke='none'/>` +
    `<path d='M0 .2V${n1(y)}' stroke='${TRUNK}' stroke-width='1.3'/><circle cy='${n1(y)}' r='${n1(r)}' fill='${LEAF}'/>` +
    `<circle cx='${n1(-r * 0.28)}' cy='${n1(y - r * 0.3)}' r='${n1(r * 0.42)}' fill='${LEAF_LIGHT}' stroke='none'/>`
  );
};

export const tallTree = (h: number): string => {
  const w = n1(h * 0.34);
  return (
    `<ellipse cx='1' cy='.3' rx='${n1(h * 0.3)}' ry='${n1(h * 0.1)}' fill='${GROVE}' opacity='.45' stroke='none'/>` +
    `<path d='M0 .2V${n1(-h * 0.3)}' stroke='${TRUNK}' stroke-width='1.3'/>` +
    `<path d='M0 ${n1(-h)}C${w} ${n1(-h * 0.68)} ${w} ${n1(-h * 0.2)} 0 ${n1(-h * 0.18)}C-${w} ${n1(-h * 0.2)}-${w} ${n1(-h * 0.68)} 0 ${n1(-h)}Z' fill='${LEAF_DARK}'/>` +
    `<path d='M${n1(-h * 0.08)} ${n1(-h * 0.72)}C-${n1(h * 0.17)} ${n1(-h * 0.5)}-${n1(h * 0.15)} ${n1(-h * 0.36)}-${n1(h * 0.1)} ${n1(-h * 0.3)}' stroke='${LEAF}' fill='none' stroke-width='.9'/>`
  );
};

export const sheep = (looksLeft: boolean): string =>
  `<ellipse cx='.4' cy='.2' rx='2.7' ry='.7' fill='${GROVE}' opacity='.4' stroke='none'/><path d='M-1-.2V-1.6M1-.2V-1.6' stroke-width='.7'/>` +
  `<path d='M-2.4-2.4a1.3 1.3 0 0 1 1-1.7 1.5 1.5 0 0 1 2.5-.2 1.3 1.3 0 0 1 1.3 1.7 1.2 1.2 0 0 1-1 1.5 1.6 1.6 0 0 1-2.6 0 1.2 1.2 0 0 1-1.2-1.3Z' fill='${CREAM}' stroke-width='.6'/>` +
  `<ellipse cx='${looksLeft ? -2.6 : 2.6}' cy='-2.9' rx='.9' ry='.8' fill='${INK}' stroke='none'/>`;

/** Furrows, gold or green. */
export function strips(dice: Dice, golden: boolean): string {
  const [fill, edge] = golden ? ['#d3c98a', '#b3a968'] : [DARK_FIELD, '#8ea06e'];
  const rows = 3 + Math.floor(dice.next() * 2);
  const bend = dice.between(-1.6, 1.6);
  let svg = '';
  for (let i = 0; i < rows; i++) {
    const [x, y] = [dice.between(-1.2, 1.2), i * 3.9 - rows * 2];
    svg +=
      `<path d='M${n1(x - 9)} ${n1(y)}Q${n1(x)} ${n1(y + bend)} ${n1(x + 9)} ${n1(y)}l.6 3.1Q${n1(x)} ${n1(y + 3.1 + bend)} ${n1(x - 8.6)} ${n1(y + 3.1)}Z' fill='${fill}' stroke='${edge}' stroke-width='.6'/>` +
      `<path d='M${n1(x - 7.6)} ${n1(y + 1.5)}Q${n1(x)} ${n1(y + 1.5 + bend)} ${n1(x + 8)} ${n1(y + 1.5)}' fill='none' stroke='${edge}' stroke-width='.7' stroke-dasharray='.8 1.2'/>`;
  }
  return svg;
}

/** A cloister garden of 20 × 13 about the origin. */
export const garden = (): string =>
  `<rect x='-10' y='-6.5' width='20' height='13' rx='2.4' fill='${LEAF_DARK}'/>` +
  `<rect x='-7.4' y='-4.1' width='14.8' height='8.2' fill='${SAND}' stroke='none'/>` +
  `<path d='M-7.4-4.1H-1.3V-.9H-7.4ZM1.3-4.1H7.4V-.9H1.3ZM-7.4.9H-1.3V4.1H-7.4ZM1.3.9H7.4V4.1H1.3Z' fill='${LEAF}' stroke='none'/>` +
  `<circle cx='-4.3' cy='-2.5' r='1.25' fill='${FLAG}' stroke-width='.4'/><circle cx='4.3' cy='2.5' r='1.25' fill='${FLAG}' stroke-width='.4'/>` +
  `<circle cx='4.3' cy='-2.5' r='1.25' fill='${GOLD_LIGHT}' stroke-width='.4'/><circle cx='-4.3' cy='2.5' r='1.25' fill='${GOLD_LIGHT}' stroke-width='.4'/>` +
  `<circle r='1.7' fill='${WATER_LIGHT}' stroke-width='.5'/>`;

export const rocks = (): string =>
  `<path d='M-6.6-4.6C-5-9 5-9 6.6-4.6V-1H-6.6Z' fill='#bd9a6b'/><path d='M2-4.6C4-9.4 11-8.4 12.6-2.4L12 0H3Z' fill='#d0b084'/>` +
  `<path d='M-13-1C-12-6.6-6-8.2-3.6-3.8L-3 1H-13Z' fill='#d0b084'/><path d='M-12.4 5.6C-12.6 1-8-.6-4.6 2.6L-4 7H-12Z' fill='#bd9a6b'/>`;
