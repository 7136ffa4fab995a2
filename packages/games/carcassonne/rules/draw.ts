// Drawing a tile. One that fits nowhere leaves the game, and the next is drawn.

import { EVERYONE } from '@tabella/kernel';
import type { Box } from './box.ts';
import { mixPile, pileAt, setPile } from './core/piles.ts';
import { fits } from './core/spots.ts';
import { kindId } from './kind-id.ts';
import { NOTHING, type State } from './state.ts';
import type { Table } from './types.ts';

/** Takes the next tile that can be laid; without one the tile's turn ends. */
export function draw(s: State, table: Table, box: Box): void {
  while (s.at < s.size) {
    const variant = pileAt(s.land, s.at++);
    if (isHeld(s, box, variant)) {
      s.aside = Object.freeze([...s.aside, variant]);
      table.announce(EVERYONE, { kind: 'aside', tile: kindId(variant), garden: (variant & 1) === 1 });
      continue;
    }
    if (fits(s.land, variant >> 1)) {
      s.drawn = variant;
      s.stage = 'drawn';
      return;
    }
    remove(s, table, variant);
  }
  s.builder = false;
  s.stage = 'end';
}

/** Puts the tile in hand out of the game and draws another: while it waited, its last spot was taken. */
export function drawAnother(s: State, table: Table, box: Box): void {
  remove(s, table, s.drawn);
  s.drawn = -1;
  draw(s, table, box);
}

/** May this tile not come yet? */
export const isHeld = (s: State, { holding }: Box, variant: number): boolean =>
  holding.length > 0 && holding.some((one) => one.holds(s, variant));

/** Tiles that were set aside are shuffled into the pile. */
export function mixIn(s: State, table: Table): void {
  const many = s.aside.length;
  if (many === 0) return;
  s.at -= many;
  s.mixed += many;
  setPile(s.land, s.aside, s.at);
  mixPile(s.land, s.at, s.size, table.chance);
  s.aside = NOTHING;
}

function remove(s: State, table: Table, variant: number): void {
  s.removed = Object.freeze([...s.removed, variant]);
  table.announce(EVERYONE, { kind: 'removed', tile: kindId(variant), garden: (variant & 1) === 1 });
}
