// The habits of this match, kept for this visit.

import { readVisit, storeVisit } from '@tabella/ui/stored';
import { HABITS, type Habit, type Habits } from './habits.ts';
import { EFFECTS, type Effect } from './terms.ts';

const keyHere = (): string => `emissary habits ${location.pathname}`;

/** Those of this match. */
export function readHabits(): Habits {
  const habits: Partial<Record<Effect, Habit>> = {};
  for (const line of (readVisit(keyHere()) ?? '').split(' ')) {
    const [effect, habit] = line.split(':');
    const known = EFFECTS.find((one) => one === effect);
    const kept = HABITS.find((one) => one === habit);
    if (known && kept) habits[known] = kept;
  }
  return habits;
}

export function storeHabits(habits: Habits): void {
  const lines = Object.entries(habits).map(([effect, habit]) => `${effect}:${habit}`);
  storeVisit(keyHere(), lines.join(' '));
}
