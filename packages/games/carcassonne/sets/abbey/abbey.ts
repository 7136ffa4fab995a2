// The abbey: a tile that every seat has in hand. It fills a hole with a tile on all four sides, where it ends what leads into it,
// and is laid instead of drawing one, or in turn after the last tile.

import { type Flow, PASS, type Seat } from '@tabella/kernel';
import { chosen, put, question } from '../../rules/asking.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { newFound, nth } from '../../rules/core/found.ts';
import { cellX, cellY } from '../../rules/core/grid.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import type { Land } from '../../rules/core/land.ts';
import { MOST_SEATS } from '../../rules/core/sizes.ts';
import { fits, MOST_SPOTS, spots } from '../../rules/core/spots.ts';
import { readyFor } from '../../rules/draw.ts';
import type { Instead } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { place } from '../../rules/placing.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { variantOf } from '../../tiles/compile.ts';
import { kindNumber } from '../../tiles/index.ts';

const KIND = kindNumber('abbey-A');
const ABBEY = variantOf(KIND, false);

/** By seat: 1 when its abbey lies. */
const LAID = claim(MOST_SEATS);
const found = newFound(MOST_SPOTS);

/** Has the seat its abbey still in hand? */
export const hasAbbey = (land: Land, seat: Seat): boolean => kept(land, LAID + seat) === 0;

export const inHands = ({ land, seats }: State): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => (hasAbbey(land, seat) ? [ABBEY] : []));

/** One for every hole. */
function ways({ land }: State): readonly Deed[] {
  const many = spots(land, KIND, found);
  return Array.from({ length: many }, (_, i) => {
    const cell = nth(found, i) >> 2;
    return { do: 'abbey', x: cellX(land.shift, cell), y: cellY(land.shift, cell) };
  });
}

/** Nothing is told of it here: the tile is told of when its figure is decided. */
function* play(s: State, table: Table, box: Box): Flow<boolean> {
  // Message 4 without a pile: whoever chose it has chosen the abbey.
  const mayDraw = s.turn !== 'message' || s.at < s.size || readyFor(s, box, s.active) >= 0;
  const [first, ...more] = ways(s);
  if (first === undefined) return false;
  const from: readonly ('pass' | Deed)[] = mayDraw ? [PASS, first, ...more] : [first, ...more];
  const ask = question(s.active, 'act', from, mayDraw ? PASS : first, { step: 'abbey' });
  const choice = chosen(ask, yield put(ask));
  if (choice === 'pass') return false;
  layAbbey(s, table, choice, box);
  return true;
}

export const instead: Instead = {
  may: ({ land, active }) => hasAbbey(land, active) && fits(land, KIND),
  ways,
  play,
};

export function layAbbey(s: State, table: Table, { x = 0, y = 0 }: Deed, box: Box): readonly Award[] {
  keep(s.land, LAID + s.active, 1);
  s.drawn = ABBEY;
  place(s, table, box, { x, y, rotation: 0 });
  return NOTHING;
}

export function checkAbbeys({ land, seats }: State): void {
  for (let seat = 0; seat < seats; seat++)
    if (kept(land, LAID + seat) > 1) throw new Error(`seat ${seat} has laid more than one abbey`);
}
