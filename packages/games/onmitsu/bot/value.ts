// Value: the chance of a seat to win, as a position looks to it; of a finished match what it brought.

import type { Result, Seat } from '@tabella/kernel';
import { cardsOf, type Look, weightInPlay } from '../rules/stage.ts';
import { nearness } from './eyes.ts';
import { DANGERS, FEATURES, type Feature, featuresOf, lateness } from './features.ts';
import type { Mind } from './mind.ts';
import { netChance } from './net.ts';

/** Where everybody dies nobody wins: better than that another does. */
const NOBODY = 0.3;
/** What a point is worth where all ends are alike: less than any chance to win. */
const POINT = 0.001;
/** The way to the end: the part that is done when all places are in play, and when somebody holds what ends the game. */
const PLACES = 0.5;
const HELD = 0.25;

/** As many turns as a match takes; haste grows with them, so that few matches are rushed and few drag on. */
const WHILE = 12;

/** By what a seat judges a position. */
export interface Judgement {
  readonly seat: Seat;
  readonly mind: Mind;
  /** With two at the table it judges by the net instead, and trusts it. */
  readonly net: boolean;
  /**
   * What it is worth to everybody to come nearer to the end, in even shares of a win when a match takes long enough; at
   * the end itself only to those who win it.
   */
  readonly haste: number;
  /**
   * How much of what a position promises lasts until the end, now and when patience runs out: a match that goes on is worth
   * little more than an even share, so an end that is better than that is taken.
   */
  readonly faith: readonly [now: number, late: number];
  /** What a point more than the best of the others is worth at the end: nobody foresees the end quite as it comes. */
  readonly margin: number;
  /** How much less its own dangers count than those of the others: 1, and it does not fear them at all. */
  readonly courage: number;
}

export function prospectOf(g: Look, judgement: Judgement, result: Result | null): number {
  const { seat, haste, margin } = judgement;
  const { seats } = g.s;
  const whole = (haste * g.s.turn) / WHILE / seats;
  if (result === null) return lasting(g, judgement) + whole * progressOf(g);
  const share = shareOf(result, seat, seats);
  const ease = POINT * (result.scores?.[seat] ?? 0) + margin * aheadBy(result, seat);
  return share + ease + whole * (share > 0 ? 1 : PLACES + HELD);
}

/** By how many points it is ahead of the best of the others; of more than ten none count. */
function aheadBy({ scores = [] }: Result, seat: Seat): number {
  const rival = Math.max(0, ...scores.filter((_, of) => of !== seat));
  return Math.max(-10, Math.min(10, (scores[seat] ?? 0) - rival));
}

/** The chance to win when the match goes on. */
function lasting(g: Look, { seat, mind, net, courage, faith: [now, late] }: Judgement): number {
  if (net && g.s.seats === 2) return netChance(g, seat);
  const even = 1 / g.s.seats;
  const part = now + (late - now) * lateness(g);
  return even + part * (chanceOf(g, seat, mind, courage) - even);
}

/** How far it is to the end: the Locations in play, and whether somebody has the one that ends the game. */
function progressOf(g: Look): number {
  const places = Math.min(1, weightInPlay(g) / Math.max(1, g.set.castle.need));
  for (let seat = 0; seat < g.s.seats; seat++) {
    if (cardsOf(g, seat).some((card) => card.endsGame)) return PLACES * places + HELD;
  }
  return PLACES * places;
}

function shareOf({ winners }: Result, seat: Seat, seats: number): number {
  if (winners.length === 0) return NOBODY / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function chanceOf(g: Look, own: Seat, mind: Mind, courage: number): number {
  const { now, nearer, later } = minded(mind);
  const near = nearness(g, weightInPlay(g));
  const late = lateness(g);
  let [mine, total] = [0, 0];
  featuresOf(g, mind.left).forEach((row, seat) => {
    let sum = 0;
    for (let i = 0; i < row.length; i++) {
      const value = row[i] as number;
      if (value === 0) continue;
      const weight = (now[i] as number) + near * (nearer[i] as number) + late * (later[i] as number);
      sum += value * weight * (seat === own && DANGERS.has(FEATURES[i] as Feature) ? 1 - courage : 1);
    }
    const strength = Math.exp(sum);
    total += strength;
    if (seat === own) mine = strength;
  });
  return mine / total;
}

/** The weights of a mind, in the order of the features. */
interface Rows {
  readonly now: Float64Array;
  readonly nearer: Float64Array;
  readonly later: Float64Array;
}

const rows = new WeakMap<Mind, Rows>();

function minded(mind: Mind): Rows {
  const found = rows.get(mind);
  if (found !== undefined) return found;
  const row = (weights: Mind['weights'] = {}): Float64Array =>
    Float64Array.from(FEATURES, (name) => weights[name] ?? 0);
  const made = { now: row(mind.weights), nearer: row(mind.near), later: row(mind.late) };
  rows.set(mind, made);
  return made;
}
