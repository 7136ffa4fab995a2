// One tile after the other: turns, second tiles by the builder, tiles by message 4, and what waits underneath.

import { EVERYONE } from '@tabella/kernel';
import type { Box } from './box.ts';
import { isMoreToCome } from './draw.ts';
import { mayLayOwn } from './instead.ts';
import type { TurnKind } from './names.ts';
import { putUnder } from './stack.ts';
import { NOTHING, type State, type Waiting } from './state.ts';
import type { Table } from './types.ts';

/** A tile's turn of this kind begins. */
export function startTurn(s: State, turn: TurnKind): void {
  s.turn = turn;
  s.builder = false;
  s.tile = -1;
  s.drawn = -1;
  s.bound = 0;
  s.stage = 'begin';
}

/**
 * The tile is done. First comes its own builder's tile, then whatever it interrupted, then the next seat. False when the
 * game is over: no tile is left, in the pile or in a hand that may lay it, and nothing waits.
 */
export function endTurn(s: State, table: Table, box: Box): boolean {
  const left = s.at < s.size;
  if (s.builder && left) {
    startTurn(s, 'builder');
    table.announce(EVERYONE, { kind: 'builder', seat: s.active });
    return true;
  }
  const below = s.waiting[0];
  if (below !== undefined) {
    goOn(s, below);
    return true;
  }
  if (!left && !isMoreToCome(s, box)) return goRoundOnce(s, box);
  s.active = (s.active + 1) % s.seats;
  s.awards = NOTHING;
  startTurn(s, 'turn');
  return true;
}

/** After the last tile of the pile everybody in turn may still lay one of their own. Such a turn begins with the laying. */
function goRoundOnce(s: State, box: Box): boolean {
  if (box.instead.length === 0) return false;
  while (s.late < s.seats) {
    s.late++;
    s.active = (s.active + 1) % s.seats;
    if (!mayLayOwn(s, box)) continue;
    s.awards = NOTHING;
    startTurn(s, 'turn');
    s.stage = 'draw';
    return true;
  }
  return false;
}

/** Message 4 has been done and goes under the stack; there is only one, so that no more than one turn waits. */
function goOn(s: State, below: Waiting): void {
  putUnder(s, 4);
  s.waiting = NOTHING;
  s.turn = below.turn;
  s.builder = below.builder;
  s.tile = below.tile;
  s.drawn = below.drawn;
  s.bound = below.bound;
  s.stage = below.stage;
}

/** Is this the last tile of the seat's turn? None by the builder follows, and none was interrupted. */
export const turnIsOver = (s: State): boolean => s.waiting.length === 0 && !(s.builder && s.at < s.size);
