// The Fruit-Bearing Trees: whoever puts a follower on the tile just laid, beside a tree, may harvest from it or sell what they
// have kept. A token is worth something at once, and again when different ones are sold together.

import { askToAct, perform } from '../../rules/acting.ts';
import { plainAward } from '../../rules/awards.ts';
import { drawToken } from '../../rules/bags.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { standsOn } from '../../rules/core/figures.ts';
import { nextFollower } from '../../rules/core/followers.ts';
import { newFound, nth } from '../../rules/core/found.ts';
import { tilesRound } from '../../rules/core/grid.ts';
import { type Land, tileOf } from '../../rules/core/land.ts';
import { tileX, tileY } from '../../rules/core/tiles.ts';
import type { Module, Played } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import {
  addHeld,
  bearing,
  bears,
  checkOrchard,
  FRUITS,
  fruitNamed,
  fruitOn,
  heldBy,
  pick,
  plantOn,
  treeOf,
} from './orchard.ts';
import { SALES } from './sales.ts';
import { fruit as tiles } from './tiles.ts';
import { expects, isTree, lures, weighs } from './weights.ts';

const near = newFound(9);

export const fruit: Module = {
  id: 'fruit',
  plays: ({ sets }) => sets.includes('fruit'),
  tiles,
  steps: { laid: plant, acted: gather },
  only: { laid: ({ fruitTree }) => fruitTree === true },
  deeds: {
    plant: (s, _table, { tile = -1, what }) => {
      plantOn(s.land, tile, fruitNamed(what));
      return NOTHING;
    },
    harvest: (s, table, { tile = -1 }) => harvest(s, table, fruitOn(s.land, tile)),
    trade: (s, _table, { what = '' }) => sell(s, what.split(' ').map(fruitNamed)),
  },
  final: ({ land, seats }) =>
    Array.from({ length: seats }, (_, seat) => ({ seat, count: allHeld(land, seat) }))
      .filter(({ count }) => count > 0)
      .map(({ seat, count }) =>
        plainAward(seat, 'other', 'final', [{ what: 'bonus', count, each: 1 }], { name: 'fruit' }),
      ),
  bags: Object.fromEntries(FRUITS.map((name, i) => [`${name}.value`, (land: Land) => bearing(land, i)])),
  expects,
  weighs,
  lures,
  tokens: ({ land }) =>
    FRUITS.flatMap((name, i) =>
      treeOf(land, i) < 0 ? [] : [{ token: `${name}.tree`, tile: treeOf(land, i), segment: -1, count: bears(land, i) }],
    ),
  held: ({ land }, seat) =>
    FRUITS.flatMap((what, i) => (heldBy(land, seat, i) === 0 ? [] : [{ what, count: heldBy(land, seat, i) }])),
  check: ({ land }) => {
    checkOrchard(land);
    for (let i = 0; i < FRUITS.length; i++) {
      const tile = treeOf(land, i);
      if (tile >= 0 && !isTree(land, tile)) throw new Error(`fruit grows on tile ${tile}, which has no tree`);
    }
  },
};

const allHeld = (land: Land, seat: number): number => FRUITS.reduce((sum, _, i) => sum + heldBy(land, seat, i), 0);

/** Whoever lays a tree chooses what grows on it; the last kind needs no choice. */
function plant(s: State, table: Table, box: Box): Played {
  const { land, tile, active } = s;
  const deeds = FRUITS.filter((_, i) => treeOf(land, i) < 0).map((what): Deed => ({ do: 'plant', tile, what }));
  const [only] = deeds;
  if (only && deeds.length === 1) return perform(s, table, box, active, only);
  return askToAct(s, table, box, { seat: active, step: 'plant', deeds, mayPass: false });
}

/** One action, however many trees are near. */
function gather(s: State, table: Table, box: Box): Played {
  const { land, active, tile } = s;
  if (!isNearTree(land, tile) || !hasFollower(land, active, tile)) return NOTHING;
  const many = tilesRound(land, tile, near);
  const trees: number[] = [];
  for (let i = 0; i < many; i++) if (isTree(land, nth(near, i)) && mayPick(s, nth(near, i))) trees.push(nth(near, i));
  if (trees.length === 0) return NOTHING;
  const harvests = trees
    .filter((tree) => bears(land, fruitOn(land, tree)) > 0)
    .map((tree): Deed => ({ do: 'harvest', tile: tree }));
  const deeds = [...harvests, ...sales(land, active)];
  return askToAct(s, table, box, { seat: active, step: 'fruit', deeds, mayPass: true });
}

/** Does anything grow on the tile or beside it? */
function isNearTree(land: Land, tile: number): boolean {
  for (let i = 0; i < FRUITS.length; i++) {
    const tree = treeOf(land, i);
    if (tree < 0) continue;
    const dx = tileX(land, tree) - tileX(land, tile);
    const dy = tileY(land, tree) - tileY(land, tile);
    if (dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1) return true;
  }
  return false;
}

/** By the first wording a tree bears nothing on the turn in which it is laid. */
const mayPick = ({ options, tile }: State, tree: number): boolean => options.fruit !== 'next' || tree !== tile;

/** Only who is put on the tile just laid can stand there. */
function hasFollower(land: Land, seat: number, tile: number): boolean {
  for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot))
    if (tileOf(land, standsOn(land, seat, slot)) === tile) return true;
  return false;
}

/** All ways to sell one to four tokens of different kinds. */
function sales(land: Land, seat: number): Deed[] {
  const kinds = FRUITS.filter((_, i) => heldBy(land, seat, i) > 0);
  let lots: string[][] = [[]];
  for (const kind of kinds) lots = [...lots, ...lots.map((lot) => [...lot, kind])];
  return lots
    .filter((lot) => lot.length > 0 && lot.length < SALES.length)
    .toSorted((a, b) => b.length - a.length)
    .map((lot): Deed => ({ do: 'trade', what: lot.join(' ') }));
}

const award = (seat: number, points: number, name: string): Award =>
  plainAward(seat, 'other', '2', [{ what: 'bonus', count: points, each: 1 }], { name });

function harvest(s: State, table: Table, i: number): readonly Award[] {
  const value = drawToken(table, s.active, bearing(s.land, i), () => `${FRUITS[i]}.value`);
  pick(s.land, s.active, i, value);
  return [award(s.active, value, 'harvest')];
}

/** They leave the game. */
function sell(s: State, lot: readonly number[]): readonly Award[] {
  for (const i of lot) addHeld(s.land, s.active, i, -1);
  return [award(s.active, SALES[lot.length] ?? 0, 'sale')];
}
