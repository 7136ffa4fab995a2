// What the board adds under the prompt's sentence: what a message would mean to me, how often to ask, and what one who is out
// may still see.

import type { ReactElement } from 'react';
import { isDecision } from '../../rules/choices.ts';
import { Shape } from '../card/shape.tsx';
import { readHabits } from '../habit-store.ts';
import { asksMe } from '../habits.ts';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';
import { HabitRows } from './habit.tsx';

export function PromptMore({ scene }: { readonly scene: BoardScene }): ReactElement | null {
  const { ask, view, me, over } = scene;
  if (over || me === null) return null;
  if (view.seats[me]?.alive === false) {
    return <p className="em-more-out">{say.staysHidden}</p>;
  }
  if (ask === null || ask.declared !== undefined) return null;
  if (isDecision(ask)) {
    return (
      <ul className="em-stakes">
        {say.stakesOf(view).map((stake) => (
          <li key={stake.colour}>
            <Shape of={stake.colour} />
            {say.stakeLine(stake)}
          </li>
        ))}
      </ul>
    );
  }
  if (!ask.reaction || !asksMe(ask, readHabits(), view)) return null;
  return <HabitRows key={ask.id} scene={scene} />;
}
