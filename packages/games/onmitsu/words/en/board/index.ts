// Every sentence of the board in English. Another language is another object of this type.

import type { Seat } from '@tabella/kernel';
import { capital, either, list, plural } from '@tabella/ui/english';
import { actionOf, type CardFace } from '../../../board/card/face.ts';
import type { Deck, ScrollKind } from '../../../board/deck.ts';
import type { Fate } from '../../../board/recap.ts';
import type { BoardScene } from '../../../board/scene.ts';
import type {
  CrackedView,
  EndView,
  PlaceView,
  QueueView,
  SealedView,
  SeatView,
  SubjectView,
  View,
  Why,
} from '../../../rules/view.ts';
import { effectTag } from './effects.ts';
import { ending } from './ending.ts';
import { whyText } from './why.ts';

type Who = Pick<BoardScene, 'name' | 'you'>;

const isMe = ({ you }: Who, seat: Seat): boolean => seat === you;
const who = (scene: Who, seat: Seat): string => (isMe(scene, seat) ? 'You' : scene.name(seat));
const whom = (scene: Who, seat: Seat): string => (isMe(scene, seat) ? 'you' : scene.name(seat));
const whose = (scene: Who, seat: Seat): string => (isMe(scene, seat) ? 'Your' : `${scene.name(seat)}’s`);

const scrollWorth = ({ lethal, points }: Pick<ScrollKind, 'lethal' | 'points'>): string =>
  lethal ? 'kills you' : plural(points, 'point', 'points');

/** Who has seen what not everybody has. */
const knower = ({ replay, name }: BoardScene): string =>
  replay === undefined ? 'You know' : typeof replay === 'number' ? `${name(replay)} knows` : 'It is';

function could(scene: Pick<BoardScene, 'deck'>, kinds: readonly string[] | null): string {
  if (kinds === null) return '';
  return ` It can be ${either(kinds.map((kind) => scene.deck.scroll(kind).short))}.`;
}

export const say = {
  who,
  you: 'You',
  target: 'Target',
  action: 'Action',
  effect: 'Effect, all players',
  inHand: 'In hand',
  anyTime: 'AT ANY TIME',
  location: 'Location',
  close: 'Close',
  players: 'Other players and piles',
  effectTag,
  scrollWorth,
  why: (why: Why, deck: Deck): string => whyText(why, (card) => deck.face(card).name),

  cardLabel: (face: CardFace): string => {
    const kind = face.kind === 'person' ? face.keywords.join(', ') : 'Location';
    const actions = face.actions.map(({ name, short }) => `${name}: ${short}`).join(' ');
    return `${face.name}, Order ${face.order}, ${kind}${face.anyTime ? ', at any time' : ''}. ${actions}`;
  },
  heldLabel: (face: CardFace, caption: string): string =>
    `${face.name}, Order ${face.order}.${caption === '' ? '' : ` ${caption}.`} ${face.actions.map(({ name, short }) => `${name}: ${short}`).join(' ')}`,

  // Players
  state: { acts: 'acts', aimed: 'aimed at', cracked: 'cracked', wins: 'wins' },
  cardsWord: (n: number): string => (n === 1 ? 'card' : 'cards'),
  seatLabel: ({ name, view }: BoardScene, of: SeatView, state: string | null): string =>
    [
      name(of.seat),
      plural(of.cards, 'card', 'cards'),
      `${plural(of.sealed.length, 'sealed scroll', 'sealed scrolls')}`,
      ...(of.cracked.length > 0 ? [`${of.cracked.length} cracked`] : []),
      ...(view.lantern === of.seat ? ['holds the Lantern'] : []),
      ...(state === null ? [] : [state]),
    ].join(', '),
  ward: (n: number): string => (n === 1 ? 'next Action on them is reversed' : `next ${n} Actions on them are reversed`),
  antidote: 'poison is tasted',
  noScroll: 'no scroll',
  couldBe: 'could be',
  youSaw: 'you saw it',
  sawIt: (name: string): string => `${name} saw it`,
  allSaw: 'all know it',
  inTurn: (turn: number): string => `turn ${turn}`,
  vouched: (n: number): string => plural(n, 'voucher', 'vouchers'),
  sealedLabel: (
    scene: BoardScene,
    seat: Seat,
    { kind, seenIn, known, could: kinds, lookers, vouchers }: SealedView,
  ): string => {
    const what =
      kind === null
        ? could(scene, kinds)
        : ` ${known ? 'Everybody knows' : knower(scene)}: ${scene.deck.scroll(kind).name}${seenIn === null ? '' : `, seen in turn ${seenIn}`}.`;
    const others = lookers.filter((one) => one !== scene.you);
    const looked = others.length === 0 ? '' : ` ${list(others.map(scene.name))} looked at it.`;
    const voices = vouchers.length === 0 ? '' : ` ${plural(vouchers.length, 'voucher', 'vouchers')}.`;
    return `${whose(scene, seat)} sealed scroll.${what}${looked}${voices}`;
  },
  crackedLabel: (scene: BoardScene, seat: Seat, { kind, could: kinds }: CrackedView): string =>
    `${whose(scene, seat)} cracked scroll.${kind === null ? could(scene, kinds) : ` ${scene.deck.scroll(kind).name}.`} Deadly to deliver.`,
  handOf: (n: number): string => `Hand: ${plural(n, 'card', 'cards')}`,
  knownCards: 'You know that these are among them:',
  knownNone: 'You know none of them.',
  scrolls: 'Scrolls',

  // Piles
  piles: 'Piles',
  scrollPile: 'Scroll Pile',
  scrollPileLabel: (names: readonly string[]): string =>
    names.length === 0 ? 'Scroll Pile, empty' : `Scroll Pile, open: ${list(names)}`,
  empty: 'empty',
  deckCount: (n: number): string => `Deck ${n}`,
  discardCount: (n: number): string => `Discards ${n}`,
  destroyedCount: (n: number): string => `Destroyed ${n}`,
  browse: { discards: 'Discards', destroyed: 'Destroyed cards' },
  topFirst: 'The top card comes first.',

  // Landscape
  landscape: (n: number): string => `Landscape, ${plural(n, 'Location', 'Locations')} in play`,
  blocked: 'BLOCKED',
  placeLabel: (face: CardFace, { weight }: PlaceView, block: string | null): string =>
    block === null
      ? `${face.name}. ${effectTag(face)}. Counts ${weight}.`
      : `${face.name}, blocked by ${block}: no effect, not counted.`,
  countOf: (have: number, need: number): string => `${Math.min(have, need)} of ${need}`,
  toTheCastle: (castle: string): string => `to ${castle}`,
  castleLabel: (castle: string, have: number, need: number): string =>
    `${castle}: ${need === 0 ? 'needs no Locations' : `${Math.min(have, need)} of ${need} Locations`}. ${have >= need ? 'It can end the game now.' : 'It cannot be played yet.'}`,

  // Turn
  phaseTitle: ({ phase, turn }: View): string => {
    switch (phase) {
      case 'choose':
        return `Turn ${turn}: everybody chooses`;
      case 'draw':
        return `Turn ${turn}: everybody draws`;
      case 'shed':
      case 'limit':
        return `Turn ${turn}: discards`;
      default:
        return `Turn ${turn}`;
    }
  },
  tieOrder: (names: readonly string[]): string => `Ties: ${names.join(', ')}`,
  drawing: (n: number): string => `Draw ${n}`,
  handLimit: (n: number): string => `Hand limit ${n}`,
  patience: (turn: number): string => `Ends by turn ${turn}`,
  lastTurn: (turn: number): string => (turn === 0 ? 'Last turn' : `Last turn (turn ${turn})`),
  deed: (card: string, action: string): string => `${card}: ${action}`,
  fate: {
    works: '',
    reversed: 'reversed',
    cancelled: 'cancelled',
    stopped: 'stopped',
    idle: 'did nothing',
    returned: 'back to the hand',
  } satisfies Record<Fate, string>,
  aim: 'Deliver your sealed scroll, live, and have the most points.',
  worth: (scroll: ScrollKind): string => `${scroll.short}: ${scrollWorth(scroll)}`,
  cardWorth: (points: number): string => `Each card in hand: ${plural(points, 'point', 'points')}`,
  howATurnGoes: [
    ['Choose', 'All at once, in secret: throw a card, or crack your own scroll.'],
    ['Resolve', 'Cracks first, then the cards from the lowest Order to the highest. Each does one of its two Actions.'],
    ['Draw', 'Everybody draws, then discards down to the hand limit.'],
  ] satisfies readonly (readonly [string, string])[],

  // Cards in Order
  queue: 'Cards in Order',
  done: 'Have acted',
  later: 'Will act',
  queueLabel: (scene: BoardScene, { seat, arrow, state }: QueueView, face: CardFace): string =>
    `${face.order} ${face.name}, ${whom(scene, seat)}${arrow === null ? '' : `, points at ${whom(scene, arrow)}`}, ${state}`,
  queueNote: (scene: BoardScene, { state, arrow, outcome, action, id }: QueueView): string => {
    if (state === 'void') return 'void';
    if (state === 'done') {
      if (outcome === 'works' && action) return actionOf(scene.deck.face(id), action).name;
      return outcome === null ? 'done' : OUTCOMES[outcome];
    }
    return arrow === null ? '' : `→ ${whom(scene, arrow)}`;
  },
  crackedNote: 'cracked',
  playLabel: (scene: BoardScene, play: SubjectView): string => `Now: ${scene.deck.face(play.id).name}`,
  playTitle: (scene: BoardScene, play: SubjectView): string => {
    const face = scene.deck.face(play.id);
    return `${whose(scene, play.seat)} ${play.action === null ? face.name : actionOf(face, play.action).name}`;
  },
  playFlags: (scene: BoardScene, play: SubjectView): string => {
    const face = scene.deck.face(play.id);
    if (play.action === null)
      return isMe(scene, play.seat) ? 'Choose its Action.' : `${scene.name(play.seat)} chooses its Action.`;
    const action = actionOf(face, play.action);
    const flags = [...action.keywords, ...(play.reversible ? ['reversible'] : [])];
    return `${action.short}${flags.length === 0 ? '' : ` ${capital(flags.join(', '))}.`}`;
  },
  aimedLine: (scene: BoardScene, play: SubjectView): string => {
    if (play.dead) return 'nothing happens';
    if (play.reversed)
      return play.victims.some((seat) => isMe(scene, seat)) ? 'reversed: hits you' : 'reversed: hits them';
    return play.victims.some((seat) => isMe(scene, seat)) ? 'aimed at you' : 'aimed at';
  },
  answerLine: (scene: BoardScene, seat: Seat, action: string): string => `${who(scene, seat)}: ${action}`,
  notPossible: 'Not possible now',
  somebodyThinks: 'Somebody is thinking.',
  answersTogether: 'Answers open together.',
  afterCracks: 'Seals are broken',
  afterCards: 'The last card has acted',
  anyTimeNow: 'Cards that say AT ANY TIME may be used now.',

  // Spreads
  spreadTitle: (scene: BoardScene): string => {
    const { ask } = scene;
    switch (ask?.kind) {
      case 'take':
      case 'replace':
        return `${whose(scene, ask.about.from)} hand`;
      case 'search':
        return 'From the deck';
      case 'fetch':
        return 'From the discards';
      case 'restore':
        return 'Destroyed cards';
      case 'scroll':
        return 'The Scroll Pile';
      default:
        return 'Your first draw';
    }
  },
  searchNote: (n: number): string => `${plural(n, 'card', 'cards')} of the deck; what you leave is discarded.`,
  fromDeck: 'Draw from the deck',
  fromDiscards: (card: string): string => `Take ${card} from the discards`,

  // Hand
  yourHand: (n: number, limit: number): string => `Your hand, ${n} of ${limit}`,
  handOfLimit: (n: number, limit: number): string => `Hand ${n} of ${limit}`,
  emptyHand: 'No cards in hand.',
  allHands: 'All hands',
  noCards: 'No cards',
  sealedOf: (name: string): string => `${name}’s sealed scroll`,
  noScrollOf: (name: string): string => `${name} carries no scroll.`,
  yourSealed: 'Your sealed scroll',
  mayCrack: 'Crack it?',
  cracking: 'Crack it:',
  crackMeans:
    'you read it, and it goes to your hand. At the end a cracked scroll kills you, unless it was repaired or you are rid of it.',
  yourCracked: (kind: string | null): string => (kind === null ? 'Your cracked scroll' : `Cracked: ${kind}`),
  crackedWarning: 'Deadly to deliver: repair it or be rid of it.',
  noScrollOwn: 'You carry no scroll.',
  pointAt: (card: string): string => `Point ${card} at`,
  whichAction: (card: string): string => `${card}:`,
  readCard: 'Read it',
  notAsked: 'Not now',
  notAnyTime: 'Not any-time',
  noEffectNow: (why: string): string => `Would do nothing now: ${lower(why)}.`,

  // End
  endGame: (scene: BoardScene, { by }: EndView): string =>
    by === null
      ? 'Patience has run out: the End Game'
      : `${who(scene, by)} reached ${scene.deck.face(scene.view.castle.id).name}: the End Game`,
  orderUp: (order: number): string => `All hands lie open. Now cards with Order ${order} may be used.`,
  ...ending,
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const OUTCOMES = {
  works: 'done',
  reversed: 'reversed',
  stopped: 'stopped',
  cancelled: 'cancelled',
  nothing: 'did nothing',
  returned: 'back to hand',
};

export type BoardWords = typeof say;
