// The orchard: which fruit grows where, what hangs on the trees, and what every seat has kept. What a tree still bears is known
// to everybody; what comes off it next to nobody.

import { claim, keep, kept } from '../../rules/core/kept.ts';
import type { Land } from '../../rules/core/land.ts';
import { MOST_SEATS } from '../../rules/core/sizes.ts';

export const FRUITS: readonly string[] = ['apple', 'pear', 'plum', 'cherry', 'apricot', 'quince'];
const KINDS = FRUITS.length;

/** What is written on the four tokens of each kind. */
const VALUES: readonly number[] = [2, 3, 4, 5];

/** By kind: one more than the tile of its tree, 0 for none; a bit for each value that is off the tree. */
const TREES = claim(KINDS);
const PICKED = claim(KINDS);
/** By seat * KINDS + kind: tokens kept. */
const HELD = claim(MOST_SEATS * KINDS);

/** The kind by its name. */
export const fruitNamed = (name = ''): number => FRUITS.indexOf(name);

/** The tile on which a kind grows, or -1. */
export const treeOf = (land: Land, fruit: number): number => kept(land, TREES + fruit) - 1;

export function plantOn(land: Land, tile: number, fruit: number): void {
  keep(land, TREES + fruit, tile + 1);
}

/** What grows on a tile, or -1. */
export function fruitOn(land: Land, tile: number): number {
  for (let fruit = 0; fruit < KINDS; fruit++) if (treeOf(land, fruit) === tile) return fruit;
  return -1;
}

/** Values of the tokens that a kind still bears. */
export const bearing = (land: Land, fruit: number): number[] =>
  VALUES.filter((_, i) => (kept(land, PICKED + fruit) & (1 << i)) === 0);

/** How many they are. */
export function bears(land: Land, fruit: number): number {
  let left = VALUES.length;
  for (let picked = kept(land, PICKED + fruit); picked !== 0; picked &= picked - 1) left--;
  return left;
}

/** A token comes off its tree, to a seat. */
export function pick(land: Land, seat: number, fruit: number, value: number): void {
  keep(land, PICKED + fruit, kept(land, PICKED + fruit) | (1 << VALUES.indexOf(value)));
  addHeld(land, seat, fruit, 1);
}

/** Tokens of a kind that a seat keeps. */
export const heldBy = (land: Land, seat: number, fruit: number): number => kept(land, HELD + seat * KINDS + fruit);

export function addHeld(land: Land, seat: number, fruit: number, by: number): void {
  keep(land, HELD + seat * KINDS + fruit, heldBy(land, seat, fruit) + by);
}

/** What must hold: nobody keeps what is still on a tree, and every tree has a tile of its own. */
export function checkOrchard(land: Land): void {
  const tiles = FRUITS.map((_, fruit) => treeOf(land, fruit)).filter((tile) => tile >= 0);
  if (new Set(tiles).size !== tiles.length) throw new Error('two kinds of fruit grow on one tile');
  for (const [fruit, name] of FRUITS.entries()) {
    let held = 0;
    for (let seat = 0; seat < land.seats; seat++) held += heldBy(land, seat, fruit);
    if (held > VALUES.length - bears(land, fruit)) throw new Error(`more of ${name} is kept than was picked`);
  }
}
