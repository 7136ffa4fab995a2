// What bots think of towers: prisoners, floors that are left, and followers within the reach of an open tower. Asked for every
// position that they weigh, so it makes nothing.

import type { Deed } from '../../rules/choices.ts';
import { holderOf } from '../../rules/core/captives.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { tileOf } from '../../rules/core/land.ts';
import { FOLLOWERS } from '../../rules/core/sizes.ts';
import { heightOf } from '../../rules/core/towers.ts';
import type { State } from '../../rules/state.ts';
import { floorsLeft, isOpen, reaches, topOn } from './towers.ts';

/** A prisoner brings a ransom now and then, and its seat may have it back if it needs it. */
const PRISONER = 1.5;
const OWN = 1;
/** What a floor that is left is worth, and what it costs to stand where the next floor of a tower reaches. */
const FLOOR = 0.3;
const EXPOSED = 0.5;
/** In so many turns prisoners and floors lose their worth; a tower is a danger almost to the end. */
const FADE = 4;
const LAST = 2;
/** Who passes before the tile may still buy when it lies on the land. */
const WAITS = -0.5;

export function expects({ land, seats }: State, worth: Float64Array, turns: number): void {
  const early = 1 - Math.exp(-turns / FADE);
  let builders = 0;
  for (let seat = 0; seat < seats; seat++) {
    const floors = floorsLeft(land, seat);
    if (floors > 0) builders++;
    worth[seat] = (worth[seat] ?? 0) + FLOOR * Math.min(floors, turns) * early;
    for (let slot = 0; slot < FOLLOWERS; slot++) {
      const by = holderOf(land, seat, slot);
      if (by < 0) continue;
      worth[seat] = (worth[seat] ?? 0) + OWN * early;
      worth[by] = (worth[by] ?? 0) + PRISONER * early;
    }
  }
  const danger = EXPOSED * Math.min(1, turns / LAST);
  if (builders === 0 || danger === 0) return;
  for (let tower = 0; tower < land.laid; tower++) {
    const top = topOn(land, tower);
    if (top < 0 || !isOpen(land, top)) continue;
    const reach = heightOf(land, tower) + 1;
    for (let seat = 0; seat < seats; seat++) {
      for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
        if (reaches(land, tower, reach, tileOf(land, standsOn(land, seat, slot))))
          worth[seat] = (worth[seat] ?? 0) - danger;
      }
    }
  }
}

/** Whoever comes to stand in the reach of open towers is in danger, if anybody has floors left. */
export function stands({ land, seats, tile }: State, _slot: number, _segment: number, turns: number): number {
  let builders = 0;
  for (let seat = 0; seat < seats; seat++) if (floorsLeft(land, seat) > 0) builders++;
  if (builders === 0) return 0;
  let towers = 0;
  for (let tower = 0; tower < land.laid; tower++) {
    const top = topOn(land, tower);
    if (top >= 0 && isOpen(land, top) && reaches(land, tower, heightOf(land, tower) + 1, tile)) towers++;
  }
  return -towers * EXPOSED * Math.min(1, turns / LAST);
}

/** A ransom before the tile is drawn can wait. */
export const weighs = (s: State, deed: Deed): number | null => (deed.do === 'ransom' && s.tile < 0 ? WAITS : null);
