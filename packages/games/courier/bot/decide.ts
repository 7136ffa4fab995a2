// A bot's answer: random now and then, by looking ahead, or by habit, as its level says.

import { type Bot, sampleAnswer } from '@tabella/kernel';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { lookAhead } from './ahead.ts';
import { bestOf, worths } from './habit.ts';
import type { Level } from './level.ts';

export function newBot({ id, lapses, ahead }: Level): Bot<State> {
  return {
    id,
    decide(input, chance) {
      const { ask } = input;
      if (chance.int(100) < lapses) return sampleAnswer(ask, chance);
      const habit = worths(ask, input.view as View, chance);
      return (ahead && lookAhead(ahead, input, habit, chance)) ?? bestOf(ask, habit);
    },
  };
}
