// How good a position looks for each seat, for searches that stop before the end: who would live, and with how much.

import type { Seat } from '@tabella/kernel';
import { HAND } from './box.ts';
import { countIn, crackedOf, type Look, scrollOf, sealedOf } from './stage.ts';

export function promise(g: Look): number[] {
  const worth = Array.from({ length: g.s.seats }, (_, seat) => standing(g, seat));
  const total = worth.reduce((sum, one) => sum + one, 0);
  return worth.map((one) => one / total);
}

/** About the points of the seat if the game ended now; what kills can still be mended, more or less. */
function standing(g: Look, seat: Seat): number {
  const sealed = sealedOf(g, seat);
  const cracked = crackedOf(g, seat).length;
  const cards = countIn(g, HAND + seat);
  const points = sealed.reduce((sum, id) => sum + scrollOf(g, id).points, 0);
  const poisoned = sealed.some((id) => scrollOf(g, id).lethal);
  if (sealed.length + cracked > 1) return 1 + 0.2 * cards;
  if (cracked > 0) return 1.5 + 0.3 * cards;
  return poisoned ? 1 + 0.3 * cards : 2 + points + cards;
}
