// Figures that leave the land without being scored: by a message, by a set. Helpers that are left alone go with them.

import { EVERYONE, type Seat } from '@tabella/kernel';
import type { Box } from './box.ts';
import type { Deed } from './choices.ts';
import { sendHelpersHome, standsOn, takeBack } from './core/figures.ts';
import { nextFollower } from './core/followers.ts';
import { nodeOf, tileOf } from './core/land.ts';
import { figureName } from './figure-kinds.ts';
import type { State } from './state.ts';
import type { Table } from './types.ts';

/** One figure goes home. */
export function leave(s: State, table: Table, seat: Seat, slot: number): void {
  const tile = tileOf(s.land, standsOn(s.land, seat, slot));
  takeBack(s.land, seat, slot);
  table.announce(EVERYONE, { kind: 'returns', seat, figure: figureName(slot), tile });
  leaveAlone(s, table, seat);
}

/** Helpers of a seat that have nobody to help go home. */
export function leaveAlone(s: State, table: Table, seat: Seat): void {
  for (const helper of sendHelpersHome(s.land, seat)) {
    table.announce(EVERYONE, { kind: 'returns', seat, figure: figureName(helper.slot), tile: helper.tile });
  }
}

/** Is a figure safe, where it stands, from a deed of this name? */
export const isSheltered = (s: State, { sheltering }: Box, seat: Seat, slot: number, from: string): boolean =>
  sheltering.some((one) => one.shelters(s, seat, slot, from));

/** The slot of the follower that a deed names. */
export function followerAt({ land }: State, seat: Seat, { figure, tile = -1, segment = -1 }: Deed): number {
  const node = nodeOf(land, tile, segment);
  for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot))
    if (standsOn(land, seat, slot) === node && figureName(slot) === figure) return slot;
  throw new Error(`no such follower of seat ${seat} stands on tile ${tile}`);
}
