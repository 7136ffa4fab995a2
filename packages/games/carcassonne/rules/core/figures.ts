// Figures: from supply to the land and back.

import { BUILDING, FIELD, GARDEN, MONASTERY, ROAD, SEGMENTS, TYPE } from '../../tiles/compile.ts';
import { closedSince } from './closing.ts';
import {
  ABBOT,
  BIG,
  BUILDER,
  FIGURES,
  type Land,
  MEEPLES,
  nodeOf,
  PIG,
  PURSE,
  SEATS,
  SLOTS,
  segmentOf,
  tileOf,
  top,
  VARIANT,
} from './land.ts';

/** Kinds of figures by number; meeples fill the slots below BIG. */
export const MEEPLE = 0;

/** Has the seat one of these left to place? `slot` is MEEPLE for any meeple. */
export function inSupply(land: Land, seat: number, slot: number): boolean {
  return slot < BIG
    ? (land.mem[SEATS + seat * PURSE + MEEPLES] as number) > 0
    : land.mem[FIGURES + seat * SLOTS + slot] === 0;
}

/** Meeples, big meeple and abbot left to place. */
export function followersLeft(land: Land, seat: number): number {
  let left = 0;
  for (let slot = 0; slot < BUILDER; slot++) if (land.mem[FIGURES + seat * SLOTS + slot] === 0) left++;
  return left;
}

export const typeOf = (land: Land, node: number): number =>
  TYPE[(land.mem[VARIANT + tileOf(node)] as number) * 8 + segmentOf(node)] as number;

/**
 * Writes all figures the seat may put on the tile, as slot * 8 + segment (MEEPLE for any meeple), and returns how many
 * there are. Followers go where nobody's follower is; builder and pig where an own one is; nobody where all is scored.
 */
export function figureSpots(land: Land, seat: number, tile: number, farmers: boolean, out: Int32Array): number {
  const { mem } = land;
  const variant = mem[VARIANT + tile] as number;
  const segments = SEGMENTS[variant] as number;
  const figures = FIGURES + seat * SLOTS;
  const meeple = (mem[SEATS + seat * PURSE + MEEPLES] as number) > 0;
  const big = mem[figures + BIG] === 0;
  const abbot = mem[figures + ABBOT] === 0;
  const helpers = mem[figures + BUILDER] === 0 || mem[figures + PIG] === 0;
  let count = 0;
  for (let segment = 0; segment < segments; segment++) {
    const type = TYPE[variant * 8 + segment] as number;
    if (type > MONASTERY ? type !== GARDEN : type === FIELD && !farmers) continue;
    const node = top(mem, nodeOf(tile, segment));
    if (type <= ROAD && closedSince(land, tile, node)) continue;
    if (mem[node + 3] === 0) {
      if (type !== GARDEN) {
        if (meeple) out[count++] = segment;
        if (big) out[count++] = BIG * 8 + segment;
      }
      if (abbot && type >= MONASTERY) out[count++] = ABBOT * 8 + segment;
    } else if (helpers && hasFollower(land, seat, node)) {
      if (type === FIELD) {
        if (mem[figures + PIG] === 0) out[count++] = PIG * 8 + segment;
      } else if (type <= ROAD && mem[figures + BUILDER] === 0 && (mem[node + 2] as number) > 0) {
        out[count++] = BUILDER * 8 + segment;
      }
    }
  }
  return count;
}

/** Has the seat a follower on the feature with this top? */
export function hasFollower(land: Land, seat: number, feature: number): boolean {
  const { mem } = land;
  const figures = FIGURES + seat * SLOTS;
  for (let slot = 0; slot < BUILDER; slot++) {
    const node = mem[figures + slot] as number;
    if (node > 0 && top(mem, node) === feature) return true;
  }
  return false;
}

/** Is the seat's pig on the field with this top? */
export function hasPig(land: Land, seat: number, field: number): boolean {
  const pig = land.mem[FIGURES + seat * SLOTS + PIG] as number;
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
    const purse = SEATS + seat * PURSE + MEEPLES;
    mem[purse] = (mem[purse] as number) - 1;
  }
  const node = nodeOf(tile, segment);
  mem[figures + at] = node;
  if (at >= BUILDER) return;
  const feature = top(mem, node);
  mem[feature + 3] = (mem[feature + 3] as number) + 1;
  if (BUILDING[mem[VARIANT + tile] as number] === segment) land.monks++;
}

/** Takes one figure back into supply. */
export function takeBack(land: Land, seat: number, slot: number): void {
  const { mem } = land;
  const node = mem[FIGURES + seat * SLOTS + slot] as number;
  mem[FIGURES + seat * SLOTS + slot] = 0;
  if (slot < BIG) {
    const purse = SEATS + seat * PURSE + MEEPLES;
    mem[purse] = (mem[purse] as number) + 1;
  }
  if (slot >= BUILDER) return;
  const feature = top(mem, node);
  mem[feature + 3] = (mem[feature + 3] as number) - 1;
  if (BUILDING[mem[VARIANT + tileOf(node)] as number] === segmentOf(node)) land.monks--;
}

/** Builder and pig go home when no own follower is left beside them; returns those that did, and from where. */
export function sendHelpersHome(land: Land, seat: number): { readonly slot: number; readonly tile: number }[] {
  const gone: { readonly slot: number; readonly tile: number }[] = [];
  for (let slot = BUILDER; slot <= PIG; slot++) {
    const node = land.mem[FIGURES + seat * SLOTS + slot] as number;
    if (node <= 0 || hasFollower(land, seat, top(land.mem, node))) continue;
    takeBack(land, seat, slot);
    gone.push({ slot, tile: tileOf(node) });
  }
  return gone;
}

/** Everybody's figures on the feature with this top go home. */
export function clearFeature(land: Land, feature: number): void {
  const { mem, seats } = land;
  const end = FIGURES + seats * SLOTS;
  for (let at = FIGURES; at < end; at++) {
    const node = mem[at] as number;
    if (node <= 0 || top(mem, node) !== feature) continue;
    const seat = Math.floor((at - FIGURES) / SLOTS);
    takeBack(land, seat, at - FIGURES - seat * SLOTS);
  }
}

/** Does the tile lengthen the road or city on which the seat's builder stands? */
export function extendsBuilder(land: Land, seat: number, tile: number): boolean {
  const { mem } = land;
  const builder = mem[FIGURES + seat * SLOTS + BUILDER] as number;
  if (builder <= 0) return false;
  const feature = top(mem, builder);
  const variant = mem[VARIANT + tile] as number;
  for (let segment = 0; segment < (SEGMENTS[variant] as number); segment++) {
    if (top(mem, nodeOf(tile, segment)) === feature) return true;
  }
  return false;
}
