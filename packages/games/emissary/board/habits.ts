// Habits: of which windows this person wants to hear, card by card. What they do not want to hear of passes in silence, at its
// own time, so that nobody can tell it from thinking.

import { type OpenAskOf, PASS, type Seat } from '@tabella/kernel';
import type { EmissaryTypes } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { EFFECTS, type Effect } from './terms.ts';

/** Every time; when it concerns this person; never. */
export const HABITS = ['every', 'aimed', 'never'] as const;
export type Habit = (typeof HABITS)[number];
export type Habits = Readonly<Partial<Record<Effect, Habit>>>;

type Ask = Pick<OpenAskOf<EmissaryTypes>, 'kind' | 'from' | 'seat' | 'reaction'>;

export const habitOf = (habits: Habits, effect: Effect): Habit =>
  habits[effect] ?? (effect === 'counteract' ? 'aimed' : 'every');

/** Whether a question should be put; what is no window always is. */
export function asksMe(ask: Ask, habits: Habits, view: View): boolean {
  const uses = ask.from.filter((choice) => choice !== PASS);
  if (!isOthers(ask, view) || uses.length === 0) return true;
  return uses.some((choice) => {
    if (typeof choice !== 'object' || !('as' in choice)) return true;
    const habit = habitOf(habits, choice.as);
    return habit === 'every' || (habit === 'aimed' && concerns(ask.seat, view));
  });
}

/** The cards that a window is about, for which habits can be set; none where the turn or the message is mine to decide. */
export function habitual(ask: Ask, view: View): readonly Effect[] {
  if (!isOthers(ask, view)) return [];
  const as = ask.from.flatMap((choice) => (typeof choice === 'object' && 'as' in choice ? [choice.as] : []));
  return EFFECTS.filter((effect) => as.includes(effect));
}

/** A window in which I may answer what others do. */
const isOthers = (ask: Ask, view: View): boolean =>
  ask.reaction === true &&
  !(ask.kind === 'play' && ask.seat === view.active) &&
  !ask.from.some((choice) => choice === 'accept' || choice === 'decline');

/** Whether what is going on is aimed at a seat, or is its own. */
function concerns(seat: Seat, { stack, letter }: View): boolean {
  const top = stack.at(-1);
  if (top === undefined) return letter?.at === seat || letter?.from === seat;
  return top.to === seat || top.message?.at === seat || stack.some((one) => one.by === seat);
}
