// Deeds: what sets let a seat do is tried out in a copy, and the position weighed.

import { type AskOf, PASS, type Seat } from '@tabella/kernel';
import { perform } from '../rules/acting.ts';
import { boxOf } from '../rules/box.ts';
import { type Deed, type FigureChoice, isDeed, isPut } from '../rules/choices.ts';
import { addToTotal } from '../rules/core/purse.ts';
import { decideFigure } from '../rules/figures.ts';
import type { Award } from '../rules/names.ts';
import { SILENT } from '../rules/silent.ts';
import { clone, type State } from '../rules/state.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import type { Mind } from './mind.ts';
import { standingOf, weigh } from './value.ts';

/** The best answer to a question of a set. */
export const bestDeed = (s: State, { seat, from }: AskOf<CarcassonneTypes, 'act'>, mind: Mind): Deed | 'pass' =>
  bestOf(s, seat, from, mind);

function bestOf(s: State, seat: Seat, from: readonly (Deed | 'pass')[], mind: Mind): Deed | 'pass' {
  let answer: Deed | 'pass' = PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of from) {
    const value = deedWorth(s, seat, choice, mind);
    if (value <= most) continue;
    most = value;
    answer = choice;
  }
  return answer;
}

function deedWorth(s: State, seat: Seat, choice: Deed | 'pass', mind: Mind): number {
  const after = clone(s);
  const luck = choice === 'pass' ? null : weighed(s, choice);
  if (luck !== null) {
    weigh(s, mind);
    return standingOf(s, seat) + luck;
  }
  if (choice !== 'pass') {
    giveAll(after, perform(after, SILENT, boxOf(s.options), seat, choice));
    if (seat === s.active) follow(after, mind);
  }
  weigh(after, mind);
  return standingOf(after, seat);
}

/** What the set itself makes of a deed; null where it can be tried out. */
function weighed(s: State, deed: Deed): number | null {
  for (const one of boxOf(s.options).weighing) {
    const worth = one.weighs(s, deed);
    if (worth !== null) return worth;
  }
  return null;
}

/** What sets offer in the figure step: not a figure on the tile just laid, nor the abbot home. */
export const isOffered = (choice: FigureChoice): boolean =>
  isDeed(choice) || (isPut(choice) && choice.tile !== undefined);

/** Does it in the mind, with the scoring meeples; then what is known to follow. */
export function doInMind(s: State, choice: FigureChoice, then: readonly Deed[] = []): void {
  const box = boxOf(s.options);
  giveAll(s, decideFigure(s, SILENT, box, choice));
  for (const deed of then) giveAll(s, perform(s, SILENT, box, s.active, deed));
}

/** Answers as well as may be whatever the last deed of the active seat leads to; what was done. */
export function follow(s: State, mind: Mind): readonly Deed[] {
  const box = boxOf(s.options);
  const done: Deed[] = [];
  for (const one of box.leading) {
    for (let lead = one.leads(s, box); lead !== null; lead = one.leads(s, box)) {
      const choice = bestOf(s, s.active, lead.mayPass ? [PASS, ...lead.deeds] : lead.deeds, mind);
      if (choice === PASS) break;
      giveAll(s, perform(s, SILENT, box, s.active, choice));
      done.push(choice);
    }
  }
  return done;
}

function giveAll({ land }: State, awards: readonly Award[]): void {
  for (const { seat, points } of awards) addToTotal(land, seat, 'scorer', points);
}
