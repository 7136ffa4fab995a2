// Under a window's question: how often to ask about this card. It holds for the match.

import { type ReactElement, useState } from 'react';
import { readHabits, storeHabits } from '../habit-store.ts';
import { HABITS, type Habit, habitOf, habitual } from '../habits.ts';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';
import type { Effect } from '../terms.ts';

export function HabitRows({ scene }: { readonly scene: BoardScene }): ReactElement | null {
  const { ask, view } = scene;
  const [habits, setHabits] = useState(readHabits);
  const [changed, setChanged] = useState<Effect | null>(null);
  if (ask === null || habitual(ask, view).length === 0) return null;
  const aboutCard = ask.kind === 'counter';
  const of: readonly Habit[] = ask.kind === 'play' ? ['every', 'never'] : HABITS;
  const effects = habitual(ask, view);
  const told = (effect: Effect): string =>
    say.habitOf(say.cards[effect].title, say.habitNames(habitOf(habits, effect), aboutCard));
  const set = (effect: Effect, habit: Habit): void => {
    const next = { ...readHabits(), [effect]: habit };
    storeHabits(next);
    setHabits(next);
    setChanged(effect);
  };
  return (
    <details className="em-habit">
      <summary>{changed === null ? say.habitAsk(effects.map(told)) : say.habitKept(told(changed))}</summary>
      {effects.map((effect) => (
        <fieldset key={effect}>
          <legend>{say.cards[effect].title}</legend>
          {of.map((habit) => (
            <button
              key={habit}
              type="button"
              aria-pressed={habitOf(habits, effect) === habit}
              onClick={() => set(effect, habit)}
            >
              {say.habitNames(habit, aboutCard)}
            </button>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
