// What bots expect of tent, acrobats and ringmaster. Asked for every position that they weigh, so it makes nothing.

import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { type Land, nodeOf, tileOf } from '../../rules/core/land.ts';
import { RINGMASTER } from '../../rules/core/sizes.ts';
import { tileX, tileY } from '../../rules/core/tiles.ts';
import type { State } from '../../rules/state.ts';
import { EACH_ACROBAT, isAcrobat } from './acrobats.ts';
import { EACH_SHOW, showsAround, tentOf } from './tent.ts';

/** What an animal is worth on average, and how many of the followers round the tent stay until it pays. */
const ANIMAL = 4.2;
const STAYS = 0.7;
/** How likely the feature of a ringmaster is scored. */
const SCORED = 0.6;

export function expects({ land, seats }: State, worth: Float64Array): void {
  const tent = tentOf(land);
  for (let seat = 0; seat < seats; seat++) {
    let points = 0;
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot))
      points += followerAt(land, tent, slot, standsOn(land, seat, slot));
    worth[seat] = (worth[seat] ?? 0) + points;
  }
}

export const stands = ({ land, tile }: State, slot: number, segment: number): number =>
  followerAt(land, tentOf(land), slot, nodeOf(land, tile, segment));

function followerAt(land: Land, tent: number, slot: number, node: number): number {
  const tile = tileOf(land, node);
  let points = isAcrobat(land, node) ? EACH_ACROBAT : 0;
  const dx = tent < 0 ? 2 : tileX(land, tile) - tileX(land, tent);
  const dy = tent < 0 ? 2 : tileY(land, tile) - tileY(land, tent);
  if (dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1) points += STAYS * ANIMAL;
  if (slot === RINGMASTER) points += SCORED * EACH_SHOW * showsAround(land, tile);
  return points;
}
