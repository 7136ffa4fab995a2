// The guided game, step by step: what lies on the table, what is asked, and which answer goes on. It teaches to pass on, to
// prove, to lock, to answer a card, and to win.

import { PASS, type Seat } from '@tabella/kernel';
import { question } from '../../rules/asking.ts';
import type { PlayChoice } from '../../rules/choices.ts';
import type { Answer, Ask } from '../../rules/types.ts';
import type { LetterView, PendingView, View } from '../../rules/view.ts';
import type { GuideStep } from '../../words/en/board/guide.ts';
import { ACROSS, CARDS, face, given, holding, LEFT, RIGHT, START, seatWith, YOU } from './table.ts';

export interface Step {
  readonly id: GuideStep;
  readonly view: View;
  /** The question; without one readers go on when they have read. */
  readonly ask?: Ask;
  /** The answer that goes on. */
  readonly want?: Answer;
  /** A mark in the notes is wanted: on this seat. */
  readonly mark?: Seat;
}

const MESSAGE = face('trap', 'black');

const letter = (at: Seat, stage: LetterView['stage'], more: Partial<LetterView> = {}): LetterView => ({
  stamp: 'CM',
  from: LEFT,
  at,
  stage,
  route: [],
  next: (at + 1) % 4,
  must: null,
  face: null,
  exposed: false,
  ...more,
});

const played = (by: Seat, name: 'counter' | 'lock' | 'prove', to: Seat | null): PendingView => ({
  by,
  as: CARDS[name].face.effect,
  card: CARDS[name].face,
  to,
  message: null,
});

const COUNTER: PendingView = { by: ACROSS, as: 'counteract', card: face('counteract', 'red'), to: null, message: null };
const TRAP: PendingView = { by: LEFT, as: 'trap', card: face('trap', 'blue'), to: RIGHT, message: null };

/** Left sends: a sealed message comes to me first. */
const first = holding(START, { decode: 'on-arrival', counter: 'answers-only', spare: 'in-transit' });
const sent: View = { ...seatWith(first, LEFT, { cards: 2 }), phase: 'transit', letter: letter(YOU, 'transit') };
const here: View = {
  ...holding(sent, { decode: null, counter: 'answers-only', spare: 'in-transit' }),
  phase: 'arrival',
  letter: letter(YOU, 'arrival', { route: [YOU] }),
};
const known: View = {
  ...holding(here, { counter: 'not-asked', spare: 'not-asked' }),
  phase: 'accept',
  letter: letter(YOU, 'accept', { route: [YOU], face: MESSAGE }),
  discard: [...START.discard, CARDS.decode.face],
};
const onward: View = { ...known, phase: 'transit', letter: letter(RIGHT, 'transit', { route: [YOU], face: MESSAGE }) };
const across: View = {
  ...known,
  phase: 'accept',
  letter: letter(ACROSS, 'accept', { route: [YOU, RIGHT, ACROSS], face: MESSAGE }),
};
const taken: View = { ...given(across, ACROSS, LEFT, MESSAGE), phase: 'end', letter: null };

/** My turn: two cards drawn, then Prove. */
const mine: View = {
  ...holding(taken, { prove: null, lock: null, red: 'in-transit', counter: 'answers-only', spare: 'others-turn' }),
  phase: 'play',
  turn: 9,
  active: YOU,
  priority: YOU,
  deck: 49,
};
const proved: View = {
  ...seatWith(holding(mine, { lock: null, red: 'in-transit', counter: 'answers-only', spare: 'others-turn' }), RIGHT, {
    cards: 5,
  }),
  claims: [{ turn: 9, by: YOU, to: RIGHT, kind: 'draw', acts: true, free: false, card: CARDS.prove.face }],
  removed: 1,
  removedSeen: [CARDS.prove.face],
  deck: 47,
};

/** Lock On, a Counteract, and my answer to it. */
const answered: View = {
  ...holding(proved, { counter: null, red: 'answer-first', spare: 'answer-first' }),
  stack: [played(YOU, 'lock', RIGHT), COUNTER],
};
const duel: View = {
  ...holding(answered, { red: 'answer-first', spare: 'answer-first' }),
  stack: [...answered.stack, played(YOU, 'counter', null)],
};
const locked: View = {
  ...seatWith(holding(duel, { red: null, spare: null }), RIGHT, { locked: true }),
  phase: 'send',
  stack: [],
  discard: [...known.discard, CARDS.counter.face, face('counteract', 'red'), CARDS.lock.face],
};

/** The message that wins. */
const winning = letter(RIGHT, 'transit', { from: YOU, face: CARDS.red.face, must: 'accept', next: null });
const flying: View = { ...holding(locked, { spare: 'others-turn' }), phase: 'transit', letter: winning, stack: [TRAP] };
const both: View = {
  ...seatWith(flying, RIGHT, { trapped: true, locked: true }),
  phase: 'accept',
  letter: { ...winning, stage: 'accept', route: [RIGHT] },
  stack: [],
};
const won: View = {
  ...given(
    { ...both, seats: both.seats.map((seat, i) => ({ ...seat, identity: i < 2 ? 'KDR' : 'FRS', exposed: true })) },
    RIGHT,
    YOU,
    CARDS.red.face,
  ),
  phase: 'end',
  letter: null,
  ending: { declarer: RIGHT, reason: 'three-red', winners: [YOU, RIGHT], shares: [] },
};

const WINDOW = { reaction: true };
const EFFECT = { lock: 'lock-on', prove: 'prove' } as const;
const at = (seats: readonly Seat[], name: 'lock' | 'prove'): readonly PlayChoice[] =>
  seats.map((to) => ({ card: CARDS[name].card, as: EFFECT[name], to }));

export const STEPS: readonly Step[] = [
  { id: 'welcome', view: first },
  { id: 'dossiers', view: first },
  { id: 'sent', view: sent },
  {
    id: 'decode',
    view: here,
    ask: question(YOU, 'arrival', [PASS, { card: CARDS.decode.card, as: 'decode' }], WINDOW),
    want: { card: CARDS.decode.card, as: 'decode' },
  },
  { id: 'decline', view: known, ask: question(YOU, 'accept', ['accept', 'decline']), want: 'decline' },
  { id: 'onward', view: onward },
  { id: 'across', view: across },
  { id: 'taken', view: taken },
  {
    id: 'prove',
    view: mine,
    ask: question(
      YOU,
      'play',
      [PASS, ...at([RIGHT, ACROSS, LEFT], 'prove'), ...at([RIGHT, ACROSS, LEFT], 'lock')],
      WINDOW,
    ),
    want: { card: CARDS.prove.card, as: 'prove', to: RIGHT },
  },
  { id: 'proved', view: proved },
  { id: 'mark', view: proved, mark: RIGHT },
  {
    id: 'lock',
    view: proved,
    ask: question(YOU, 'play', [PASS, ...at([RIGHT, ACROSS, LEFT], 'lock')], WINDOW),
    want: { card: CARDS.lock.card, as: 'lock-on', to: RIGHT },
  },
  {
    id: 'answer',
    view: answered,
    ask: question(YOU, 'counter', [PASS, { card: CARDS.counter.card, as: 'counteract' }], WINDOW),
    want: { card: CARDS.counter.card, as: 'counteract' },
  },
  { id: 'duel', view: duel },
  {
    id: 'send',
    view: locked,
    ask: question(YOU, 'send', [
      { card: CARDS.red.card, by: 'CM' },
      ...[RIGHT, ACROSS, LEFT].map((to) => ({ card: CARDS.spare.card, by: 'OM' as const, to })),
    ]),
    want: { card: CARDS.red.card, by: 'CM' },
  },
  { id: 'trap', view: flying },
  { id: 'both', view: both },
  { id: 'won', view: won },
];
