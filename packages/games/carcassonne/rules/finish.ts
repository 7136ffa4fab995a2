// What a tile completes: told feature by feature, with who has the most there. Rules and bots both finish a tile so.

import type { Box } from './box.ts';
import { closed } from './core/closing.ts';
import { type Count, countFeature, newCount } from './core/count.ts';
import { followersAt } from './core/features.ts';
import { clearFeature } from './core/figures.ts';
import { newFound, nth } from './core/found.ts';
import { leads, strengths } from './core/majority.ts';
import type { Award } from './names.ts';
import type { State } from './state.ts';
import type { Table } from './types.ts';

const features = newFound(32);
const count = newCount();

export interface Finish {
  /** An award that stands by itself. */
  earned(s: State, award: Award): void;
  /** One who has the most on a complete feature. */
  owned(s: State, seat: number, count: Count): void;
}

/** Calls back for everybody who is to be awarded, the active seat first. False when nothing is complete. */
export function finishTile(s: State, table: Table, box: Box, onto: Finish): boolean {
  const { land, seats, active } = s;
  const many = closed(land, s.tile, features);
  if (many === 0) return false;
  for (const one of box.earning) {
    for (let i = 0; i < many; i++) for (const award of one.earns(s, nth(features, i))) onto.earned(s, award);
  }
  for (let i = 0; i < many; i++) {
    const feature = nth(features, i);
    countFeature(land, feature, count);
    for (const one of box.completing) one.completes(s, table, count);
    if (followersAt(land, feature) === 0) continue;
    strengths(land, feature);
    for (let k = 0; k < seats; k++) {
      const seat = (active + k) % seats;
      if (leads(seat)) onto.owned(s, seat, count);
    }
    for (const one of box.adding) for (const award of one.adds(s, feature, '3')) onto.earned(s, award);
  }
  return true;
}

/** The figures on what the tile completed go home. */
export function sendHome(s: State, table: Table, box: Box): void {
  const many = closed(s.land, s.tile, features);
  for (const one of box.clearing) for (let i = 0; i < many; i++) one.clears(s, table, nth(features, i));
  for (let i = 0; i < many; i++) clearFeature(s.land, nth(features, i));
}

/** What else goes home then, whether or not the tile completed anything. */
export function sendOthersHome(s: State, table: Table, { departing }: Box): void {
  for (const one of departing) one.departs(s, table);
}
