// Positions of The Tower in a few words: floors, prisoners, monks in a row.

import type { Deed, FigureChoice } from '../rules/choices.ts';
import { capture } from '../rules/core/captives.ts';
import { put } from '../rules/core/figures.ts';
import { BIG, MEEPLE } from '../rules/core/sizes.ts';
import type { FigureKind } from '../rules/names.ts';
import type { State } from '../rules/state.ts';
import { addFloor } from '../sets/tower/towers.ts';
import { type Position, Scenario } from './scenario.ts';

export const PLAIN = { sets: ['tower'], messages: 'off' } as const;
/** The place on top of the tower of `tower-I`, which has one field. */
export const TOP = 1;

export const floorOn = (tile: number): Deed => ({ do: 'tower', tile });
export const taking = (seat: number, tile: number, segment = 0, figure: FigureKind = 'meeple'): Deed => ({
  do: 'capture',
  seat,
  figure,
  tile,
  segment,
});
export const ransom = (from: number, figure: FigureKind = 'meeple'): Deed => ({ do: 'ransom', seat: from, figure });

export const choices = (game: Scenario): readonly FigureChoice[] => game.ask().from as readonly FigureChoice[];
export const prisoners = (game: Scenario, seat: number): unknown[] =>
  (game.seat(seat).held ?? []).filter(({ seat: whose }) => whose !== undefined);

/** So many floors on the tower of a tile, put there by seat 1. */
export const floors = (s: State, tile: number, many: number): void => {
  for (let i = 0; i < many; i++) addFloor(s.land, 1, tile);
};

/** A figure of a seat in the hands of another. */
export const imprison = (s: State, seat: number, by: number, slot = 0): void => {
  put(s.land, seat, slot < BIG ? MEEPLE : slot, 0, 0);
  capture(s.land, seat, slot, by);
};

/** Fields all round a tower base at the start; seat 1 has monks one and two tiles to the east. */
export const monks = (more: Partial<Position> = {}): Scenario =>
  new Scenario({
    options: PLAIN,
    start: 'tower-I',
    tiles: [
      ['base-B', 1, 0],
      ['base-B', 2, 0],
    ],
    figures: [
      [1, 'meeple', 1, 0, 0],
      [1, 'meeple', 2, 0, 0],
    ],
    next: ['base-B', 'base-B', 'tower-J'],
    ...more,
  });
