// Every sentence of the board, in English. Another language is another object of this type.

import { capital, list, plural } from '@tabella/ui/english';
import type {
  FeatureType,
  FigureKind,
  Goods,
  Item,
  Marker,
  MessageId,
  Source,
  TurnKind,
} from '../../../rules/names.ts';
import type { Edition } from '../../../rules/options.ts';
import { spot } from '../names.ts';
import { en as companion } from './companion.ts';

const FEATURE: Readonly<Record<FeatureType, string>> = {
  road: 'road',
  city: 'city',
  monastery: 'monastery',
  garden: 'garden',
  field: 'field',
  river: 'river',
};

const FIGURE: Readonly<Record<FigureKind, string>> = {
  meeple: 'meeple',
  big: 'big meeple',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
};

const GOODS: Readonly<Record<Goods, string>> = { wine: 'wine', grain: 'grain', cloth: 'cloth' };

const ITEM: Readonly<Record<Item['what'], readonly [string, string]>> = {
  tiles: ['tile', 'tiles'],
  pennants: ['pennant', 'pennants'],
  monastery: ['monastery', 'monasteries'],
  garden: ['garden', 'gardens'],
  neighbours: ['neighbour', 'neighbours'],
  cities: ['completed city', 'completed cities'],
  pig: ['completed city for the pig', 'completed cities for the pig'],
  goods: ['kind of goods', 'kinds of goods'],
  knights: ['knight', 'knights'],
  farmers: ['farmer', 'farmers'],
  seal: ['seal', 'seals'],
  bonus: ['bonus', 'bonuses'],
};

const SOURCE: Readonly<Record<Source, string>> = {
  road: 'Roads',
  city: 'Cities',
  monastery: 'Monasteries',
  garden: 'Gardens',
  field: 'Fields',
  goods: 'Goods',
  message: 'Messages',
  other: 'Other',
};

export const en = {
  map: 'The land',
  mapKeys: 'Arrow keys move the map, plus and minus zoom, zero shows all of it.',
  cell: spot,
  tilesLeft: (n: number): string => plural(n, 'tile left', 'tiles left'),
  you: 'You',

  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all of it',
  show: 'Show',
  shows: { spots: 'Legal spots', fields: 'Field owners', dead: 'Dead spots' },
  remaining: 'Tiles left',
  close: 'Close',

  spots: 'Where the tile may go',
  spot: (x: number, y: number, ways: number): string =>
    `${capital(spot(x, y))}: ${ways === 1 ? 'one way fits' : `${ways} ways fit`}`,
  spotChosen: (x: number, y: number, turns: number, ways: number): string =>
    `${capital(spot(x, y))}, turned ${turns * 90} degrees${ways > 1 ? '. Again: turn it' : ''}`,
  yourTile: 'Your tile',
  tileOf: (name: string): string => `${name}'s tile`,
  turnKind: {
    turn: '',
    builder: "the builder's second tile",
    message: 'one more tile, by a message',
  } satisfies Record<TurnKind, string>,
  turn: 'Turn',
  turnTile: 'Turn the tile',
  waysHere: (n: number): string => (n === 1 ? 'One way fits here' : `${n} ways fit here`),
  pickSpot: (n: number): string => (n === 1 ? 'Only one spot fits' : `${n} spots fit`),

  figure: FIGURE,
  figureTray: 'Which figure',
  figuresLeft: (kind: FigureKind, n: number): string => `${capital(FIGURE[kind])}, ${n} left`,
  dragHint: 'Tap or drag to a spot on the tile.',
  abbotHome: 'Abbot home',
  placesFor: (kind: FigureKind): string => `Where the ${FIGURE[kind]} may stand`,
  figures: 'Figures on the land',
  standing: (who: string, kind: FigureKind, type: FeatureType, tiles: number, now: number): string =>
    `${who}: ${FIGURE[kind]} on a ${FEATURE[type]} of ${plural(tiles, 'tile', 'tiles')}, worth ${now} now`,

  featureTitle: (type: FeatureType, tiles: number): string =>
    type === 'monastery' || type === 'garden'
      ? capital(FEATURE[type])
      : `${capital(FEATURE[type])}, ${plural(tiles, 'tile', 'tiles')}`,
  now: 'Now',
  complete: 'Complete',
  completed: 'Completed',
  atEnd: 'At the end',
  neighbours: (n: number): string => `${plural(n, 'neighbour', 'neighbours')} missing`,
  openEdges: (n: number): string => plural(n, 'open edge', 'open edges'),
  pennants: (n: number): string => plural(n, 'pennant', 'pennants'),
  inns: (n: number): string => plural(n, 'inn', 'inns'),
  cathedrals: (n: number): string => plural(n, 'cathedral', 'cathedrals'),
  goodsOf: (goods: Goods, n: number): string => `${n} ${GOODS[goods]}`,
  citiesTouched: (done: number, all: number): string => `Touches ${plural(all, 'city', 'cities')}, ${done} complete`,
  nobody: 'Nobody is here.',
  owns: (who: string): string => `${who} ${who === 'You' ? 'have' : 'has'} it.`,
  shared: (who: readonly string[]): string => `Shared: ${list(who)}.`,
  behind: (who: readonly string[]): string => `${list(who)} behind.`,
  strength: (who: string, n: number): string => `${who} ${n}`,

  seatsShown: 'Scores and supply',
  scorer: 'Scoring meeple',
  messenger: 'Messenger',
  outlook: (n: number): string => `${n} if it ended now`,
  seatTold: (who: string, score: number, left: number): string =>
    `${who}: ${plural(score, 'point', 'points')}, ${plural(left, 'figure', 'figures')} left`,
  holdings: 'What everybody has',

  walk: (figure: Marker, from: number, to: number): string =>
    `${figure === 'scorer' ? 'Scoring meeple' : 'Messenger'} ${from} → ${to}`,
  darkShared: (space: number): string => `${space} is a dark space, but another’s figure stands there: no message.`,
  dark: (space: number): string => `${space} is a dark space: a message.`,
  noMessage: 'No message.',
  another: 'another message',
  darkQuiet: (space: number): string => `${space} is a dark space, but it is not your turn.`,
  awardFor: (type: Source, points: number): string => {
    const what: Readonly<Record<Source, string>> = {
      road: 'A road',
      city: 'A city',
      monastery: 'A monastery',
      garden: 'A garden',
      field: 'A field',
      goods: 'Goods',
      message: 'The message',
      other: 'This',
    };
    return `${what[type]}: ${plural(points, 'point', 'points')}`;
  },
  item: ({ what, count, each }: Item): string => `${plural(count, ...ITEM[what])}${each === 1 ? '' : ` × ${each}`}`,

  preference: 'When I score in the turn of another',
  preferences: { ask: 'Ask me', scorer: 'Scoring meeple', messenger: 'Messenger' },

  messageLabel: (who: string): string => (who === 'You' ? 'Message · you drew it' : `Message · ${who} drew it`),
  messageTitle: (message: MessageId): string => companion.messages[message]?.title ?? '',
  messageText: (message: MessageId, edition: Edition): string =>
    companion.messageText(message, edition === 'off' ? 'hig' : edition),
  doIt: 'Do what it says',
  orTake: 'Or take',
  always: 'Always possible. Either way the message goes face down under the stack.',
  oneMore: 'one more tile',
  pointsWord: (n: number): string => (n === 1 ? 'point' : 'points'),
  notPossible: 'Nothing it asks for is on the land.',
  which: 'Which one',
  pickFigure: 'Tap one of your figures on the land, or choose here.',
  order: 'Stack from the top',
  unseen: '?',

  count: 'The count',
  source: SOURCE,
  total: 'Total',
  finalLines: 'Counted at the end',
  finalLine: (what: Source, items: readonly string[], points: number): string =>
    `${SOURCE[what]}: ${items.join(' + ')} = ${points}`,
  copies: (n: number): string => `×${n}`,
  withGarden: (n: number): string => `${n} with a garden`,
};

export type BoardWords = typeof en;
