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
import type { DrawnView, View } from '../../../rules/view.ts';
import { deedName, tokenText } from '../deeds.ts';
import { laidText } from '../events.ts';
import { spotName } from '../places.ts';
import { tileName } from '../tiles.ts';
import { messages, messageText } from './messages.ts';
import { seatLine } from './seat-line.ts';
import { track } from './track.ts';

const FEATURE: Readonly<Record<FeatureType, string>> = {
  road: 'road',
  city: 'city',
  monastery: 'monastery',
  garden: 'garden',
  cloister: 'monastery, lying',
  field: 'field',
  river: 'river',
  place: 'place',
  castle: 'castle',
};

const FIGURE: Readonly<Record<FigureKind, string>> = {
  meeple: 'meeple',
  big: 'big meeple',
  abbot: 'abbot',
  ringmaster: 'ringmaster',
  mayor: 'mayor',
  wagon: 'wagon',
  builder: 'builder',
  pig: 'pig',
  shepherd: 'shepherd',
  barn: 'barn',
};

const GOODS: Readonly<Record<Goods, string>> = { wine: 'wine', grain: 'grain', cloth: 'cloth' };

const ITEM: Readonly<Record<Item['what'], readonly [string, string]>> = {
  tiles: ['tile', 'tiles'],
  pennants: ['pennant', 'pennants'],
  monastery: ['monastery', 'monasteries'],
  garden: ['garden', 'gardens'],
  neighbours: ['neighbour', 'neighbours'],
  vineyards: ['vineyard', 'vineyards'],
  acrobats: ['acrobat', 'acrobats'],
  line: ['tile in line', 'tiles in line'],
  besieged: ['besieged city once more', 'besieged cities once more'],
  castles: ['castle', 'castles'],
  hall: ['Darmstadtium', 'halls'],
  cities: ['completed city', 'completed cities'],
  pig: ['completed city for the pig', 'completed cities for the pig'],
  goods: ['kind of goods', 'kinds of goods'],
  knights: ['knight', 'knights'],
  farmers: ['farmer', 'farmers'],
  seal: ['seal', 'seals'],
  bonus: ['bonus', 'bonuses'],
};

interface Cell {
  readonly x: number;
  readonly y: number;
}

export const say = {
  seatLine,
  track,
  map: 'The land',
  mapKeys: 'Arrow keys move the map, plus and minus zoom, zero shows all of it.',
  tilesLeft: (n: number): string => plural(n, 'tile left', 'tiles left'),
  you: 'You',

  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit board',
  show: 'Display options',
  shows: { spots: 'Legal spots', fields: 'Field owners', dead: 'Dead spots' },
  remaining: 'Tiles left',
  close: 'Close',

  spots: 'Where the tile may go',
  spot: (view: Pick<View, 'tiles'>, at: Cell, all: readonly Cell[], ways: number): string =>
    `${capital(spotName(view, at, all))}: ${ways === 1 ? 'one way fits' : `${ways} ways fit`}`,
  spotChosen: (view: Pick<View, 'tiles'>, at: Cell, all: readonly Cell[], turns: number, ways: number): string =>
    `${capital(spotName(view, at, all))}, turned ${turns * 90} degrees. Enter confirms${ways > 1 ? ', R turns it' : ''}`,
  news: 'What just happened',
  newsOf: (who: string): string => `${who}:`,
  newsMore: (n: number): string => `${n} more before`,
  newsShow: 'Show',
  newsBack: 'Back',
  newsMessage: 'draws a message',
  laid: laidText,
  gain: (points: number): string => `+${points}`,
  gainOf: (who: string, points: number): string => `${who} +${points}`,

  yourTile: 'Your tile',
  tileOf: (name: string): string => `${name}'s tile`,
  turnKind: {
    turn: '',
    builder: "the builder's second tile",
    message: 'another tile, by a message',
  } satisfies Record<TurnKind, string>,
  turn: 'Turn',
  turnTile: 'Turn the tile',
  waysHere: (n: number): string => (n === 1 ? 'One way fits here.' : `${n} ways fit: tap it again to turn it.`),
  pickSpot: (n: number): string => `Tap a dashed spot. ${n === 1 ? 'One spot fits.' : `${n} spots fit.`}`,

  figure: FIGURE,
  figureTray: 'Which figure',
  figuresLeft: (kind: FigureKind, n: number): string => `${capital(FIGURE[kind])}, ${n} left`,
  dragHint: 'Tap or drag to a spot on the tile.',
  abbotHome: 'Abbot home',
  deed: deedName,
  tile: ({ kind }: DrawnView): string => capital(tileName(kind)),
  readyTile: (tile: string): string => `For the next turn: ${tile}`,
  auction: {
    title: 'Auction',
    chooses: (who: string): string => `${who}: which tile?`,
    stands: (price: number, who: string | null): string => (who === null ? `${price}` : `${price} by ${who}`),
    less: 'One less',
    more: 'One more',
  },
  aims: 'Where it may be done',
  token: tokenText,
  prisoners: (who: string, kind: FigureKind, n: number): string =>
    `${plural(n, `captured ${FIGURE[kind]}`)} of ${who === 'You' ? 'yours' : who}`,
  placesFor: (kind: FigureKind): string => `Where the ${FIGURE[kind]} may stand`,
  figures: 'Figures on the land',
  standing: (who: string, kind: FigureKind, type: FeatureType, tiles: number, now: number): string =>
    `${who}: ${FIGURE[kind]} on a ${FEATURE[type]} of ${plural(tiles, 'tile', 'tiles')}, worth ${now} now`,

  featureTitle: (type: FeatureType, tiles: number): string =>
    type === 'monastery' || type === 'garden' || type === 'cloister'
      ? capital(FEATURE[type])
      : `${capital(FEATURE[type])}, ${plural(tiles, 'tile', 'tiles')}`,
  now: 'Now',
  complete: 'Complete',
  completed: 'Completed',
  atEnd: 'At the end',
  neighbours: (n: number): string => `${plural(n, 'neighbour', 'neighbours')} missing`,
  openEdges: (n: number): string => plural(n, 'open edge', 'open edges'),
  besieged: 'Besieged',
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

  scorer: 'Scoring meeple',
  messenger: 'Messenger',
  outlook: (n: number): string => `${n} if it ended now`,
  holdings: 'What everybody has',

  walk: (figure: Marker, from: number, to: number): string =>
    `${figure === 'scorer' ? 'Scoring meeple' : 'Messenger'} ${from} → ${to}`,
  darkShared: (space: number): string => `${space} is a dark space, but another figure stands there: no message.`,
  dark: (space: number): string => `${space} is a dark space: a message.`,
  moveTip: (counts: boolean): string =>
    counts
      ? 'Both figures count for you. One that stops on a dark space brings a message.'
      : 'Both figures count for you. Dark spaces bring messages only in your own turn.',
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

  preference: "When I score on someone else's turn",
  preferences: { ask: 'Ask me', scorer: 'Scoring meeple', messenger: 'Messenger' },

  messageLabel: (who: string): string => (who === 'You' ? 'Message · you drew it' : `Message · ${who} drew it`),
  messageTitle: (message: MessageId): string => messages[message]?.title ?? '',
  messageText: (message: MessageId, edition: Edition): string =>
    messageText(message, edition === 'off' ? 'hig' : edition),
  doIt: 'Do what it says',
  orTake: 'Or instead',
  score: (n: number): string => `Score ${n}`,
  takePoints: (n: number): string => `Take ${n}`,
  always: 'Always possible. Either way the message goes under the stack.',
  oneMore: 'Lay another tile',
  notPossible: 'Nothing it asks for is on the land.',
  which: 'Which one',
  pickFigure: 'Tap one of your figures on the land, or choose here.',
  order: 'Stack from the top',
  ahead: 'Still in the stack',
  inHand: 'Tile in hand',
  unseen: '?',

  copies: (n: number): string => `×${n}`,
  withGarden: (n: number): string => `${n} with a garden`,
};

export type BoardWords = typeof say;
