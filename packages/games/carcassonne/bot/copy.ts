// Copies of a position to try things out on: made over and over, so that they reuse their memory.

import { clone, type State } from '../rules/state.ts';

/** The position copied onto an older copy, if that has the same room; else onto a new one. */
export function copyTo(old: State | null, s: State): State {
  if (old === null || old.land.mem.length !== s.land.mem.length) return clone(s);
  const { land } = old;
  const { mem } = land;
  mem.set(s.land.mem);
  Object.assign(old, s);
  old.land = Object.assign(land, s.land);
  land.mem = mem;
  return old;
}
