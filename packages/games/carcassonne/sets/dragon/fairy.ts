// The fairy: she stands beside a follower. Its seat gets a point whenever its turn begins, and three when the feature of the
// follower is scored, majority or not. She stays when the follower goes home, and is nobody's then.

import { plainAward } from '../../rules/awards.ts';
import type { Deed } from '../../rules/choices.ts';
import { lowest } from '../../rules/core/bits.ts';
import { featureOf, followersAt, openEdgesOf } from '../../rules/core/features.ts';
import { followersOut, standsOn } from '../../rules/core/figures.ts';
import { slotsOut } from '../../rules/core/followers.ts';
import { neighbours } from '../../rules/core/grid.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { type Land, segmentOf, tileOf } from '../../rules/core/land.ts';
import { kindAt, typeOf } from '../../rules/core/tiles.ts';
import { figureName } from '../../rules/figure-kinds.ts';
import { followerAt } from '../../rules/leaving.ts';
import type { TurnPass } from '../../rules/module.ts';
import type { Award, ScoringPass } from '../../rules/names.ts';
import type { MakeOffer, Offers } from '../../rules/offers.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import type { TokenView } from '../../rules/view.ts';
import { MONASTERY, PLACE, ROAD } from '../../tiles/compile.ts';
import { kinds } from '../../tiles/index.ts';

/** One more than her tile; one more than the seat and the slot of the follower, and where it stands. All 0 for none. */
const TILE = claim(4);
const SEAT = TILE + 1;
const SLOT = TILE + 2;
const NODE = TILE + 3;

const EACH_TURN = 1;
const SCORED = 3;
/**
 * What she is worth to bots for each turn to come, and for how many of them she will stay. Little: whoever moves her puts no
 * figure, and the next seat may take her away again.
 */
const HOPE = 0.3;
const STAYS = 2;
/** How likely she is still there when the feature of the follower is scored, by the edges that are open or the cells missing. */
const SOON = [0, 0.15, 0.1, 0.06, 0.03] as const;

/** The tile on which she stands, or -1. */
export const fairyTile = (land: Land): number => kept(land, TILE) - 1;

/** The node of the follower beside her, or 0. */
function besideHer(land: Land): number {
  const node = kept(land, NODE);
  return node > 0 && standsOn(land, kept(land, SEAT) - 1, kept(land, SLOT) - 1) === node ? node : 0;
}

/** On a place for several she is beside all of them, whoever of them leaves. */
const isAmongAcrobats = (land: Land): boolean => {
  const node = kept(land, NODE);
  return node > 0 && typeOf(land, node) === PLACE && kinds[kindAt(land, tileOf(land, node))]?.acrobats === true;
};

/** A follower that left is forgotten, so that another one in its place is not taken for it. */
export function forget({ land }: State): void {
  if (kept(land, NODE) === 0 || besideHer(land) > 0 || isAmongAcrobats(land)) return;
  for (const place of [SEAT, SLOT, NODE]) keep(land, place, 0);
}

/** Adds where she may go: to any own follower but the one that she is beside. */
export function offerFairy({ land, active }: State, onto: Offers): void {
  const hers = besideHer(land) > 0 && kept(land, SEAT) - 1 === active ? kept(land, SLOT) - 1 : -1;
  const bit = hers < 0 ? 0 : 1 << hers;
  for (let left = followersOut(land, active) & ~bit; left !== 0; left &= left - 1) {
    const slot = lowest(left);
    if (!isLikeEarlier(land, active, slot, hers)) onto.add(visit, slot);
  }
}

/** Acrobats of one seat that stand on each other are all the same. Is this one like an earlier one, who is not beside her? */
function isLikeEarlier(land: Land, seat: number, slot: number, hers: number): boolean {
  const node = standsOn(land, seat, slot);
  // Whoever shares a place has others on the same node; so most need not be compared.
  if (followersAt(land, node) < 2) return false;
  for (let other = 0; other < slot; other++) if (other !== hers && standsOn(land, seat, other) === node) return true;
  return false;
}

const visit: MakeOffer = ({ land, active }, slot) => ({
  do: 'fairy',
  seat: active,
  figure: figureName(slot),
  tile: tileOf(land, standsOn(land, active, slot)),
  segment: segmentOf(land, standsOn(land, active, slot)),
});

export function moveFairy(s: State, _table: Table, deed: Deed): readonly Award[] {
  const { land, active } = s;
  const slot = followerAt(s, active, deed);
  const node = standsOn(land, active, slot);
  keep(land, TILE, tileOf(land, node) + 1);
  keep(land, SEAT, active + 1);
  keep(land, SLOT, slot + 1);
  keep(land, NODE, node);
  return NOTHING;
}

const award = (seat: number, pass: ScoringPass, each: number, name: string): Award =>
  plainAward(seat, 'other', pass, [{ what: 'bonus', count: 1, each }], { name });

/** Round 1A: before the tile is drawn. */
export function fairyTurn({ land, active }: State, pass: TurnPass): readonly Award[] {
  if (isAmongAcrobats(land)) {
    const own = slotsOut(land, active).filter((slot) => standsOn(land, active, slot) === kept(land, NODE)).length;
    return own === 0 ? NOTHING : [award(active, pass, own * EACH_TURN, 'fairy.turn')];
  }
  if (besideHer(land) === 0 || kept(land, SEAT) - 1 !== active) return NOTHING;
  return [award(active, pass, EACH_TURN, 'fairy.turn')];
}

export function fairyPoints({ land }: State, feature: number, pass: '3' | 'final'): readonly Award[] {
  const node = besideHer(land);
  if (node === 0 || featureOf(land, node) !== feature) return NOTHING;
  const given = award(kept(land, SEAT) - 1, pass, SCORED, 'fairy.completed');
  return [{ ...given, tile: tileOf(land, node), segment: segmentOf(land, node) }];
}

export const fairyBonus = ({ land }: State, seat: number, slot: number): number =>
  besideHer(land) > 0 && kept(land, SEAT) - 1 === seat && kept(land, SLOT) - 1 === slot ? SCORED : 0;

export function welcomes({ land, at, size, seats }: State, worth: Float64Array, turns: number): void {
  const node = besideHer(land);
  if (node === 0) return;
  const seat = kept(land, SEAT) - 1;
  // At the end every feature is scored.
  const scored = Math.max(soon(land, featureOf(land, node)), 1 - (size - at) / seats);
  worth[seat] = (worth[seat] ?? 0) + HOPE * Math.min(turns, STAYS) + SCORED * scored;
}

function soon(land: Land, feature: number): number {
  const type = typeOf(land, feature);
  if (type <= ROAD) return SOON[openEdgesOf(land, feature)] ?? 0;
  return type === MONASTERY ? (SOON[8 - neighbours(land, tileOf(land, feature))] ?? 0) : 0;
}

export function fairyTokens({ land }: State): TokenView[] {
  const tile = fairyTile(land);
  const node = besideHer(land);
  return tile < 0 ? [] : [{ token: 'fairy', tile, segment: node > 0 ? segmentOf(land, node) : -1, count: 1 }];
}
