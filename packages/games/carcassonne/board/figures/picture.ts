// A figure as a picture: on the land with a pale edge and a shadow, beside it without. Farmers lie down.

import type { FigureKind } from '../../rules/names.ts';
import { uriOf } from '../art/gallery.ts';
import { kept } from '../art/kept.ts';
import { colourOf } from '../seats.ts';
import { emblemPath } from '../track/index.tsx';
import { SHAPES } from './shapes.ts';

export interface Look {
  readonly figure: FigureKind;
  readonly seat: number;
  readonly lying?: boolean;
}

/** How much larger than its shape a figure is on a tile of 100 units. */
const SIZE = 1.12;
/** The side of a picture, whose middle is the middle of the figure. */
export const FIGURE_BOX = 56;

const STANDING: readonly FigureKind[] = ['pig', 'shepherd', 'barn'];
const INK = '#2a1810';
const CREAM = '#fbf3e0';

const nameOf = ({ figure, seat, lying = false }: Look): string => `${figure} ${seat} ${lying}`;

export const figurePicture = kept<Look, string>((look) => uriOf(draw(look, true)), nameOf);
export const figureSign = kept<Look, string>((look) => uriOf(draw(look, false)), nameOf);

function draw({ figure, seat, lying = false }: Look, onLand: boolean): string {
  const { body, lines, face, emblem, badge, scale, middle } = SHAPES[figure];
  // Helpers stand in their field.
  const turn = lying && !STANDING.includes(figure) ? ' rotate(-90)' : '';
  const half = onLand ? FIGURE_BOX / 2 : 24;
  const stroke = (d: string, colour: string, width: number, fill = 'none'): string =>
    d === '' ? '' : `<path d='${d}' fill='${fill}' stroke='${colour}' stroke-width='${width}'/>`;
  const foot = turn ? 11 : middle * scale * SIZE;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-half} ${-half} ${2 * half} ${2 * half}' stroke-linejoin='round' stroke-linecap='round'>` +
    (onLand ? `<ellipse cx='3' cy='${foot}' rx='15' ry='4.5' fill='${INK}' opacity='.2'/>` : '') +
    `<g transform='scale(${(SIZE * scale).toFixed(2)})${turn} translate(0 ${middle})'>` +
    (onLand ? stroke(body, CREAM, 4.6) + stroke(badge, CREAM, 6.4) : '') +
    stroke(body, INK, 1.7, colourOf(seat)) +
    `<path d='M-9.8-4.2C-9.6-7.6-7.8-10.4-5.6-11.8' fill='none' stroke='#fff' stroke-width='1.8' opacity='.4'/>` +
    stroke(lines, INK, 1.3) +
    (face
      ? `<ellipse cy='${face.y}' rx='${face.rx}' ry='${face.ry}' fill='#fbe8d3' stroke='${INK}' stroke-width='1.3'/>`
      : '') +
    stroke(badge, INK, 4.4) +
    stroke(badge, '#e9c661', 2.2) +
    `<path d='${emblemPath(seat)}' fill='${CREAM}' transform='translate(${emblem.x} ${emblem.y}) scale(${emblem.size})${turn ? ' rotate(90)' : ''}'/>` +
    '</g></svg>'
  );
}
