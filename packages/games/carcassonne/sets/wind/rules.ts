// The Wind Roses: whoever lays a quarter of a rose on its side of the whole rose that was laid last is awarded at once, before
// the figure. The sides turn with the tile of the whole rose; what lies in line with it is on two sides.

import { plainAward } from '../../rules/awards.ts';
import type { Land } from '../../rules/core/land.ts';
import { kindAt, rotationAt, tileX, tileY } from '../../rules/core/tiles.ts';
import type { Module } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { kinds } from '../../tiles/index.ts';
import type { WindRose } from '../../tiles/schema.ts';
import { wind as tiles } from './tiles.ts';

const POINTS = 3;
/** By kind. */
const ROSES: readonly (WindRose | null)[] = kinds.map(({ windRose }) => windRose ?? null);
/** The side of each quarter: to the east or west (1, -1), to the south or north (1, -1). */
const SIDES = { NE: [1, -1], SE: [1, 1], SW: [-1, 1], NW: [-1, -1] } as const;

export const wind: Module = {
  id: 'wind',
  plays: ({ sets }) => sets.includes('wind'),
  tiles,
  start: 'wind-1',
  passes: ['1C'],
  awards,
};

function awards(s: State): readonly Award[] {
  const { land, tile } = s;
  const quarter = ROSES[kindAt(land, tile)] ?? null;
  if (quarter === null || quarter === 'full') return NOTHING;
  const rose = lastRose(land);
  if (rose < 0 || !liesOn(quarter, land, rose, tile)) return NOTHING;
  return [plainAward(s.active, 'other', '1C', [{ what: 'bonus', count: 1, each: POINTS }], { name: 'wind-rose' })];
}

/** The whole rose that was laid last, or -1: beside the River the first one is drawn like any tile. */
function lastRose(land: Land): number {
  let tile = land.laid - 1;
  while (tile >= 0 && ROSES[kindAt(land, tile)] !== 'full') tile--;
  return tile;
}

function liesOn(quarter: Exclude<WindRose, 'full'>, land: Land, rose: number, tile: number): boolean {
  let [east, south] = [tileX(land, tile) - tileX(land, rose), tileY(land, tile) - tileY(land, rose)];
  for (let turns = rotationAt(land, rose); turns > 0; turns--) [east, south] = [south, -east];
  const [x, y] = SIDES[quarter];
  return east * x >= 0 && south * y >= 0;
}
