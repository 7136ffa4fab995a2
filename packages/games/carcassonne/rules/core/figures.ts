// Figures: from supply to the land and back.

import {
  CITY,
  CLOISTER,
  FIELD,
  GARDEN,
  MONASTERY,
  NONE,
  PLACE,
  RIVER,
  ROAD,
  SEGMENTS,
  TYPE,
} from '../../tiles/compile.ts';
import { buildingOf } from '../../tiles/facts.ts';
import { lowest } from './bits.ts';
import { closedSince } from './closing.ts';
import { followersAt, top } from './features.ts';
import type { Found } from './found.ts';
import { neighbours } from './grid.ts';
import { type Land, nodeOf, segmentOf, tileOf } from './land.ts';
import { FIGURES, OUT, PURSE, SEATS, TILE_SHIFT, VARIANT } from './layout.ts';
import { add } from './memory.ts';
import { addMeeples, meeplesLeft } from './purse.ts';
import {
  ABBOT,
  BIG,
  BUILDER,
  FOLLOWERS,
  MAYOR,
  MEEPLE,
  MOST_SEGMENTS,
  PIG,
  RINGMASTER,
  SHEPHERD,
  SLOTS,
  WAGON,
} from './sizes.ts';
import { segmentsOn, variantAt } from './tiles.ts';

/** The node a figure stands on, 0 in supply, -1 not in this game, below that in the hands of another seat. */
export const standsOn = (land: Land, seat: number, slot: number): number =>
  land.mem[FIGURES + seat * SLOTS + slot] ?? 0;

/** A bit for each figure of the seat on the land, by its slot. */
const figuresOut = (land: Land, seat: number): number => (land.mem[SEATS + seat * PURSE + OUT] ?? 0) & 0xffff;

/** The same for followers alone. */
export const followersOut = (land: Land, seat: number): number => figuresOut(land, seat) & ((1 << FOLLOWERS) - 1);

/** A bit for each follower of the seat that is not on the land. */
export const followersAway = (land: Land, seat: number): number => ~figuresOut(land, seat) & ((1 << FOLLOWERS) - 1);

/** Notes that a figure comes onto the land or leaves it. */
function toggle({ mem }: Land, seat: number, slot: number): void {
  const at = SEATS + seat * PURSE + OUT;
  mem[at] = (mem[at] ?? 0) ^ (1 << slot);
}

/** A figure on the land. */
export interface Standing {
  readonly seat: number;
  readonly node: number;
}

/** Every seat's figure of this slot that stands on the land. */
export function everyone(land: Land, slot: number): Standing[] {
  const out: Standing[] = [];
  for (let seat = 0; seat < land.seats; seat++) {
    const node = standsOn(land, seat, slot);
    if (node > 0) out.push({ seat, node });
  }
  return out;
}

/** Gives a seat its meeples, and of the other figures those that take part. */
export function dealFigures(land: Land, seat: number, meeples: number, takesPart: (slot: number) => boolean): void {
  const figures = FIGURES + seat * SLOTS;
  addMeeples(land, seat, meeples);
  for (let slot = meeples; slot < BIG; slot++) land.mem[figures + slot] = -1;
  for (let slot = BIG; slot < SLOTS; slot++) land.mem[figures + slot] = takesPart(slot) ? 0 : -1;
}

/** A figure and the segment that it goes onto, in one number; what it is made of. */
export const figureAt = (slot: number, segment: number): number => slot * MOST_SEGMENTS + segment;
export const slotIn = (figure: number): number => figure >> 4;
export const segmentIn = (figure: number): number => figure & (MOST_SEGMENTS - 1);

/** Has the seat one of these left to place? `slot` is MEEPLE for any meeple. */
export function inSupply(land: Land, seat: number, slot: number): boolean {
  return slot < BIG ? meeplesLeft(land, seat) > 0 : standsOn(land, seat, slot) === 0;
}

/** Followers left to place. */
export function followersLeft(land: Land, seat: number): number {
  let count = 0;
  for (let left = followersAway(land, seat); left !== 0; left &= left - 1)
    if (standsOn(land, seat, lowest(left)) === 0) count++;
  return count;
}

/** The kinds of followers, in the order in which they are offered. */
const KNOWN: readonly number[] = [MEEPLE, BIG, RINGMASTER, MAYOR, WAGON, ABBOT];

/** Those of them that may stand where no feature is: a bit for each, as `freeFollowers` has it. */
export const UPRIGHT = 7;

/** The lowest of such bits as a slot. */
export const followerIn = (bits: number): number => KNOWN[lowest(bits)] ?? MEEPLE;

/** A mayor goes only into a city, a wagon into no field, a garden takes nobody but the abbot. */
function goesOnto(slot: number, type: number): boolean {
  if (type === RIVER || type === PLACE) return false;
  if (slot === MAYOR) return type === CITY;
  if (slot === WAGON) return type <= ROAD || type === MONASTERY;
  return slot === ABBOT ? type >= MONASTERY : type !== GARDEN;
}

/** By type: a bit for each kind of follower that may go there. */
const WELCOME = Uint8Array.from({ length: PLACE + 1 }, (_, type) =>
  KNOWN.reduce((bits, slot, i) => (goesOnto(slot, type) ? bits | (1 << i) : bits), 0),
);

/** A bit for each kind of follower that the seat has in supply. */
export function freeFollowers(land: Land, seat: number): number {
  const { mem } = land;
  const figures = FIGURES + seat * SLOTS;
  return (
    (meeplesLeft(land, seat) > 0 ? 1 : 0) |
    (mem[figures + BIG] === 0 ? 2 : 0) |
    (mem[figures + RINGMASTER] === 0 ? 4 : 0) |
    (mem[figures + MAYOR] === 0 ? 8 : 0) |
    (mem[figures + WAGON] === 0 ? 16 : 0) |
    (mem[figures + ABBOT] === 0 ? 32 : 0)
  );
}

/**
 * Writes the places of a tile where followers of these kinds may go if they come from elsewhere: free and not complete. As
 * `figureSpots` does, followers alone.
 */
export function freeSpots(land: Land, free: number, tile: number, farmers: boolean, out: Found): number {
  const { mem } = land;
  const variant = mem[VARIANT + (tile << TILE_SHIFT)] ?? 0;
  const segments = SEGMENTS[variant] ?? 0;
  let count = 0;
  for (let segment = 0; segment < segments; segment++) {
    const type = TYPE[variant * MOST_SEGMENTS + segment] ?? NONE;
    const welcome = free & (WELCOME[type] ?? 0);
    if (welcome === 0 || (type === FIELD && !farmers)) continue;
    const node = top(mem, nodeOf(land, tile, segment));
    if (mem[node + 3] !== 0 || (type <= ROAD && mem[node + 2] === 0)) continue;
    if (type >= MONASTERY && (sharesBuilding(land, tile, variant, segment) || isSurrounded(land, tile, type))) continue;
    for (let left = welcome; left !== 0; left &= left - 1) out[count++] = figureAt(followerIn(left), segment);
  }
  return count;
}

/** Is a monastery or garden complete? */
const isSurrounded = (land: Land, tile: number, type: number): boolean =>
  type !== CLOISTER && neighbours(land, tile) === 8;

/**
 * Writes all figures the seat may put on the tile, as `figureAt` packs them (MEEPLE for any meeple), and returns how many
 * there are. Followers go where nobody's follower is, a mayor only into a city, a wagon into no field; builder and pig where an own one is; a shepherd where no other is; nobody
 * where all is scored.
 */
export function figureSpots(land: Land, seat: number, tile: number, farmers: boolean, out: Found): number {
  const { mem } = land;
  const variant = mem[VARIANT + (tile << TILE_SHIFT)] ?? 0;
  const segments = SEGMENTS[variant] ?? 0;
  const figures = FIGURES + seat * SLOTS;
  const free = freeFollowers(land, seat);
  const builder = mem[figures + BUILDER] === 0;
  const pig = mem[figures + PIG] === 0;
  const shepherd = mem[figures + SHEPHERD] === 0;
  let count = 0;
  for (let segment = 0; segment < segments; segment++) {
    const type = TYPE[variant * MOST_SEGMENTS + segment] ?? NONE;
    if (type > MONASTERY ? type < GARDEN || type === PLACE : type === FIELD && !farmers && !shepherd) continue;
    if (type >= MONASTERY && sharesBuilding(land, tile, variant, segment)) continue;
    const node = top(mem, nodeOf(land, tile, segment));
    if (type === FIELD) {
      if (shepherd && !hasShepherd(land, node)) out[count++] = figureAt(SHEPHERD, segment);
      if (!farmers) continue;
    }
    if (type <= ROAD && closedSince(land, tile, node)) continue;
    if (mem[node + 3] === 0) {
      for (let left = free & (WELCOME[type] ?? 0); left !== 0; left &= left - 1)
        out[count++] = figureAt(followerIn(left), segment);
    } else if ((builder || pig) && hasFollower(land, seat, node)) {
      if (type === FIELD) {
        if (pig) out[count++] = figureAt(PIG, segment);
      } else if (type <= ROAD && builder && (mem[node + 2] ?? 0) > 0) {
        out[count++] = figureAt(BUILDER, segment);
      }
    }
  }
  return count;
}

/** In a special monastery one follower stands or lies: is somebody there in the other way? */
function sharesBuilding(land: Land, tile: number, variant: number, segment: number): boolean {
  const last = (SEGMENTS[variant] ?? 0) - 1;
  if (TYPE[variant * MOST_SEGMENTS + last] !== CLOISTER) return false;
  const other = segment === last ? buildingOf(variant) : last;
  return followersAt(land, nodeOf(land, tile, other)) !== 0;
}

/** Has the seat a follower on the feature with this top? */
function hasFollower(land: Land, seat: number, feature: number): boolean {
  const { mem } = land;
  const figures = FIGURES + seat * SLOTS;
  for (let left = followersOut(land, seat); left !== 0; left &= left - 1)
    if (top(mem, mem[figures + lowest(left)] ?? 0) === feature) return true;
  return false;
}

/** Is anybody's shepherd on the field with this top? */
function hasShepherd(land: Land, field: number): boolean {
  for (let seat = 0; seat < land.seats; seat++) {
    const node = standsOn(land, seat, SHEPHERD);
    if (node > 0 && top(land.mem, node) === field) return true;
  }
  return false;
}

/** Is the seat's pig on the field with this top? */
export function hasPig(land: Land, seat: number, field: number): boolean {
  const pig = standsOn(land, seat, PIG);
  return pig > 0 && top(land.mem, pig) === field;
}

/** Puts a figure on a segment; `slot` is MEEPLE for any meeple. */
export function put(land: Land, seat: number, slot: number, tile: number, segment: number): void {
  const { mem } = land;
  const figures = FIGURES + seat * SLOTS;
  let at = slot;
  if (slot < BIG) {
    at = 0;
    while (mem[figures + at] !== 0) at++;
    addMeeples(land, seat, -1);
  }
  const node = nodeOf(land, tile, segment);
  mem[figures + at] = node;
  toggle(land, seat, at);
  if (at >= FOLLOWERS) return;
  add(mem, top(mem, node) + 3, 1);
  if (buildingOf(variantAt(land, tile)) === segment) land.monks++;
}

/** Takes one figure back into supply. */
export function takeBack(land: Land, seat: number, slot: number): void {
  const { mem } = land;
  const node = standsOn(land, seat, slot);
  mem[FIGURES + seat * SLOTS + slot] = 0;
  toggle(land, seat, slot);
  if (slot < BIG) addMeeples(land, seat, 1);
  if (slot >= FOLLOWERS) return;
  add(mem, top(mem, node) + 3, -1);
  if (buildingOf(variantAt(land, tileOf(land, node))) === segmentOf(land, node)) land.monks--;
}

/** Builder and pig go home when no own follower is left beside them; returns those that did, and from where. */
export function sendHelpersHome(land: Land, seat: number): { readonly slot: number; readonly tile: number }[] {
  const gone: { readonly slot: number; readonly tile: number }[] = [];
  for (let slot = BUILDER; slot <= PIG; slot++) {
    const node = standsOn(land, seat, slot);
    if (node <= 0 || hasFollower(land, seat, top(land.mem, node))) continue;
    takeBack(land, seat, slot);
    gone.push({ slot, tile: tileOf(land, node) });
  }
  return gone;
}

/** Everybody's figures on the feature with this top go home. */
export function clearFeature(land: Land, feature: number): void {
  for (let seat = 0; seat < land.seats; seat++) {
    for (let left = figuresOut(land, seat); left !== 0; left &= left - 1) {
      const slot = lowest(left);
      if (top(land.mem, standsOn(land, seat, slot)) === feature) takeBack(land, seat, slot);
    }
  }
}

/** Does the tile lengthen the road or city on which the seat's builder stands? */
export function extendsBuilder(land: Land, seat: number, tile: number): boolean {
  const { mem } = land;
  const builder = standsOn(land, seat, BUILDER);
  if (builder <= 0) return false;
  const feature = top(mem, builder);
  const segments = segmentsOn(land, tile);
  for (let segment = 0; segment < segments; segment++) {
    if (top(mem, nodeOf(land, tile, segment)) === feature) return true;
  }
  return false;
}
