// Bridges, Castles & Bazaars in English.

import { plural } from '@tabella/ui/english';
import { tileName, withArticle } from '../../words/en/tiles.ts';
import type { SetWords } from '../words.ts';

const AXES = { NS: 'north to south', EW: 'west to east' } as const;

const tile = (kind = ''): string => withArticle(tileName(kind));

export const bridges: SetWords = {
  help: 'BRIDGES, CASTLES AND BAZAARS. With your tile you may build one of your bridges, over it or over a tile beside it: a road from one field edge to the opposite one, with nothing or a road at both ends. So a tile may fit where it would not; the fields below stay joined. When a city of just two small parts with one knight is complete, its owner may make it a castle instead of scoring it. The knight is its lord. Six tiles belong to a castle: its two, and the two on each long side. The next feature completed on one of them, in a later turn, gives its points to the lord too, who then comes home. A castle is worth 1 point more to a field than a city. A bazaar brings an auction at the end of the turn: as many tiles as players are turned up. One after the other chooses a tile and bids; everybody without a tile may bid more, once. Whoever chose it then buys it for the highest bid, or sells it for that. You begin your next turn with the tile that you got. What you pay comes off your points.',
  awards: {
    castle: () => 'a castle',
    'bazaar.payment': () => 'a tile of the bazaar',
    'bazaar.income': () => 'a tile of the bazaar',
  },
  asks: {
    castle: 'Do you make this city a castle?',
    fief: 'Which points does your castle take?',
    auction: 'Which tile is sold next?',
    open: 'Your own bid for this tile?',
    bid: 'Do you bid more?',
    sale: 'Do you buy the tile, or sell it?',
    ready: 'Another tile: a new one, or the one that lies ready for you?',
  },
  deeds: {
    bridge: {
      name: 'Bridge',
      choice: ({ where, deed }) => `A bridge over ${where}, ${AXES[deed.axis ?? 'NS']}`,
      told: ['builds a bridge', 'build a bridge'],
    },
    castle: {
      name: 'Castle',
      choice: () => 'Make it a castle',
      told: ['makes a city a castle', 'make a city a castle'],
    },
    fief: {
      name: 'Points',
      choice: ({ deed }) => `Take ${plural(deed.points ?? 0, 'point')}`,
      told: ['is paid by the fief', 'are paid by the fief'],
    },
    auction: {
      name: 'Sell',
      choice: ({ deed }) => tile(deed.kind),
      told: ({ kind }) => [`puts up ${tile(kind)}`, `put up ${tile(kind)}`],
    },
    bid: {
      name: 'Bid',
      choice: ({ deed }) => (deed.points === 0 ? 'Bid nothing' : `Bid ${deed.points}`),
      told: ({ points = 0 }) => [`bids ${points}`, `bid ${points}`],
    },
    buy: {
      name: 'Buy',
      choice: ({ deed }) => `Buy it for ${plural(deed.points ?? 0, 'point')}`,
      told: ['buys the tile', 'buy the tile'],
    },
    sell: {
      name: 'Sell',
      choice: ({ deed }) => `Sell it for ${plural(deed.points ?? 0, 'point')}`,
      told: ['sells the tile', 'sell the tile'],
    },
    ready: {
      name: 'Your tile',
      choice: ({ deed }) => `Your ${tileName(deed.kind ?? '')}`,
      told: ['takes the tile that lay ready', 'take the tile that lay ready'],
    },
  },
  tokens: {
    bridge: (count) => plural(count, 'bridge'),
    castle: (count) => plural(count, 'castle'),
  },
};
