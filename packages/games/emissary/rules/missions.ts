// Missions that several characters share. A MOF wins alone when he fulfils the mission of his character.

import { colourOf, effectOf, identityOf } from './box.ts';
import type { Mission } from './hooks.ts';
import { countOf } from './state.ts';
import type { Colour, Effect } from './terms.ts';

/** So many red and so many blue messages before oneself. */
export const gather = (need: { readonly red?: number; readonly blue?: number }): Mission => ({
  on: 'table',
  met: (s, me) => countOf(s, me, 'red') >= (need.red ?? 0) && countOf(s, me, 'blue') >= (need.blue ?? 0),
});

/** So many true messages, red or blue. */
export const gatherTrue = (n: number): Mission => ({
  on: 'table',
  met: (s, me) => countOf(s, me, 'red') + countOf(s, me, 'blue') >= n,
});

/** Cards of these colours in the own hand. */
export function holdColours(need: Partial<Record<Colour, number>>): Mission {
  const wanted = Object.entries(need) as [Colour, number][];
  return {
    on: 'hand',
    least: wanted.reduce((sum, [, n]) => sum + n, 0),
    holds: (faces) => wanted.every(([colour, n]) => atLeast(faces, n, (face) => colourOf(face) === colour)),
  };
}

/** Cards of one effect in the own hand. */
export const holdEffect = (effect: Effect, n: number): Mission => ({
  on: 'hand',
  least: n,
  holds: (faces) => atLeast(faces, n, (face) => effectOf(face) === effect),
});

/** So many cards in the own hand. */
export const holdCards = (n: number): Mission => ({ on: 'hand', least: n, holds: (faces) => faces.length >= n });

/** At least one FRS and one KDR are eliminated. */
export const bothSidesFell: Mission = {
  on: 'fallen',
  holds: (faces) =>
    faces.some((face) => identityOf(face) === 'FRS') && faces.some((face) => identityOf(face) === 'KDR'),
};

function atLeast(faces: readonly number[], n: number, is: (face: number) => boolean): boolean {
  let left = n;
  for (const face of faces) if (is(face) && --left === 0) return true;
  return left <= 0;
}
