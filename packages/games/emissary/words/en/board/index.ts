// Every sentence of the board, in English. Another language is another object of this type.

import type { Face } from '../../../board/terms.ts';
import { quoted } from '../names.ts';
import { abilities, cards, colours, identities, missions, proves, reasons, stamps } from '../reference.ts';
import { moments } from './moments.ts';
import { sheets } from './sheets.ts';
import { stakeLine, stakesOf } from './stakes.ts';
import { table } from './table.ts';

export const say = {
  ...table,
  ...sheets,
  ...moments,
  cards,
  colours,
  identities,
  proves,
  reasons,
  stamps,
  abilities,
  missions,
  /** When an ability works, and what it does. */
  ability: (name: string): string => {
    const text = abilities[name];
    return text ? `${text.when}: ${text.what}.` : '';
  },
  stakesOf,
  stakeLine,
  theySay: 'say:',
  quoted,
  identitySecret: 'Identity · secret',
  cardName: ({ effect, colour, stamp }: Face): string => `${cards[effect].title}, ${colours[colour].name}, ${stamp}`,
  faceDownCard: 'a card face-down',
  list: (items: readonly string[]): string => new Intl.ListFormat('en').format(items),
};

export type BoardWords = typeof say;
