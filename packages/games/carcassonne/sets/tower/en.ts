// The Tower in English.

import { plural } from '@tabella/ui/english';
import type { FigureKind } from '../../rules/names.ts';
import { FIGURES } from '../../words/en/names.ts';
import type { SetWords } from '../words.ts';

const mine = (figure: FigureKind | undefined): string => `your ${FIGURES[figure ?? 'meeple']}`;

export const tower: SetWords = {
  help: 'THE TOWER. Instead of placing a figure you may put one of your floors on a tower base or on a tower that nobody stands on. Then you may capture one follower on its tile, or in a straight line from it no more tiles away than it has floors, whatever lies between. Your own follower comes home; that of another is your prisoner. If two hold figures of each other, they exchange one for one at once. Once in your turn you may buy back one of your figures for 3 points to the player who holds it, before you draw or before you place a figure, and use it in the same turn. Instead of placing a figure on the new tile you may also put a follower on a tower with at least one floor: it closes the tower and stays there to the end of the game without points, unless it is captured.',
  awards: { 'ransom.payment': () => 'a ransom', 'ransom.income': () => 'a ransom' },
  asks: {
    ransom: 'Buy back a figure for 3 points before you draw?',
    capture: 'The tower reaches these figures. Capture one?',
    exchange: 'Prisoners are exchanged. Which of your figures comes back?',
  },
  deeds: {
    tower: {
      name: 'Tower floor',
      choice: ({ where, deed, view }) => {
        const now = view.tokens?.find(({ token, tile }) => token === 'tower' && tile === deed.tile)?.count ?? 0;
        return `floor ${now + 1} on ${where}`;
      },
      told: ['puts a floor on a tower', 'put a floor on a tower'],
    },
    capture: {
      name: 'Capture',
      choice: ({ whom, deed, view }) => (deed.seat === view.active ? `take ${whom} home` : `capture ${whom}`),
      told: ['takes', 'take'],
      tellsWhom: true,
    },
    exchange: {
      name: 'Exchange',
      choice: ({ deed }) => `${mine(deed.figure)} comes back`,
      told: ['exchanges prisoners', 'exchange prisoners'],
    },
    ransom: {
      name: 'Buy back',
      choice: ({ who, deed }) => `buy back ${mine(deed.figure)} from ${who}: 3 points`,
      told: ['buys back a figure', 'buy back a figure'],
    },
  },
  tokens: {
    tower: (count) => `a tower of ${plural(count, 'floor')}`,
    floor: (count) => `${plural(count, 'floor')} left`,
  },
};
