// Value: the chance of each seat to win, as a position looks; of a finished match what it brought.

import type { Result } from '@tabella/kernel';
import { cardsOf, type Look, weightInPlay } from '../rules/stage.ts';
import { FEATURES, featuresOf } from './features.ts';
import type { Mind } from './mind.ts';

/** Where everybody dies nobody wins: better than that another does. */
const NOBODY = 0.3;
/** The way to the end: the part that is done when all places are in play, and when somebody holds what ends the game. */
const PLACES = 0.5;
const HELD = 0.25;

/** As many turns as a match takes; haste grows with them, so that few matches are rushed and few drag on. */
const WHILE = 12;

/**
 * `haste` is what it is worth to everybody to come nearer to the end, in even shares of a win; at the end itself only to
 * those who win it.
 */
export function valuesOf(g: Look, mind: Mind, haste: number, result: Result | null): number[] {
  const { seats } = g.s;
  const whole = (haste * g.s.turn) / WHILE / seats;
  if (result === null) {
    const way = whole * progressOf(g);
    return chancesOf(g, mind).map((chance) => chance + way);
  }
  return sharesOf(result, seats).map((share) => share + whole * (share > 0 ? 1 : PLACES + HELD));
}

/** How far it is to the end: the Locations in play, and whether somebody has the one that ends the game. */
function progressOf(g: Look): number {
  const places = Math.min(1, weightInPlay(g) / Math.max(1, g.set.castle.need));
  for (let seat = 0; seat < g.s.seats; seat++) {
    if (cardsOf(g, seat).some((card) => card.endsGame)) return PLACES * places + HELD;
  }
  return PLACES * places;
}

function sharesOf({ winners }: Result, seats: number): number[] {
  if (winners.length === 0) return new Array<number>(seats).fill(NOBODY / seats);
  const out = new Array<number>(seats).fill(0);
  for (const seat of winners) out[seat] = 1 / winners.length;
  return out;
}

function chancesOf(g: Look, mind: Mind): number[] {
  const strengths = featuresOf(g).map((row) => {
    let sum = 0;
    for (let i = 0; i < FEATURES.length; i++) {
      const value = row[i] as number;
      if (value !== 0) sum += value * mind[FEATURES[i] as (typeof FEATURES)[number]];
    }
    return Math.exp(sum);
  });
  const total = strengths.reduce((sum, one) => sum + one, 0);
  return strengths.map((one) => one / total);
}
