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
import { FIELD, PLACE } from '../tiles/compile.ts';
import type { Mind } from './mind.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { remaining } from './remaining.ts';
import { farmerOn, pigOnField, weighSupply } from './supply.ts';

/** Points of every seat, as the last call of `weigh` found them. */
const worth = new Float64Array(MOST_SEATS);

/** Features with followers, in the order in which they are met; by feature * MOST_SEATS + seat what stands there. */
const MOST_FEATURES = MOST_SEATS * SLOTS;
const features = new Int32Array(MOST_FEATURES);
const strength = new Int8Array(MOST_FEATURES * MOST_SEATS);
const followers = new Int8Array(MOST_FEATURES * MOST_SEATS);
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
  const points = typeOf(land, feature) === FIELD ? farmerPoints(s, seat, slot, feature, mind) : safe(mind);
  const more = oneMore[seat] as number;
  if (slot >= BIG) return points + mind.home * look.chance * more - early * specialWorth(slot, mind);
  const spent = early * (mind.supply[meeplesLeft(land, seat) - 1] as number);
  return points - spent + mind.home * ((homing[seat] as number) * (spent - more) + look.chance * spent);
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
  const points = hasPig(s.land, seat, field) ? look.points * pigFactor(s) : safe(mind);
  return s.options.fields === 'city'
    ? points + farmerOn(s, seat, strengthIn(s.land, slot, field), field, mind)
    : points;
}

/** A pig adds a point to each city. */
const pigFactor = (s: State): number => (eachCity(s.options) + 1) / eachCity(s.options);

function weighHand(land: Land, seat: number, mind: Mind, early: number): void {
  const meeples = meeplesLeft(land, seat);
  let sum = totalAt(land, seat, 'scorer') + totalAt(land, seat, 'messenger');
  for (let i = 0; i < meeples; i++) sum += early * (mind.supply[i] as number);
  oneMore[seat] = early * (mind.supply[meeples] ?? 0);
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
  const field = typeOf(land, feature) === FIELD;
  for (let seat = 0; seat < seats; seat++) {
    const own = strength[at + seat] as number;
    if (own === 0) continue;
    let points =
      own === most ? (leaders === 1 ? safe(mind) : look.points) : own === most - 1 ? mind.behind * look.points : 0;
    if (field && own === most && hasPig(land, seat, feature)) points *= pigFactor(s);
    const home = look.chance * (followers[at + seat] as number);
    homing[seat] = (homing[seat] as number) + home;
    worth[seat] = (worth[seat] as number) + points + mind.home * home * (oneMore[seat] as number);
  }
  if (!field) weighBuilders(land, feature, mind);
}

/** Points of somebody who is alone on a feature: others may still join. */
const safe = (mind: Mind): number => look.points * (1 - (mind.risk * Math.min(look.holes, 3)) / 3);

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

/** By how much a seat with these points of all seats is ahead: of the others on average, and of the best of them. */
export function leadOf(points: ArrayLike<number>, seats: number, seat: number): number {
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const value = points[other] as number;
    sum += value;
    if (value > best) best = value;
  }
  return (points[seat] as number) - (sum / (seats - 1) + best) / 2;
}
