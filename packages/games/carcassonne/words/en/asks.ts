// What a seat is asked.

import type { AskOf } from '@tabella/kernel';
import type { MessageId } from '../../rules/names.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { forWhat } from './award.ts';
import { points, tileText } from './names.ts';

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

export function prompt(ask: AskOf<CarcassonneTypes>, view: View): string {
  switch (ask.kind) {
    case 'place': {
      const why = {
        turn: 'Lay your tile',
        builder: 'Your builder: lay a second tile',
        message: 'The message: lay another tile',
      };
      const turn = view.turns.at(-1)?.kind ?? 'turn';
      return `${why[turn]}${view.drawn ? `: ${tileText(view.drawn)}` : ''}.`;
    }
    case 'figure':
      return 'Who goes onto the tile?';
    case 'move': {
      const { award } = ask.about;
      if (award.points < 0) return `Which figure pays ${points(-award.points)} for ${forWhat(award)}?`;
      return `${points(award.points)} for ${forWhat(award)}. Which figure moves?`;
    }
    case 'message':
      return `A message: ${MESSAGE_TITLES[ask.about.message].toLowerCase()}. Do it, or take two points?`;
  }
}
