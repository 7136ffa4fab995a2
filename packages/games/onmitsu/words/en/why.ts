// Why a card or an Action would do nothing now, in a few words: for boards and readers.

import type { Why } from '../../rules/view.ts';
import { card } from './names.ts';

export function why(reason: Why): string {
  switch (reason.why) {
    case 'timing':
      return 'not at this time';
    case 'no-answer':
      return 'answers something else';
    case 'not-aimed-at-you':
      return 'not aimed at you';
    case 'cost':
      return reason.count === 1 ? `needs another ${reason.keyword ?? 'card'}` : `needs ${reason.count} other cards`;
    case 'location':
      return `needs the ${card(reason.id)}`;
    case 'locations':
      return `${reason.have} of ${reason.need} Locations`;
    case 'not-contested':
      return 'nothing is contested';
    case 'no-sealed':
      return reason.whose === 'self' ? 'you have none sealed' : 'no sealed scroll';
    case 'no-cracked':
      return 'no cracked scroll';
    case 'has-scroll':
      return 'you have a scroll';
    case 'hand':
      return reason.whose === 'target' ? 'their hand is empty' : 'too few cards';
    case 'pile-empty':
      return 'no scroll lies open';
    case 'discard-empty':
      return 'no discards';
    case 'cancelled':
      return `${reason.keyword} has no effect`;
  }
}
