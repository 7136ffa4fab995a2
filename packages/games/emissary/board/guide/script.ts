// The first guided game, step by step: what lies on the table, what is asked, and which answer goes on. It teaches to pass
// on, to prove, to lock, to answer a card, and to win.

import { PASS, type Seat } from '@tabella/kernel';
import { question } from '../../rules/asking.ts';
import type { PlayChoice } from '../../rules/choices.ts';
import type { Answer, Ask } from '../../rules/types.ts';
import type { PendingView, View } from '../../rules/view.ts';
import type { GuideStep } from '../say.ts';
import { ADA, BRUNO, CARDS, CLARA, face, given, holding, letterAt, START, seatWith, YOU } from './table.ts';

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

const played = (by: Seat, name: 'counter' | 'lock' | 'prove', to: Seat | null): PendingView => ({
  by,
  as: CARDS[name].face.effect,
  card: CARDS[name].face,
  to,
  message: null,
});

const COUNTER: PendingView = { by: BRUNO, as: 'counteract', card: face('counteract', 'red'), to: null, message: null };
const TRAP: PendingView = { by: CLARA, as: 'trap', card: face('trap', 'blue'), to: ADA, message: null };

/** Clara sends: a sealed message comes to me first. */
const first = holding(START, { decode: 'on-arrival', counter: 'answers-only', spare: 'in-transit' });
const sent: View = { ...seatWith(first, CLARA, { cards: 2 }), phase: 'transit', letter: letterAt(YOU, 'transit') };
const here: View = {
  ...holding(sent, { decode: null, counter: 'answers-only', spare: 'in-transit' }),
  phase: 'arrival',
  letter: letterAt(YOU, 'arrival', { route: [YOU] }),
};
const known: View = {
  ...holding(here, { counter: 'answers-only', spare: 'in-transit' }),
  letter: letterAt(YOU, 'arrival', { route: [YOU], face: MESSAGE }),
  discard: [...START.discard, CARDS.decode.face],
};
const onward: View = {
  ...holding(known, { counter: 'not-asked', spare: 'not-asked' }),
  phase: 'transit',
  letter: letterAt(ADA, 'transit', { route: [YOU], face: MESSAGE }),
};
const across: View = {
  ...onward,
  phase: 'accept',
  letter: letterAt(BRUNO, 'accept', { route: [YOU, ADA, BRUNO], face: MESSAGE }),
};
const taken: View = { ...given(across, BRUNO, CLARA, MESSAGE), phase: 'end', letter: null };

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
  ...seatWith(holding(mine, { lock: null, red: 'in-transit', counter: 'answers-only', spare: 'others-turn' }), ADA, {
    cards: 5,
  }),
  claims: [{ turn: 9, by: YOU, to: ADA, kind: 'draw', acts: true, free: false, card: CARDS.prove.face }],
  removed: 1,
  removedSeen: [CARDS.prove.face],
  deck: 47,
};

/** Lock On, a Counteract, and my answer to it. */
const answered: View = {
  ...holding(proved, { counter: null, red: 'answer-first', spare: 'answer-first' }),
  stack: [played(YOU, 'lock', ADA), COUNTER],
};
const duel: View = {
  ...holding(answered, { red: 'answer-first', spare: 'answer-first' }),
  stack: [...answered.stack, played(YOU, 'counter', null)],
};
const locked: View = {
  ...seatWith(holding(duel, { red: null, spare: null }), ADA, { locked: true }),
  phase: 'send',
  stack: [],
  discard: [...known.discard, CARDS.counter.face, face('counteract', 'red'), CARDS.lock.face],
};

/** The message that wins. */
const winning = letterAt(ADA, 'transit', { from: YOU, face: CARDS.red.face, must: 'accept', next: null });
const flying: View = { ...holding(locked, { spare: 'others-turn' }), phase: 'transit', letter: winning, stack: [TRAP] };
const both: View = {
  ...seatWith(flying, ADA, { trapped: true, locked: true }),
  phase: 'accept',
  letter: { ...winning, stage: 'accept', route: [ADA] },
  stack: [],
};
const won: View = {
  ...given(
    { ...both, seats: both.seats.map((seat, i) => ({ ...seat, identity: i < 2 ? 'KDR' : 'FRS', exposed: true })) },
    ADA,
    YOU,
    CARDS.red.face,
  ),
  phase: 'end',
  letter: null,
  ending: { declarer: ADA, reason: 'three-red', winners: [YOU, ADA], shares: [] },
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
    ask: question(YOU, 'accept', ['accept', 'decline', { card: CARDS.decode.card, as: 'decode' }]),
    want: { card: CARDS.decode.card, as: 'decode' },
  },
  { id: 'decline', view: known, ask: question(YOU, 'accept', ['accept', 'decline']), want: 'decline' },
  { id: 'onward', view: onward },
  { id: 'across', view: across },
  { id: 'taken', view: taken },
  {
    id: 'prove',
    view: mine,
    ask: question(YOU, 'play', [PASS, ...at([ADA, BRUNO, CLARA], 'prove'), ...at([ADA, BRUNO, CLARA], 'lock')], WINDOW),
    want: { card: CARDS.prove.card, as: 'prove', to: ADA },
  },
  { id: 'proved', view: proved },
  { id: 'mark', view: proved, mark: ADA },
  {
    id: 'lock',
    view: proved,
    ask: question(YOU, 'play', [PASS, ...at([ADA, BRUNO, CLARA], 'lock')], WINDOW),
    want: { card: CARDS.lock.card, as: 'lock-on', to: ADA },
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
      ...[ADA, BRUNO, CLARA].map((to) => ({ card: CARDS.spare.card, by: 'OM' as const, to })),
    ]),
    want: { card: CARDS.red.card, by: 'CM' },
  },
  { id: 'trap', view: flying },
  { id: 'both', view: both },
  { id: 'won', view: won },
];
