// The guided first game: a short run of positions, each with what it teaches and the one thing to do in it.

import { PASS, type Result } from '@tabella/kernel';
import type { OnmitsuChoice, OnmitsuOpenAsk } from '../../rules/types.ts';
import type { HandCardView, View } from '../../rules/view.ts';
import type { GuideStep } from '../say.ts';
import { position, question, queued, sealed, seat, subject } from './views.ts';

export interface GuideScene {
  readonly step: GuideStep;
  readonly view: View;
  /** The open question; null: read on. */
  readonly ask: OnmitsuOpenAsk | null;
  /** The answer with which the story goes on. */
  readonly want?: OnmitsuChoice;
  /** A window is open, for the incense. */
  readonly window?: boolean;
  readonly result?: Result;
}

const [YOU, HANA, KENJI] = [0, 1, 2] as const;
const RONIN = 11;
const KUNOICHI = 12;
const MARKET = 13;
const CASTLE = 14;
const SURI = 21;
const COURIER = 22;

const held = (card: number, id: string, notNow: HandCardView['notNow'] = null): HandCardView => ({
  card,
  id,
  actions: [],
  notNow,
});

const START = [held(RONIN, 'ronin'), held(KUNOICHI, 'kunoichi'), held(MARKET, 'market_town')];
const AFTER_THROW = [held(KUNOICHI, 'kunoichi'), held(MARKET, 'market_town', { why: 'timing' })];
const WITHOUT_ANSWER = [held(MARKET, 'market_town')];
const STOLEN = [held(MARKET, 'market_town'), held(31, 'hyogushi')];
const SECOND = [...STOLEN, held(32, 'yojimbo')];
const LATE = [held(CASTLE, 'daimyos_castle'), held(31, 'hyogushi'), held(32, 'yojimbo'), held(33, 'dokumi')];

const first = {
  discard: [
    { card: 40, id: 'shonin' },
    { card: 41, id: 'kusa' },
    { card: 42, id: 'yamabushi' },
  ],
  pile: ['daimyo', 'poisoned', 'decoy', 'decoy'],
};

const opening = position({ ...first, seats: [seat(YOU, 3), seat(HANA, 3), seat(KENJI, 3)], hand: START });

const queue = (now: 'suri' | 'ronin' | 'none'): View['queue'] => [
  queued(COURIER, 'hikyaku', 14, HANA, { state: 'done', action: 'B', outcome: 'works' }),
  queued(SURI, 'suri', 26, KENJI, {
    arrow: YOU,
    action: 'A',
    state: now === 'suri' ? 'now' : 'done',
    outcome: now === 'suri' ? null : 'reversed',
  }),
  queued(RONIN, 'ronin', 34, YOU, {
    arrow: HANA,
    state: now === 'suri' ? 'later' : now === 'ronin' ? 'now' : 'done',
    action: now === 'none' ? 'A' : null,
    outcome: now === 'none' ? 'works' : null,
  }),
];

const resolving = (more: Partial<View>): View =>
  position({
    ...first,
    phase: 'resolve',
    deck: 38,
    seats: [seat(YOU, 2), seat(HANA, 4), seat(KENJI, 2)],
    hand: AFTER_THROW,
    queue: queue('suri'),
    ...more,
  });

const theft = subject(SURI, 'suri', KENJI, { arrow: YOU, action: 'A', victims: [YOU], reversible: true });

const cracked = seat(HANA, 4, { size: 5, sealed: [], cracked: [{ kind: null, card: null, could: null }] });

const LATE_PLACES = ['market_town', 'tea_house', 'river_harbour', 'castle_town'].map((id, i) => ({
  card: 50 + i,
  id,
  block: null,
  weight: id === 'castle_town' ? 2 : 1,
}));

const late = position({
  ...first,
  turn: 9,
  lantern: KENJI,
  tieOrder: [KENJI, YOU, HANA],
  deck: 17,
  draws: 2,
  handLimit: 7,
  places: LATE_PLACES,
  castle: { id: 'daimyos_castle', have: 5, need: 5 },
  seats: [
    seat(YOU, 4, { sealed: [sealed(0, { kind: 'decoy', seenIn: 6 })] }),
    { ...cracked, cards: 5, size: 6 },
    seat(KENJI, 4, { sealed: [sealed(0, { could: ['daimyo', 'poisoned'] })] }),
  ],
  hand: LATE,
});

/** All that a hand may throw: a card with an arrow at either of the others, or cracking the scroll. */
const throws = (hand: readonly HandCardView[]): readonly OnmitsuChoice<'choose'>[] => [
  ...hand.flatMap(({ card }): OnmitsuChoice<'choose'>[] =>
    card === RONIN
      ? [
          { card, arrow: HANA },
          { card, arrow: KENJI },
        ]
      : [{ card }],
  ),
  { crack: 0 },
];

export const script: readonly GuideScene[] = [
  { step: 'scroll', view: opening, ask: null },
  { step: 'pile', view: opening, ask: null },
  {
    step: 'throw',
    view: opening,
    ask: { id: 1, ...question(YOU, 'choose', throws(START)) },
    want: { card: RONIN, arrow: HANA },
  },
  { step: 'order', view: resolving({ plays: [{ ...theft, action: null, victims: [] }] }), ask: null },
  {
    step: 'window',
    view: resolving({ window: 'declare', plays: [theft] }),
    ask: {
      id: 2,
      ...question(YOU, 'respond', [{ card: KUNOICHI, action: 'A' }, PASS], {
        about: { window: 'declare' },
        reaction: true,
      }),
    },
    want: { card: KUNOICHI, action: 'A' },
    window: true,
  },
  {
    step: 'reversed',
    view: resolving({
      hand: WITHOUT_ANSWER,
      seats: [seat(YOU, 1), seat(HANA, 4), seat(KENJI, 2)],
      plays: [
        {
          ...theft,
          reversed: true,
          actor: YOU,
          victims: [KENJI],
          flips: [{ seat: YOU, id: 'kunoichi', ward: false }],
        },
      ],
    }),
    ask: null,
  },
  {
    step: 'action',
    view: resolving({
      hand: STOLEN,
      seats: [seat(YOU, 2), seat(HANA, 4), seat(KENJI, 1)],
      queue: queue('ronin'),
      plays: [subject(RONIN, 'ronin', YOU, { arrow: HANA })],
    }),
    ask: {
      id: 3,
      ...question(YOU, 'action', [{ action: 'A' }, { action: 'B' }], { about: { card: 'ronin', arrow: HANA } }),
    },
    want: { action: 'A' },
  },
  {
    step: 'cracked',
    view: resolving({
      hand: STOLEN,
      seats: [seat(YOU, 2), cracked, seat(KENJI, 1)],
      queue: queue('none'),
      plays: [subject(RONIN, 'ronin', YOU, { arrow: HANA, action: 'A', victims: [HANA], reversible: true })],
    }),
    ask: null,
  },
  {
    step: 'draw',
    view: position({
      ...first,
      phase: 'draw',
      deck: 35,
      seats: [seat(YOU, 3), { ...cracked, cards: 5, size: 6 }, seat(KENJI, 2)],
      hand: SECOND,
    }),
    ask: null,
  },
  {
    step: 'place',
    view: position({
      ...first,
      turn: 2,
      lantern: HANA,
      tieOrder: [HANA, KENJI, YOU],
      deck: 35,
      seats: [seat(YOU, 3), { ...cracked, cards: 5, size: 6 }, seat(KENJI, 2)],
      hand: SECOND,
    }),
    ask: { id: 4, ...question(YOU, 'choose', throws(SECOND)) },
    want: { card: MARKET },
  },
  { step: 'castle', view: late, ask: { id: 5, ...question(YOU, 'choose', throws(LATE)) }, want: { card: CASTLE } },
  {
    step: 'end',
    view: {
      ...late,
      phase: 'over',
      hand: [],
      places: [...LATE_PLACES, { card: CASTLE, id: 'daimyos_castle', block: null, weight: 0 }],
      end: {
        by: YOU,
        order: 76,
        spare: [],
        contested: false,
        verdicts: [
          verdict(YOU, 'decoy', true, [], 5, 3),
          verdict(HANA, 'daimyo', false, ['cracked'], 0, 0),
          verdict(KENJI, 'poisoned', true, ['poisoned'], 0, 0),
        ],
      },
    },
    ask: null,
    result: { winners: [YOU], reason: 'points', scores: [8, 0, 0] },
  },
];

type Verdict = NonNullable<NonNullable<View['end']>['verdicts']>[number];

function verdict(
  of: number,
  kind: string,
  isSealed: boolean,
  deaths: Verdict['deaths'],
  scroll: number,
  cards: number,
): Verdict {
  return {
    seat: of,
    scrolls: [{ kind, sealed: isSealed, vouchers: [] }],
    lives: deaths.length === 0,
    deaths,
    saved: false,
    scroll,
    cards,
    points: scroll + cards,
  };
}
