// Drawing a tile. One that fits nowhere leaves the game, and the next is drawn.

import { EVERYONE } from '@tabella/kernel';
import { pileAt } from './core/piles.ts';
import { fits } from './core/spots.ts';
import { kindId } from './pile.ts';
import type { State } from './state.ts';
import type { Table } from './types.ts';

/** Takes the next tile that can be laid; without one the tile's turn ends. */
export function draw(s: State, table: Table): void {
  while (s.at < s.size) {
    const variant = pileAt(s.land, s.at++);
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
export function drawAnother(s: State, table: Table): void {
  remove(s, table, s.drawn);
  s.drawn = -1;
  draw(s, table);
}

function remove(s: State, table: Table, variant: number): void {
  s.removed = Object.freeze([...s.removed, variant]);
  table.announce(EVERYONE, { kind: 'removed', tile: kindId(variant), garden: (variant & 1) === 1 });
}
