// Move: a tile laid and the figure decided, played in the mind as the rules play it: what closes is scored, figures go home.

import { boxOf } from '../rules/box.ts';
import { worth as worthOf } from '../rules/core/count.ts';
import { put, segmentIn, slotIn, standsOn, takeBack } from '../rules/core/figures.ts';
import { neighbours } from '../rules/core/grid.ts';
import { tileOf } from '../rules/core/land.ts';
import { addToTotal } from '../rules/core/purse.ts';
import { ABBOT, MOST_SEATS } from '../rules/core/sizes.ts';
import { type Finish, finishTile, sendHome, sendOthersHome } from '../rules/finish.ts';
import { layDrawn } from '../rules/placing.ts';
import { SILENT } from '../rules/silent.ts';
import type { State } from '../rules/state.ts';

/** Figures by number, as `figureAt` packs them, or one of these. */
export const NOBODY = -1;
export const ABBOT_HOME = -2;

/** By seat: what the last `settle` gave, award by award. */
export const MOST_AWARDS = 8;
export const awarded = new Int16Array(MOST_SEATS * MOST_AWARDS);
export const awards = new Int8Array(MOST_SEATS);

/** Lays the drawn tile on a spot. */
export function layAt(s: State, spot: number): void {
  layDrawn(s, boxOf(s.options), spot);
}

/** Scores what laying the tile brings by itself, before the figure. False when that is nothing. */
export function reward(s: State): boolean {
  const giving = boxOf(s.options).at['1C'];
  if (giving.length === 0) return false;
  awards.fill(0);
  for (const one of giving) for (const { seat, points } of one.awards(s, '1C')) give(s, seat, points);
  return (awards[s.active] as number) > 0;
}

/** Decides the figure and scores what the tile completes, with the scoring meeples. */
export function settle(s: State, figure: number): void {
  const { land, active } = s;
  awards.fill(0);
  if (figure >= 0) put(land, active, slotIn(figure), s.tile, segmentIn(figure));
  else if (figure === ABBOT_HOME) {
    const node = standsOn(land, active, ABBOT);
    give(s, active, 1 + neighbours(land, tileOf(land, node)));
    takeBack(land, active, ABBOT);
  }
  const box = boxOf(s.options);
  const complete = finishTile(s, SILENT, box, onto);
  for (const one of box.at['3']) for (const award of one.awards(s, '3')) give(s, award.seat, award.points);
  if (complete) sendHome(s, SILENT, box);
  sendOthersHome(s, SILENT, box);
  for (const one of box.foreseeing) for (const { seat, points } of one.foresees(s)) give(s, seat, points);
}

/** Do sets give points in pass 3 by themselves, as things are? */
export function givesMore(s: State): boolean {
  for (const one of boxOf(s.options).at['3']) if (one.awards(s, '3').length > 0) return true;
  return false;
}

const onto: Finish = {
  earned: (s, { seat, points }) => give(s, seat, points),
  owned: (s, seat, count) => give(s, seat, worthOf(count, true, s.options)),
};

function give(s: State, seat: number, points: number): void {
  addToTotal(s.land, seat, 'scorer', points);
  const n = awards[seat] as number;
  if (n < MOST_AWARDS) {
    awarded[seat * MOST_AWARDS + n] = points;
    awards[seat] = n + 1;
  }
}

/** May the seat's abbot be taken home? */
export function abbotCanLeave(s: State): boolean {
  const node = standsOn(s.land, s.active, ABBOT);
  return node > 0 && neighbours(s.land, tileOf(s.land, node)) < 8;
}
