// The way of a message that is declined.

import type { Seat } from '@tabella/kernel';
import { has, type Letter, rightOf, type State } from './state.ts';

/** To the right, an oriented one back to its sender; null when nobody is left to take it. */
export function nextStop(s: State, letter: Letter): Seat | null {
  if (letter.stamp === 'OM') return has(s.alive, letter.from) ? letter.from : null;
  const next = rightOf(s, letter.at);
  if (has(s.alive, letter.from)) return next;
  // The sender is gone: once it has come back, or would come past their place, nobody is left to take it (ruling R23).
  if (letter.at === letter.from) return null;
  const steps = (to: Seat): number => (to - letter.at + s.seats) % s.seats || s.seats;
  return steps(letter.from) <= steps(next) ? null : next;
}
