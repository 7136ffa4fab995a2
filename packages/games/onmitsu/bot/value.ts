// Value: the chance of a seat to win, as a position looks to it; of a finished match what it brought.

import type { Result, Seat } from '@tabella/kernel';
import { cardsOf, type Look, weightInPlay } from '../rules/stage.ts';
import { DANGERS, FEATURES, type Feature, featuresOf } from './features.ts';
import type { Mind } from './mind.ts';

/** Where everybody dies nobody wins: better than that another does. */
const NOBODY = 0.3;
/** The way to the end: the part that is done when all places are in play, and when somebody holds what ends the game. */
const PLACES = 0.5;
const HELD = 0.25;

/** As many turns as a match takes; haste grows with them, so that few matches are rushed and few drag on. */
const WHILE = 12;

/** By what a seat judges a position. */
export interface Judgement {
  readonly seat: Seat;
  readonly mind: Mind;
  /**
   * What it is worth to everybody to come nearer to the end, in even shares of a win when a match takes long enough; at
   * the end itself only to those who win it.
   */
  readonly haste: number;
  /** How much less its own dangers count than those of the others: 1, and it does not fear them at all. */
  readonly courage: number;
}

export function prospectOf(g: Look, { seat, mind, haste, courage }: Judgement, result: Result | null): number {
  const { seats } = g.s;
  const whole = (haste * g.s.turn) / WHILE / seats;
  if (result === null) return chanceOf(g, seat, mind, courage) + whole * progressOf(g);
  const share = shareOf(result, seat, seats);
  return share + whole * (share > 0 ? 1 : PLACES + HELD);
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
  const strengths = featuresOf(g, mind.left).map((row, seat) => {
    let sum = 0;
    for (let i = 0; i < FEATURES.length; i++) {
      const value = row[i] as number;
      if (value === 0) continue;
      const name = FEATURES[i] as Feature;
      sum += value * (mind.weights[name] ?? 0) * (seat === own && DANGERS.has(name) ? 1 - courage : 1);
    }
    return Math.exp(sum);
  });
  const total = strengths.reduce((sum, one) => sum + one, 0);
  return (strengths[own] as number) / total;
}
