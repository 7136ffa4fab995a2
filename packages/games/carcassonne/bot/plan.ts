// Plan: every way to lay the drawn tile and to decide the figure, each with what the position is worth afterwards.

import { isBeside } from '../rules/acting.ts';
import { boxOf } from '../rules/box.ts';
import type { Deed, FigureChoice } from '../rules/choices.ts';
import { needsBridge } from '../rules/core/bridge.ts';
import { closed } from '../rules/core/closing.ts';
import { featureOf, isClosed } from '../rules/core/features.ts';
import { segmentIn, slotIn } from '../rules/core/figures.ts';
import { newFound, nth } from '../rules/core/found.ts';
import { neighbours } from '../rules/core/grid.ts';
import { nodeOf } from '../rules/core/land.ts';
import { FOLLOWERS, MAYOR, SHEPHERD } from '../rules/core/sizes.ts';
import { MOST_SPOTS } from '../rules/core/spots.ts';
import { typeAt } from '../rules/core/tiles.ts';
import { figuresOn } from '../rules/figures.ts';
import { spotsFor } from '../rules/placing.ts';
import type { State } from '../rules/state.ts';
import { CLOISTER, FIELD, ROAD } from '../tiles/compile.ts';
import { copyTo } from './copy.ts';
import { doInMind, follow } from './deeds.ts';
import type { Mind } from './mind.ts';
import { ABBOT_HOME, abbotCanLeave, givesMore, layAt, NOBODY, reward, settle } from './move.ts';
import { forget, recallFrom, tryTile } from './recall.ts';
import { remaining } from './remaining.ts';
import { figureOn, standingOf, weigh } from './value.ts';
import { walkAwards } from './walk.ts';

export interface Plan {
  /** Where: cell * 4 + rotation. */
  readonly spot: number;
  readonly figure: number;
  /** What a set offers, done instead of a figure or before it, and what follows from that. */
  readonly offer?: FigureChoice;
  readonly then?: readonly Deed[];
  readonly value: number;
}

const spotList = newFound(MOST_SPOTS);
const figureList = newFound(64);
let laid: State | null = null;
let spare: State | null = null;
let after: State | null = null;
let opened: State | null = null;
const features = newFound(32);

type Visit = (spot: number, figure: number, value: number) => void;

/** Goes through all plans for the tile that is drawn; `message` is what the next message is worth. */
export function eachPlan(s: State, mind: Mind, message: number, visit: Visit): void {
  const many = spotsFor(s, boxOf(s.options), s.drawn, spotList);
  recallFrom();
  for (let i = 0; i < many; i++) {
    const spot = nth(spotList, i);
    laid = copyTo(laid, s);
    // A bridge changes more than the tile that is tried.
    if (needsBridge(spot)) forget();
    const gain = laidAt(laid, spot, mind, message);
    tryTile(laid.land, laid.tile);
    eachFigure(laid, spot, mind, message, gain === 0 ? visit : (at, figure, value) => visit(at, figure, value + gain));
  }
  forget();
}

/** Goes through all plans for the figure, with the tile on the land. */
export function eachFigure(s: State, spot: number, mind: Mind, message: number, visit: Visit): void {
  const { active, tile } = s;
  const many = figuresOn(s, boxOf(s.options), figureList);
  if (abbotCanLeave(s)) visit(spot, ABBOT_HOME, planWorth(s, ABBOT_HOME, mind, message));
  for (let i = 0; i < many; i++) {
    const figure = nth(figureList, i);
    if (!isPlain(s, figure)) visit(spot, figure, planWorth(s, figure, mind, message));
  }
  const value = planWorth(s, NOBODY, mind, message);
  visit(spot, NOBODY, value);
  // The position without a figure has just been weighed: most others differ from it by one figure on one feature.
  for (let i = 0; i < many && after; i++) {
    const figure = nth(figureList, i);
    if (!isPlain(s, figure)) continue;
    const slot = slotIn(figure);
    const segment = segmentIn(figure);
    const more = figureOn(after, active, slot, featureOf(after.land, nodeOf(after.land, tile, segment)), mind);
    visit(spot, figure, value + more + standing(after, slot, segment) + lured(s, figure));
  }
}

/** What sets expect more of a follower that stands on the tile just laid. */
function standing(s: State, slot: number, segment: number): number {
  if (slot >= FOLLOWERS) return 0;
  let sum = 0;
  for (const one of boxOf(s.options).standing) sum += one.stands(s, slot, segment, remaining.turns);
  return sum;
}

/** Something that a set offers, with what follows from it, or with the figure that is still to be decided after it. */
export function offerPlan(s: State, offer: FigureChoice, mind: Mind, message: number): Plan {
  if (isBeside(boxOf(s.options), offer)) return besidePlan(s, offer, mind, message);
  spare = copyTo(spare, s);
  doInMind(spare, offer);
  const then = follow(spare, mind);
  const gain = secondTile(s, mind) + settled(spare, NOBODY, mind, message);
  weigh(spare, mind);
  return { spot: 0, figure: NOBODY, offer, then, value: standingOf(spare, s.active) + gain };
}

/** Something that is done before the figure: the best figure comes after it. */
function besidePlan(s: State, offer: Deed, mind: Mind, message: number): Plan {
  opened = copyTo(opened, s);
  doInMind(opened, offer);
  let plan: Plan = { spot: 0, figure: NOBODY, offer, value: Number.NEGATIVE_INFINITY };
  eachFigure(opened, 0, mind, message, (spot, figure, value) => {
    if (value > plan.value) plan = { spot, figure, offer, value };
  });
  return plan;
}

/** Does the figure change no more than the one feature that it goes onto, which stays open? Shepherd and mayor count otherwise. */
const isPlain = (s: State, figure: number): boolean =>
  slotIn(figure) !== SHEPHERD && slotIn(figure) !== MAYOR && staysOpen(s, segmentIn(figure));

/** Is this segment of the tile not complete? */
function staysOpen({ land, tile }: State, segment: number): boolean {
  const type = typeAt(land, tile, segment);
  if (type <= ROAD) return !isClosed(land, featureOf(land, nodeOf(land, tile, segment)));
  return type === FIELD || type === CLOISTER || neighbours(land, tile) < 8;
}

function planWorth(s: State, figure: number, mind: Mind, message: number): number {
  let gain = secondTile(s, mind);
  if (figure === NOBODY && closed(s.land, s.tile, features) === 0 && !givesMore(s)) {
    // Nothing is put and nothing closes: there is nothing to play out.
    after = s;
  } else {
    spare = copyTo(spare, s);
    after = spare;
    gain += settled(after, figure, mind, message);
  }
  weigh(after, mind);
  return standingOf(after, s.active) + gain;
}

/** Lays the tile and walks the points that this brings by itself; what a message that comes of it is worth. */
export function laidAt(s: State, spot: number, mind: Mind, message: number): number {
  layAt(s, spot);
  return reward(s) ? walkAwards(s, message, mind) : 0;
}

/** Settles the tile and walks the points; what a message that comes of it is worth. */
export function settled(s: State, figure: number, mind: Mind, message: number): number {
  const lure = lured(s, figure);
  settle(s, figure);
  return walkAwards(s, message, mind) + lure;
}

/** What sets have in store for whoever puts this figure on the tile just laid. */
function lured(s: State, figure: number): number {
  const { luring } = boxOf(s.options);
  if (luring.length === 0 || figure < 0 || slotIn(figure) >= FOLLOWERS) return 0;
  let sum = 0;
  for (const one of luring) sum += one.lures(s, slotIn(figure), segmentIn(figure));
  return sum;
}

/** What it is worth that the builder has earned a second tile. */
export const secondTile = (s: State, mind: Mind): number => (s.builder && s.at < s.size ? mind.secondTile : 0);

/** The best at first sight, and how many plans there were. */
export const best = { spot: 0, figure: NOBODY, value: 0, plans: 0 };

export function findBest(s: State, mind: Mind, message: number): void {
  best.value = Number.NEGATIVE_INFINITY;
  best.plans = 0;
  eachPlan(s, mind, message, noteBest);
}

const noteBest: Visit = (spot, figure, value) => {
  best.plans++;
  if (value <= best.value) return;
  best.spot = spot;
  best.figure = figure;
  best.value = value;
};
