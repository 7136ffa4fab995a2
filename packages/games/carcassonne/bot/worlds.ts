// Worlds: orders of the unseen tiles in which plans are tried.

import type { Chance } from '@tabella/kernel';
import { pileBetween, setPile } from '../rules/core/piles.ts';
import { imagine } from '../rules/know.ts';
import { unseenParts } from '../rules/pile.ts';
import type { State } from '../rules/state.ts';

/**
 * One world after the other, as they may be. Evenly: shuffled once, the tiles come round in a ring, so that each of them is
 * next, and each is second, in one world of so many.
 */
export function worldsOf(s: State, chance: Chance, evenly: boolean): () => State {
  if (!evenly) return () => imagine(s, chance);
  let turn = 0;
  let ring = imagine(s, chance);
  return () => {
    const world = imagine(s, chance);
    if (turn > 0 && turn >= s.size - s.at) {
      ring = imagine(s, chance);
      turn = 0;
    }
    unseenParts(s.options, s.at, (from, to) => {
      const order = pileBetween(ring.land, from, to);
      const first = turn % order.length;
      setPile(world.land, [...order.slice(first), ...order.slice(0, first)], from);
    });
    turn++;
    return world;
  };
}
