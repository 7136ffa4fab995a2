// A bot's answer: random now and then, by looking ahead, or by habit, as its level says.

import { type BotOf, pickOne } from '@tabella/kernel';
import type { CourierTypes } from '../rules/types.ts';
import { lookAhead } from './ahead.ts';
import { bestOf, choicesOf, worths } from './habit.ts';
import type { Level } from './level.ts';

export function newBot({ id, lapses, ahead }: Level): BotOf<CourierTypes> {
  return {
    id,
    decide(input, chance) {
      const { ask, view } = input;
      if (chance.int(100) < lapses) return pickOne(chance, choicesOf(ask));
      const habit = worths(ask, view, chance);
      return (ahead && lookAhead(ahead, input, habit, chance)) ?? bestOf(ask, habit);
    },
  };
}
