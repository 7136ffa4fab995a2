// Acrobats: up to three meeples stand on each other on a place of their own. Three of them may be scored by anybody.

import { plainAward } from '../../rules/awards.ts';
import { followersAt } from '../../rules/core/features.ts';
import { inSupply, standsOn } from '../../rules/core/figures.ts';
import { slotsOut } from '../../rules/core/followers.ts';
import { newFound, nth } from '../../rules/core/found.ts';
import { tilesRound } from '../../rules/core/grid.ts';
import { type Land, nodeOf, segmentOf, tileOf } from '../../rules/core/land.ts';
import { BIG, MEEPLE } from '../../rules/core/sizes.ts';
import { kindAt, typeOf } from '../../rules/core/tiles.ts';
import { leave } from '../../rules/leaving.ts';
import type { Award, Item } from '../../rules/names.ts';
import type { MakeOffer, Offers } from '../../rules/offers.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { PLACE } from '../../tiles/compile.ts';
import { kinds } from '../../tiles/index.ts';

export const EACH_ACROBAT = 5;
const MOST = 3;

const near = newFound(9);

/** By kind: the place for acrobats, or -1. */
const PLACES = Int8Array.from(kinds, ({ acrobats, features }) =>
  acrobats ? features.findIndex(({ type }) => type === 'place') : -1,
);

/** The place for acrobats on a tile, or -1. */
function placeOn(land: Land, tile: number): number {
  const segment = PLACES[kindAt(land, tile)] ?? -1;
  return segment < 0 ? -1 : nodeOf(land, tile, segment);
}

/** Does an acrobat stand here? Others have places too. */
export const isAcrobat = (land: Land, node: number): boolean =>
  typeOf(land, node) === PLACE && placeOn(land, tileOf(land, node)) === node;

/** The tiles on which three stand, in their order. Only meeples do. */
function fullTowers(land: Land): readonly number[] {
  let tiles: number[] | null = null;
  for (let seat = 0; seat < land.seats; seat++) {
    for (let slot = 0; slot < BIG; slot++) {
      const node = standsOn(land, seat, slot);
      if (node <= 0 || followersAt(land, node) !== MOST || !isAcrobat(land, node)) continue;
      tiles ??= [];
      if (!tiles.includes(tileOf(land, node))) tiles.push(tileOf(land, node));
    }
  }
  return tiles?.sort((a, b) => a - b) ?? NOTHING;
}

/** Three may be scored wherever they stand; a meeple may climb on the tile just laid and those around. */
export function offers(s: State, onto: Offers): void {
  const { land, active } = s;
  const full = fullTowers(land);
  if (full.length > 0) for (const tile of full) onto.add(scoring, tile);
  if (!inSupply(land, active, MEEPLE)) return;
  const many = tilesRound(land, s.tile, near);
  for (let i = 0; i < many; i++) {
    const tile = nth(near, i);
    const node = placeOn(land, tile);
    if (node >= 0 && followersAt(land, node) < MOST) onto.put(MEEPLE, tile, segmentOf(land, node));
  }
}

const scoring: MakeOffer = (_s, tile) => ({ do: 'acrobats', tile });

/** May a meeple that goes anywhere climb here? */
export function admits({ land }: State, slot: number, tile: number, segment: number): boolean {
  const node = placeOn(land, tile);
  return slot === MEEPLE && node === nodeOf(land, tile, segment) && followersAt(land, node) < MOST;
}

/** Slots of the acrobats that a seat has on a place. */
const acrobatsOf = (land: Land, seat: number, node: number): number[] =>
  slotsOut(land, seat).filter((slot) => standsOn(land, seat, slot) === node);

/** The lines of what the acrobats of a seat on a place are worth. */
export function placed({ land }: State, seat: number, node: number): readonly Item[] {
  if (placeOn(land, tileOf(land, node)) !== node) return [];
  return [{ what: 'acrobats', count: acrobatsOf(land, seat, node).length, each: EACH_ACROBAT }];
}

/** Five for each acrobat to its seat, the active one first. */
function awardsAt(s: State, node: number, pass: '2' | 'final'): Award[] {
  return Array.from({ length: s.seats }, (_, k) => (s.active + k) % s.seats)
    .map((seat) => plainAward(seat, 'other', pass, placed(s, seat, node), { name: 'acrobats' }))
    .filter(({ points }) => points > 0)
    .map((award) => ({ ...award, tile: tileOf(s.land, node), segment: segmentOf(s.land, node) }));
}

/** All acrobats of a tile are scored and go home. */
export function scoreAcrobats(s: State, table: Table, tile: number): readonly Award[] {
  const node = placeOn(s.land, tile);
  const awards = awardsAt(s, node, '2');
  for (let seat = 0; seat < s.seats; seat++)
    for (const slot of acrobatsOf(s.land, seat, node)) leave(s, table, seat, slot);
  return awards;
}

/** At the end every acrobat counts, however many stand there. */
export function lastAcrobats(s: State): Award[] {
  const nodes = new Set<number>();
  for (let seat = 0; seat < s.seats; seat++) {
    for (const slot of slotsOut(s.land, seat)) {
      const node = standsOn(s.land, seat, slot);
      if (isAcrobat(s.land, node)) nodes.add(node);
    }
  }
  return [...nodes].sort((a, b) => a - b).flatMap((node) => awardsAt(s, node, 'final'));
}
