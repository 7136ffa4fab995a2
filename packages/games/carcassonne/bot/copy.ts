// Copies of a position to try things out on: made over and over, so that they reuse their memory. What plans never look at is
// not copied.

import { copyLand, isAsLarge } from '../rules/core/land.ts';
import { clone, type State } from '../rules/state.ts';

/** The position copied onto an older copy, if that has the same room; else onto a new one. */
export function copyTo(old: State | null, s: State): State {
  if (old === null || !isAsLarge(old.land, s.land)) return clone(s);
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
  old.hidden = s.hidden;
  old.aside = s.aside;
  old.messages = s.messages;
  return old;
}
