// The second guided game: a MOF with a mission, a window, Transfer, an elimination, Trap and Intercept.

import { PASS } from '@tabella/kernel';
import { question } from '../../rules/asking.ts';
import type { PendingView, View } from '../../rules/view.ts';
import type { Step } from './script.ts';
import {
  ADA,
  BRUNO,
  CARDS,
  CLARA,
  face,
  given,
  holding,
  letterAt,
  messages,
  person,
  START,
  seatWith,
  YOU,
} from './table.ts';

const WINDOW = { reaction: true };
const BLACK = face('transfer', 'black');
const BLUE = face('transfer', 'blue');

const begun: View = {
  ...START,
  phase: 'play',
  turn: 11,
  active: BRUNO,
  priority: BRUNO,
  seats: [
    {
      ...person(
        'Kwon Ki Ku',
        'male',
        messages(CLARA, face('decode', 'red'), face('trap', 'red'), face('prove', 'blue'), face('delete', 'black')),
        3,
      ),
      identity: 'MOF',
    },
    person('Alias', 'female', messages(BRUNO, face('prove', 'red')), 3),
    person(
      'Detective',
      'male',
      messages(CLARA, face('decode', 'blue'), face('trap', 'black'), face('delete', 'black')),
      4,
    ),
    person('Fire', 'male', messages(ADA, face('intercept', 'blue'), face('lock-on', 'blue')), 3),
  ],
};
const mine = holding(begun, { counter: 'answers-only', transfer: 'on-arrival', spare: 'in-transit' });

/** Bruno proves Clara: not my affair. */
const PROVE: PendingView = { by: BRUNO, as: 'prove', card: null, to: CLARA, message: null };
const window: View = {
  ...holding(mine, { counter: null, transfer: 'answer-first', spare: 'answer-first' }),
  stack: [PROVE],
};

/** A black message is with me, and goes back to where it came from. */
const here: View = {
  ...holding(mine, { transfer: null, counter: 'answers-only', spare: 'in-transit' }),
  phase: 'arrival',
  letter: letterAt(YOU, 'arrival', {
    ...{ stamp: 'EM', from: BRUNO, next: ADA, route: [CLARA, YOU], face: BLACK, exposed: true },
  }),
};
const fallen: View = {
  ...seatWith(holding(begun, { counter: 'not-asked', spare: 'not-asked' }), BRUNO, {
    ...{ alive: false, identity: 'FRS', exposed: true, messages: [], blue: 0, black: 0, cards: 0 },
  }),
  phase: 'end',
  fallen: [{ seat: BRUNO, by: BRUNO, how: 'messages', turn: 11 }],
};

/** Clara sends what I need, and traps me. */
const blue = letterAt(YOU, 'transit', { stamp: 'EM', next: ADA, face: BLUE, exposed: true, must: 'decline' });
const trapped: View = {
  ...seatWith(holding(fallen, { counter: 'answers-only', spare: 'not-asked' }), YOU, { trapped: true }),
  phase: 'transit',
  turn: 12,
  active: CLARA,
  priority: CLARA,
  letter: blue,
};
const onward: View = {
  ...holding(trapped, { spare: null, counter: 'answers-only' }),
  letter: { ...blue, at: ADA, route: [YOU], next: CLARA, must: null },
};
const stronger: View = {
  ...seatWith(holding(trapped, { counter: 'not-asked' }), YOU, { locked: true, trapped: true }),
  phase: 'accept',
  letter: { ...blue, stage: 'accept', route: [YOU, ADA, YOU], next: null, must: 'accept' },
};
const won: View = {
  ...given(
    {
      ...stronger,
      seats: stronger.seats.map((seat, i) => ({
        ...seat,
        identity: i === YOU ? ('MOF' as const) : i === ADA ? ('KDR' as const) : ('FRS' as const),
        exposed: true,
      })),
    },
    YOU,
    CLARA,
    BLUE,
  ),
  phase: 'end',
  letter: null,
  ending: { declarer: YOU, reason: 'mission', winners: [YOU], shares: [] },
};

const TRANSFER = CARDS.transfer.card;
const INTERCEPT = CARDS.spare.card;

export const SECOND: readonly Step[] = [
  { id: 'mof', view: mine },
  {
    id: 'respond',
    view: window,
    ask: question(YOU, 'counter', [PASS, { card: CARDS.counter.card, as: 'counteract' }], WINDOW),
    want: PASS,
  },
  {
    id: 'transfer',
    view: here,
    ask: question(YOU, 'accept', [
      ...(['accept', 'decline'] as const),
      ...[ADA, BRUNO, CLARA].map((to) => ({ card: TRANSFER, as: 'transfer' as const, to })),
    ]),
    want: { card: TRANSFER, as: 'transfer', to: BRUNO },
  },
  { id: 'fallen', view: fallen },
  { id: 'trapped', view: trapped },
  {
    id: 'intercept',
    view: onward,
    ask: question(YOU, 'transit', [PASS, { card: INTERCEPT, as: 'intercept' }], WINDOW),
    want: { card: INTERCEPT, as: 'intercept' },
  },
  { id: 'stronger', view: stronger },
  { id: 'alone', view: won },
];
