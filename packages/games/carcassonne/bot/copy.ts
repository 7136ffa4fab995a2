// Copies of a position to try things out on: made over and over, so that they reuse their memory. What plans never look at is
// not copied.

import type { Land } from '../rules/core/land.ts';
import { clone, type State } from '../rules/state.ts';

/** The position copied onto an older copy, if that has the same room; else onto a new one. */
export function copyTo(old: State | null, s: State): State {
  if (old === null || old.land.mem.length !== s.land.mem.length) return clone(s);
  copyLand(old.land, s.land);
  old.options = s.options;
  old.seats = s.seats;
  old.active = s.active;
  old.turn = s.turn;
  old.builder = s.builder;
  old.tile = s.tile;
  old.drawn = s.drawn;
  old.at = s.at;
  old.size = s.size;
  old.messages = s.messages;
  return old;
}

function copyLand(to: Land, from: Land): void {
  to.mem.set(from.mem);
  to.grid = from.grid;
  to.shift = from.shift;
  to.laid = from.laid;
  to.edge = from.edge;
  to.seats = from.seats;
  to.monks = from.monks;
  to.riverX = from.riverX;
  to.riverY = from.riverY;
  to.riverEdge = from.riverEdge;
}
