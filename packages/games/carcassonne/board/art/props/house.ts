// Houses of a city, their feet at the origin.

import { CREAM, DOOR, INK, SLATE, SLATE_LIGHT, STONE, TILE_DARK, TILE_LIGHT, TILE_RED } from '../colours.ts';
import type { Dice } from '../dice.ts';
import { n1 } from '../points.ts';

export interface House {
  readonly x: number;
  readonly y: number;
  readonly slate: boolean;
  /** Shows its gable, or its long side. */
  readonly gable: boolean;
  /** 1 is the usual size. */
  readonly size: number;
}

export const houseAt = (dice: Dice, x: number, y: number): House => ({
  x,
  y,
  slate: dice.next() < 0.19,
  gable: dice.next() < 0.42,
  size: dice.between(0.92, 1.06),
});

export function drawHouse(house: House): string {
  const [roof, light, dark] = house.slate ? [SLATE, SLATE_LIGHT, SLATE] : [TILE_RED, TILE_LIGHT, TILE_DARK];
  const place = `<g transform='translate(${n1(house.x)} ${n1(house.y)})scale(${n1(house.size * 10) === '10' ? 1 : Math.round(house.size * 100) / 100})'>`;
  return `${place}${house.gable ? gable(light, dark) : long(roof, light)}</g>`;
}

const long = (roof: string, light: string): string =>
  `<path d='M-7.7-5.2H7.7V0H-7.7Z' fill='${CREAM}'/><path d='M.2 0V-2.9H2V0Z' fill='${DOOR}' stroke='none'/>` +
  `<path d='M-8.7-5-6.6-10.7H6.6L8.7-5Z' fill='${roof}'/><path d='M-7-8.3H7' stroke='${light}' stroke-width='1.1'/>`;

const gable = (light: string, dark: string): string =>
  `<path d='M3.2-4.6H8.2V0H3.2Z' fill='${STONE}'/><path d='M-8 0V-4.6L-2.4-11 3.2-4.6V0Z' fill='${CREAM}'/>` +
  `<path d='M-3.3 0V-3H-1.4V0Z' fill='${DOOR}' stroke='none'/>` +
  `<path d='M-2.4-11.3H4.2L9.2-4.3H3.2Z' fill='${dark}'/><path d='M-2.4-11.3-8.7-4.6-7.6-3.9-2.4-9.6Z' fill='${light}'/>`;

/** All houses in a few strokes, for tiles seen from afar. */
export function drawHousesPlainly(houses: readonly House[]): string {
  const walls = houses.map(({ x, y }) => `M${n1(x - 7.5)} ${n1(y)}v-5.2h15v5.2Z`).join('');
  const roof = ({ x, y }: House): string => `M${n1(x - 8.6)} ${n1(y - 5)}l2.4-5.8h12.4l2.4 5.8Z`;
  const red = houses.filter((house) => !house.slate).map(roof);
  const slate = houses.filter((house) => house.slate).map(roof);
  const paint = (d: string, fill: string): string => (d === '' ? '' : `<path d='${d}' fill='${fill}'/>`);
  return `<g stroke='${INK}' stroke-width='1.1'>${paint(walls, CREAM)}${paint(red.join(''), TILE_RED)}${paint(slate.join(''), SLATE)}</g>`;
}
