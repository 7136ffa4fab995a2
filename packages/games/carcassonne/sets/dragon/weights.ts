// What bots expect of the fairy, and of followers near the dragon. Asked for every position that they weigh, so it makes nothing.

import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { tileOf } from '../../rules/core/land.ts';
import { tileX, tileY } from '../../rules/core/tiles.ts';
import type { State } from '../../rules/state.ts';
import { dragonTile, WALKS } from './dragon.ts';
import { fairyTile, welcomes } from './fairy.ts';

/** What the danger costs a follower so many tiles from the dragon, if there is a walk of the dragon for each turn to come. */
const DANGER = [0, 0.7, 0.6, 0.5, 0.35, 0.2, 0.1] as const;
/** In so many turns a follower is likely home again, or the dragon elsewhere. */
const LONG = 5;

export function expects(s: State, worth: Float64Array, turns: number): void {
  welcomes(s, worth, turns);
  const { land, seats } = s;
  if (dragonTile(land) < 0) return;
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0;
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot))
      sum += dangerOn(s, tileOf(land, standsOn(land, seat, slot)), turns);
    worth[seat] = (worth[seat] ?? 0) - sum;
  }
}

export const stands = (s: State, _slot: number, _segment: number, turns: number): number =>
  dragonTile(s.land) < 0 ? 0 : -dangerOn(s, s.tile, turns);

function dangerOn({ land, seats, size }: State, tile: number, turns: number): number {
  if (tile === fairyTile(land)) return 0;
  const dragon = dragonTile(land);
  const far = Math.abs(tileX(land, tile) - tileX(land, dragon)) + Math.abs(tileY(land, tile) - tileY(land, dragon));
  return ((DANGER[far] ?? 0) * WALKS * Math.min(turns, LONG) * seats) / Math.max(1, size);
}
