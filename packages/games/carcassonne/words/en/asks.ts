// What a seat is asked.

import type { AskOf } from '@tabella/kernel';
import type { MessageId } from '../../rules/names.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { forWhat } from './award.ts';
import { stepText } from './deeds.ts';
import { points } from './names.ts';

export const MESSAGE_TITLES: Readonly<Record<MessageId, string>> = {
  1: 'Your smallest road',
  2: 'Your smallest city',
  3: 'Your smallest monastery',
  4: 'Another tile',
  5: 'Two points for each pennant',
  6: 'Two points for each knight',
  7: 'Two points for each farmer',
  8: 'Score a meeple and take it home',
};

const PLACING = {
  turn: 'Place your tile.',
  builder: 'Your builder: place a second tile.',
  message: 'The message: place another tile.',
} as const;

export function prompt(ask: AskOf<CarcassonneTypes>, view: View): string {
  switch (ask.kind) {
    case 'place':
      return PLACING[view.turns.at(-1)?.kind ?? 'turn'];
    case 'figure':
      return 'Place a meeple?';
    case 'act':
      return stepText(ask.about.step);
    case 'move': {
      const { award } = ask.about;
      if (award.points < 0) return `Which figure pays ${points(-award.points)} for ${forWhat(award)}?`;
      return `${points(award.points)} for ${forWhat(award)}. Move which figure?`;
    }
    case 'message':
      return `Message: ${MESSAGE_TITLES[ask.about.message].toLowerCase()}. Do it, or take 2 points?`;
  }
}
