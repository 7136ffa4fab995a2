// The table of the guided games: four seats, cards and positions, put together by hand.

import type { Seat } from '@tabella/kernel';
import type { LetterView, MessageView, SeatView, View } from '../../rules/view.ts';
import { COLOURS, type Colour, type Effect, type Face, type Stamp } from '../terms.ts';

export const YOU = 0;
/** On my right, across, on my left. */
export const ADA = 1;
export const BRUNO = 2;
export const CLARA = 3;

const STAMP: Readonly<Record<Effect, Stamp>> = {
  prove: 'CM',
  'lock-on': 'CM',
  trap: 'CM',
  decode: 'CM',
  counteract: 'OM',
  intercept: 'OM',
  delete: 'OM',
  transfer: 'EM',
  distribute: 'EM',
};

export const face = (effect: Effect, colour: Colour): Face => ({
  effect,
  colour,
  stamp: STAMP[effect],
  ...(effect === 'prove' ? { prove: { bet: 'KDR', kind: 'draw' } as const } : {}),
});

/** The cards of my hand in the course of the lesson, by name. */
export const CARDS = {
  decode: { card: 1, face: face('decode', 'blue') },
  prove: { card: 2, face: face('prove', 'black') },
  lock: { card: 3, face: face('lock-on', 'black') },
  counter: { card: 4, face: face('counteract', 'black') },
  red: { card: 5, face: face('trap', 'red') },
  spare: { card: 6, face: face('intercept', 'black') },
  transfer: { card: 7, face: face('transfer', 'red') },
} as const;
export type CardName = keyof typeof CARDS;

export const messages = (from: Seat, ...faces: readonly Face[]): readonly MessageView[] =>
  faces.map((card) => ({ card, from, cause: 'transmitted' }));

export function person(
  character: string,
  gender: SeatView['gender'],
  rows: readonly MessageView[],
  cards: number,
): SeatView {
  const count = (colour: Colour): number => rows.filter((one) => one.card.colour === colour).length;
  const [red, blue, black] = COLOURS.map(count) as [number, number, number];
  return {
    alive: true,
    character,
    up: true,
    shown: true,
    special: false,
    gender,
    identity: null,
    exposed: false,
    not: [],
    cards,
    known: [],
    messages: rows,
    red,
    blue,
    black,
    locked: false,
    trapped: false,
    used: false,
  };
}

/** The position in which the lesson begins: Clara is about to send. */
export const START: View = {
  me: YOU,
  options: { identities: 'first', alliance: false, deck: '2010', swan: 'elimination', lockOn: 'turn', aid: true },
  phase: 'send',
  turn: 8,
  active: CLARA,
  priority: CLARA,
  seats: [
    { ...person('Viper', 'male', messages(CLARA, face('decode', 'blue')), 3), identity: 'KDR' },
    person('Alias', 'female', messages(BRUNO, face('prove', 'red'), face('lock-on', 'red')), 3),
    person('Detective', 'male', messages(CLARA, face('decode', 'blue'), face('counteract', 'blue')), 4),
    person('Fire', 'male', messages(ADA, face('intercept', 'black')), 3),
  ],
  letter: null,
  stack: [],
  claims: [],
  fallen: [],
  deck: 52,
  peeked: [],
  discard: [face('trap', 'black')],
  removed: 0,
  removedSeen: [],
  hand: [],
  offer: [],
  spare: [],
  shelf: [],
  ending: null,
};

/** A message of Clara's, unless something else is said. */
export const letterAt = (at: Seat, stage: LetterView['stage'], more: Partial<LetterView> = {}): LetterView => ({
  stamp: 'CM',
  from: CLARA,
  at,
  stage,
  route: [],
  next: (at + 1) % 4,
  must: null,
  face: null,
  exposed: false,
  ...more,
});

export function seatWith(view: View, seat: Seat, patch: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...patch } : one)) };
}

/** One more message before a seat. */
export function given(view: View, seat: Seat, from: Seat, card: Face): View {
  const one = view.seats[seat];
  if (!one) return view;
  const rows = [...one.messages, ...messages(from, card)];
  return seatWith(view, seat, { messages: rows, [card.colour]: one[card.colour] + 1 });
}

/** My hand: these cards can be played, the others say why not. */
export function holding(view: View, cards: Partial<Record<CardName, View['hand'][number]['why']>>): View {
  const hand = (Object.entries(cards) as [CardName, View['hand'][number]['why']][]).map(([name, why]) => ({
    ...CARDS[name],
    why,
  }));
  return seatWith({ ...view, hand }, YOU, { cards: hand.length });
}
