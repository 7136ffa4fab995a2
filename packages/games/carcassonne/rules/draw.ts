// Drawing a tile. One that fits nowhere leaves the game, and the next is drawn.

import { EVERYONE, type Flow, PASS } from '@tabella/kernel';
import { chosen, put, question } from './asking.ts';
import type { Box } from './box.ts';
import type { Deed } from './choices.ts';
import { mixPile, pileAt, setPile } from './core/piles.ts';
import { kindId } from './kind-id.ts';
import { canBeLaid } from './placing.ts';
import { NOTHING, type State } from './state.ts';
import type { Table } from './types.ts';

/** Takes the next tile that can be laid; without one the tile's turn ends. A turn begins with the tile that lies ready. */
export function draw(s: State, table: Table, box: Box): void {
  if (s.turn === 'turn') {
    const ready = takeReady(s, box);
    if (ready >= 0 && isTaken(s, table, box, ready)) return;
  }
  for (let variant = turnUp(s, table, box); variant >= 0; variant = turnUp(s, table, box))
    if (isTaken(s, table, box, variant)) return;
  s.builder = false;
  s.stage = 'end';
}

/** The next tile of the pile that may come, or -1. */
export function turnUp(s: State, table: Table, box: Box): number {
  while (s.at < s.size) {
    const variant = pileAt(s.land, s.at++);
    if (!isHeld(s, box, variant)) return variant;
    s.aside = Object.freeze([...s.aside, variant]);
    table.announce(EVERYONE, { kind: 'aside', tile: kindId(variant), garden: (variant & 1) === 1 });
  }
  return -1;
}

/** Does something happen when it is drawn? Then it is drawn though it may fit nowhere. */
const isHeeded = ({ heeding }: Box, variant: number): boolean => heeding.some((one) => one.heeds(variant));

/** Takes a tile into the hand if it can be laid or something happens at it; else it leaves the game. */
function isTaken(s: State, table: Table, box: Box, variant: number): boolean {
  if (!canBeLaid(s, box, variant) && !isHeeded(box, variant)) {
    remove(s, table, variant);
    return false;
  }
  s.drawn = variant;
  s.stage = 'drawn';
  return true;
}

/** The tile that lies ready for a seat, or -1. */
export function readyFor(s: State, { reserving }: Box, seat: number): number {
  for (const { reserve } of reserving) if (reserve.of(s, seat) >= 0) return reserve.of(s, seat);
  return -1;
}

/** Takes the tile that lies ready for the active seat; -1 when there is none. */
function takeReady(s: State, box: Box): number {
  const ready = readyFor(s, box, s.active);
  if (ready >= 0) for (const { reserve } of box.reserving) reserve.take(s, s.active);
  return ready;
}

/**
 * The tile of message 4 may be the one that lies ready, if the seat wants so: then true. It stays ready for the next turn
 * else.
 */
export function* chooseReady(s: State, table: Table, box: Box): Flow<boolean> {
  const ready = readyFor(s, box, s.active);
  if (ready < 0 || !canBeLaid(s, box, ready)) return false;
  const deed: Deed = { do: 'ready', kind: kindId(ready), garden: (ready & 1) === 1 };
  if (s.at < s.size) {
    const ask = question(s.active, 'act', [PASS, deed], PASS, { step: 'ready' });
    if (chosen(ask, yield put(ask)) === PASS) return false;
  }
  return isTaken(s, table, box, takeReady(s, box));
}

/** Is there any tile to come, in the pile or ready for a seat? */
export function isMoreToCome(s: State, box: Box): boolean {
  if (s.at < s.size) return true;
  for (let seat = 0; seat < s.seats; seat++) if (readyFor(s, box, seat) >= 0) return true;
  return false;
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
