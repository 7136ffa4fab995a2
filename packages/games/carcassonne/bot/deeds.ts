// Deeds: what sets let a seat do is tried out in a copy, and the position weighed.

import type { AskOf, Seat } from '@tabella/kernel';
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
export function bestDeed(s: State, ask: AskOf<CarcassonneTypes, 'act'>, mind: Mind): Deed | 'pass' {
  let answer = ask.fallback as Deed | 'pass';
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of ask.from) {
    const value = deedWorth(s, ask.seat, choice, mind);
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
  if (choice !== 'pass') giveAll(after, perform(after, SILENT, boxOf(s.options), seat, choice));
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

/** Does it in the mind, with the scoring meeples. */
export function doInMind(s: State, choice: FigureChoice): void {
  giveAll(s, decideFigure(s, SILENT, boxOf(s.options), choice));
}

function giveAll({ land }: State, awards: readonly Award[]): void {
  for (const { seat, points } of awards) addToTotal(land, seat, 'scorer', points);
}
