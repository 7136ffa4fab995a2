// Value: what a position is worth to every seat, in points. Points that are safe, points to expect, and what figures are good
// for.

import { boxOf } from '../rules/box.ts';
import { eachCity } from '../rules/core/count.ts';
import { featureOf } from '../rules/core/features.ts';
import { hasPig, standsOn } from '../rules/core/figures.ts';
import { nextFollower, strengthIn } from '../rules/core/followers.ts';
import { type Land, NODE_NUMBERS } from '../rules/core/land.ts';
import { goodsHeld, meeplesLeft, totalAt } from '../rules/core/purse.ts';
import { ABBOT, BIG, BUILDER, FOLLOWERS, MAYOR, MOST_SEATS, PIG, SHEPHERD, SLOTS, WAGON } from '../rules/core/sizes.ts';
import { typeOf } from '../rules/core/tiles.ts';
import type { State } from '../rules/state.ts';
import { CITY, FIELD, PLACE, ROAD } from '../tiles/compile.ts';
import { joinsOf, type Weighed, weighJoins } from './joins.ts';
import { leadOf } from './lead.ts';
import type { Mind } from './mind.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { remaining } from './remaining.ts';
import { farmerOn, pigOnField, weighSupply } from './supply.ts';

/** Points of every seat, as the last call of `weigh` found them. */
const worth = new Float64Array(MOST_SEATS);

/** Features with followers, in the order in which they are met; by feature * MOST_SEATS + seat what stands there. */
const MOST_FEATURES = MOST_SEATS * SLOTS + 1;
const features = new Int32Array(MOST_FEATURES);
const strength = new Int8Array(MOST_FEATURES * MOST_SEATS);
const followers = new Int8Array(MOST_FEATURES * MOST_SEATS);
/** Points to expect for whoever has the majority there. */
const expected = new Float64Array(MOST_FEATURES);
const list: Weighed = { features, strength, points: expected };
const placeOf = new Int16Array(NODE_NUMBERS);
const marked = new Int32Array(NODE_NUMBERS);
let mark = 0;
let found = 0;

const look: Outlook = { chance: 0, points: 0, holes: 0 };
/** By seat: what one more meeple in supply is worth, and how many followers are likely to come home. */
const oneMore = new Float64Array(MOST_SEATS);
const homing = new Float64Array(MOST_SEATS);

/** Weighs the position into `worth`. The pile must have been looked at. */
export function weigh(s: State, mind: Mind): void {
  const { land } = s;
  const { early } = remaining;
  homing.fill(0);
  for (let seat = 0; seat < s.seats; seat++) weighHand(land, seat, mind, early);
  findFeatures(land);
  for (let i = 0; i < found; i++) weighFeature(s, i, mind);
  if (mind.joinCare > 0) weighJoins(s, list, found, mind, worth);
  if (s.options.fields === 'city') weighSupply(s, mind, worth);
  weighGoods(s, mind);
  for (const one of boxOf(s.options).expecting) one.expects(s, worth, remaining.turns);
}

/**
 * What it changes for the seat to have put this figure on a feature of the tile just laid, which stays open: beside the
 * position that was weighed last, without the figure.
 */
export function figureOn(s: State, seat: number, slot: number, feature: number, mind: Mind): number {
  const { land } = s;
  const { early } = remaining;
  if (slot === PIG)
    return leadsOn(feature, seat) ? pigPoints(s, seat, feature, mind) - early * mind.pig : -early * mind.pig;
  outlookOf(land, feature, remaining.turns, s.options, mind, look);
  if (slot === BUILDER) return early * (mind.building * Math.min(look.holes, 3) - mind.builder);
  const type = typeOf(land, feature);
  let points = type === FIELD ? farmerPoints(s, seat, slot, feature, mind) : safe(type, mind);
  if (mind.joinCare > 0 && marked[feature] !== mark)
    points += joinsWith(s, seat, strengthIn(land, slot, feature), feature, mind);
  const more = oneMore[seat] as number;
  if (slot >= BIG) return points + mind.home * look.chance * more - early * specialWorth(slot, mind);
  const left = meeplesLeft(land, seat) - 1;
  const back = comingHome(left, mind);
  return points - inSupply(left, mind) + mind.home * ((homing[seat] as number) * (back - more) + look.chance * back);
}

/** What may come of joining this feature, whose outlook was looked at, when the seat has a follower there. */
function joinsWith(s: State, seat: number, own: number, feature: number, mind: Mind): number {
  features[found] = feature;
  expected[found] = look.points;
  const at = found * MOST_SEATS;
  strength.fill(0, at, at + MOST_SEATS);
  strength[at + seat] = own;
  return joinsOf(s, list, found, seat, mind);
}

/** A follower in supply that is no meeple. */
const specialWorth = (slot: number, mind: Mind): number =>
  slot === BIG
    ? mind.big
    : slot === ABBOT
      ? mind.abbot
      : slot === MAYOR
        ? mind.mayor
        : slot === WAGON
          ? mind.wagon
          : mind.ringmaster;

/** Has the seat the majority, in the position that was weighed last? */
function leadsOn(feature: number, seat: number): boolean {
  if (marked[feature] !== mark) return false;
  const at = (placeOf[feature] as number) * MOST_SEATS;
  const own = strength[at + seat] as number;
  for (let other = 0; other < MOST_SEATS; other++) if ((strength[at + other] as number) > own) return false;
  return own > 0;
}

/** What a pig adds to a field. */
function pigPoints(s: State, seat: number, field: number, mind: Mind): number {
  const { points } = outlookOf(s.land, field, remaining.turns, s.options, mind, look);
  const cities = points / eachCity(s.options);
  return s.options.fields === 'city' ? cities + pigOnField(s, seat, field, mind) : cities;
}

/** What a farmer brings on a field whose outlook was looked at. */
function farmerPoints(s: State, seat: number, slot: number, field: number, mind: Mind): number {
  const points = hasPig(s.land, seat, field) ? look.points * pigFactor(s) : safe(FIELD, mind);
  return s.options.fields === 'city'
    ? points + farmerOn(s, seat, strengthIn(s.land, slot, field), field, mind)
    : points;
}

/** A pig adds a point to each city. */
const pigFactor = (s: State): number => (eachCity(s.options) + 1) / eachCity(s.options);

/** What the meeple with this number in supply is worth. */
const inSupply = (i: number, mind: Mind): number =>
  remaining.early * (mind.supply[i] as number) + remaining.long * (mind.long[i] ?? 0);

/** The same when it comes home later. */
const comingHome = (i: number, mind: Mind): number =>
  remaining.homing * (mind.supply[i] ?? 0) + remaining.long * (mind.long[i] ?? 0);

function weighHand(land: Land, seat: number, mind: Mind, early: number): void {
  const meeples = meeplesLeft(land, seat);
  let sum = totalAt(land, seat, 'scorer') + totalAt(land, seat, 'messenger');
  for (let i = 0; i < meeples; i++) sum += inSupply(i, mind);
  oneMore[seat] = comingHome(meeples, mind);
  for (let slot = BIG; slot < FOLLOWERS; slot++)
    if (standsOn(land, seat, slot) === 0) sum += early * specialWorth(slot, mind);
  if (standsOn(land, seat, BUILDER) === 0) sum += early * mind.builder;
  if (standsOn(land, seat, PIG) === 0) sum += early * mind.pig;
  if (standsOn(land, seat, SHEPHERD) === 0) sum += early * mind.shepherd;
  worth[seat] = sum;
}

function findFeatures(land: Land): void {
  mark++;
  found = 0;
  for (let seat = 0; seat < land.seats; seat++) {
    for (let slot = nextFollower(land, seat, -1); slot >= 0; slot = nextFollower(land, seat, slot)) {
      const feature = featureOf(land, standsOn(land, seat, slot));
      if (typeOf(land, feature) === PLACE) continue;
      if (marked[feature] !== mark) {
        marked[feature] = mark;
        placeOf[feature] = found;
        for (let i = found * MOST_SEATS; i < (found + 1) * MOST_SEATS; i++) {
          strength[i] = 0;
          followers[i] = 0;
        }
        features[found++] = feature;
      }
      const at = (placeOf[feature] as number) * MOST_SEATS + seat;
      strength[at] = (strength[at] as number) + strengthIn(land, slot, standsOn(land, seat, slot));
      followers[at] = (followers[at] as number) + 1;
    }
  }
}

function weighFeature(s: State, i: number, mind: Mind): void {
  const { land, seats } = s;
  const feature = features[i] as number;
  const at = i * MOST_SEATS;
  let most = 0;
  let leaders = 0;
  for (let seat = 0; seat < seats; seat++) {
    const own = strength[at + seat] as number;
    if (own > most) {
      most = own;
      leaders = 1;
    } else if (own === most && own > 0) leaders++;
  }
  outlookOf(land, feature, remaining.turns * leaders, s.options, mind, look);
  expected[i] = look.points;
  const type = typeOf(land, feature);
  const field = type === FIELD;
  for (let seat = 0; seat < seats; seat++) {
    const own = strength[at + seat] as number;
    if (own === 0) continue;
    let points =
      own === most
        ? leaders === 1
          ? safe(type, mind)
          : look.points * (field ? mind.sharedField : mind.shared)
        : own === most - 1
          ? (field ? mind.behindField : mind.behind) * look.points
          : 0;
    if (field && own === most && hasPig(land, seat, feature)) points *= pigFactor(s);
    const home = look.chance * (followers[at + seat] as number);
    homing[seat] = (homing[seat] as number) + home;
    worth[seat] = (worth[seat] as number) + points + mind.home * home * (oneMore[seat] as number);
  }
  if (!field) weighBuilders(land, feature, mind);
}

/** Points of somebody who is alone on a feature: others may still join. */
function safe(type: number, mind: Mind): number {
  if (type === FIELD) return look.points * (1 - mind.fieldRisk * (remaining.tiles / 72));
  const risk = type === CITY ? mind.risk : type === ROAD ? mind.roadRisk : mind.buildingRisk;
  return look.points * (1 - (risk * Math.min(look.holes, 3)) / 3);
}

/** A builder brings a second tile whenever its feature grows. */
function weighBuilders(land: Land, feature: number, mind: Mind): void {
  for (let seat = 0; seat < land.seats; seat++) {
    const builder = standsOn(land, seat, BUILDER);
    if (builder <= 0 || featureOf(land, builder) !== feature || look.holes === 0) continue;
    worth[seat] = (worth[seat] as number) + mind.building * remaining.early * Math.min(look.holes, 3);
  }
}

/** Ten points for the most of each kind: sure at the end, a lead before. */
function weighGoods(s: State, mind: Mind): void {
  if (!s.options.sets.includes('traders')) return;
  const late = 1 - remaining.tiles / s.size;
  for (let kind = 0; kind < 3; kind++) {
    let sum = 0;
    for (let seat = 0; seat < s.seats; seat++)
      sum += Math.exp(mind.goodsLead * (1 + 2 * late) * goodsHeld(s.land, seat, kind));
    for (let seat = 0; seat < s.seats; seat++) {
      const held = goodsHeld(s.land, seat, kind);
      worth[seat] = (worth[seat] as number) + (10 * Math.exp(mind.goodsLead * (1 + 2 * late) * held)) / sum;
    }
  }
}

/** Points of every seat, as the last call of `weigh` found them. */
export const standings = (s: State): number[] => Array.from(worth.subarray(0, s.seats));

/** What the position is worth to one seat against the others. */
export const standingOf = (s: State, seat: number): number => leadOf(worth, s.seats, seat);
