// The message lies before me: to take it, or to leave it to those it comes to next.

import { average, colours } from './colours.ts';
import type { Situation } from './situation.ts';
import { nextStop, travel } from './travel.ts';
import { gain } from './worth.ts';

/** The message lies before me: what it is worth if I only take it or leave it. */
export function mineOtherwise(sc: Situation): number {
  const post = sc.letter;
  if (post === null) return 0;
  const chances = colours(sc, post);
  const take = average(chances, (colour) => gain(sc, sc.me, colour));
  const locked = ((sc.locked >> sc.me) & 1) === 1 || post.from === sc.me;
  const leave = average(chances, (colour) => leaveWorth(sc, colour));
  if (locked) return take;
  return ((sc.trapped >> sc.me) & 1) === 1 ? leave : Math.max(take, leave);
}

export function leaveWorth(sc: Situation, colour: number): number {
  const post = sc.letter;
  if (post === null) return 0;
  const next = nextStop(sc, post, sc.me);
  return next < 0 ? 0 : travel(sc, post, next, colour, sc.locked, sc.trapped);
}
