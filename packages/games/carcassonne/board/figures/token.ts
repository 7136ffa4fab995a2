// A piece of a set as a picture: on the land, in a line of text, on a button.

import { tokenBySets } from '../../sets/art.ts';
import { uriOf } from '../art/gallery.ts';
import { kept } from '../art/kept.ts';

interface Token {
  readonly token: string;
  readonly count: number;
}

/** Feet are a little below the middle. */
const HALF = 32;
const FOOT = 14;

export const tokenPicture = kept<Token, string>(
  ({ token, count }) =>
    uriOf(
      `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}' stroke-linejoin='round' stroke-linecap='round'>` +
        `<g transform='translate(0 ${FOOT})'>${tokenBySets(token, count)}</g></svg>`,
    ),
  ({ token, count }) => `${token} ${count}`,
);
