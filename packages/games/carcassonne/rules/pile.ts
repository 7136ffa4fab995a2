// The pile: in which parts it is shuffled.

import { boxOf } from './box.ts';
import type { Options } from './options.ts';

/** Calls back with the bounds of every part of the pile that is still shuffled, from a place in it onward. */
export function unseenParts(options: Options, at: number, visit: (from: number, to: number) => void): void {
  let from = 0;
  for (const part of boxOf(options).pile.parts) {
    const to = from + part.length;
    if (to > at) visit(Math.max(from, at), to);
    from = to;
  }
}
