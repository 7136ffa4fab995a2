// Why a card or an Action cannot do anything now, in at most four words.

import type { Why } from '../../../rules/view.ts';

export function whyText(why: Why, nameOf: (card: string) => string): string {
  switch (why.why) {
    case 'timing':
      return 'Not at this moment';
    case 'no-answer':
      return 'Answers something else';
    case 'not-aimed-at-you':
      return 'Not aimed at you';
    case 'cost':
      return why.keyword === null ? `Costs ${why.count} more` : `Needs another ${why.keyword}`;
    case 'location':
      return `Needs ${nameOf(why.id)}`;
    case 'locations':
      return `${why.have} of ${why.need} Locations`;
    case 'not-contested':
      return 'Nothing is contested';
    case 'no-sealed':
      return { self: 'You have none sealed', target: 'Target has none sealed', all: 'Too few sealed' }[why.whose];
    case 'no-cracked':
      return { self: 'You cracked no scroll', target: 'Target cracked no scroll', all: 'No cracked scroll' }[why.whose];
    case 'has-scroll':
      return 'You have a scroll';
    case 'hand':
      return { self: 'No other cards', target: "Target's hand is empty", all: 'Hands are empty' }[why.whose];
    case 'pile-empty':
      return 'Scroll Pile is empty';
    case 'discard-empty':
      return 'No discards yet';
    case 'cancelled':
      return `${why.keyword} is cancelled`;
  }
}
