// Positions written by hand: a plain table to which a scene says only what is different.

import { asking, type Seat } from '@tabella/kernel';
import type { OnmitsuTypes } from '../../rules/types.ts';
import type { QueueView, SealedView, SeatView, SubjectView, View } from '../../rules/view.ts';

export const sealed = (place: number, more: Partial<SealedView> = {}): SealedView => ({
  place,
  kind: null,
  seenIn: null,
  known: false,
  lookers: [],
  could: ['daimyo', 'poisoned', 'decoy'],
  vouchers: [],
  ...more,
});

export const seat = (number: Seat, cards: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  size: cards,
  cards,
  known: [],
  cracked: [],
  sealed: [sealed(0)],
  wards: 0,
  antidote: false,
  ...more,
});

export const queued = (
  card: number,
  id: string,
  order: number,
  of: Seat,
  more: Partial<QueueView> = {},
): QueueView => ({
  card,
  id,
  order,
  seat: of,
  arrow: null,
  state: 'later',
  action: null,
  outcome: null,
  ...more,
});

export const subject = (card: number, id: string, of: Seat, more: Partial<SubjectView> = {}): SubjectView => ({
  card,
  id,
  seat: of,
  arrow: null,
  action: null,
  actor: of,
  victims: [],
  reversible: false,
  reversed: false,
  flips: [],
  dead: false,
  answers: [],
  ...more,
});

export const position = (more: Partial<View> & Pick<View, 'seats'>): View => ({
  me: 0,
  phase: 'choose',
  turn: 1,
  lastTurn: 30,
  lantern: 0,
  tieOrder: more.seats.map((one) => one.seat),
  hand: [],
  answers: [],
  spread: [],
  deck: 40,
  discard: [],
  destroyed: [],
  pile: ['daimyo', 'poisoned', 'decoy', 'decoy'],
  places: [],
  castle: { id: 'daimyos_castle', have: 0, need: 5 },
  handLimit: 5,
  draws: 1,
  cancelled: [],
  suppressed: [],
  cracks: [],
  queue: [],
  window: null,
  plays: [],
  end: null,
  ...more,
});

export const { question } = asking<OnmitsuTypes>();
