// A view put together by hand, for tests of the board.

import type { LetterView, SeatView, View } from '../rules/view.ts';

export const person = (patch: Partial<SeatView> = {}): SeatView => ({
  alive: true,
  character: 'Viper',
  up: true,
  shown: true,
  special: false,
  gender: 'male',
  identity: null,
  exposed: false,
  not: [],
  cards: 3,
  known: [],
  messages: [],
  red: 0,
  blue: 0,
  black: 0,
  locked: false,
  trapped: false,
  used: false,
  ...patch,
});

export const letter = (patch: Partial<LetterView> = {}): LetterView => ({
  stamp: 'CM',
  from: 0,
  at: 1,
  stage: 'transit',
  route: [],
  next: 2,
  must: null,
  face: null,
  exposed: false,
  ...patch,
});

export const viewOf = (seats: readonly SeatView[], patch: Partial<View> = {}): View => ({
  me: 0,
  options: { identities: 'standard', alliance: false, deck: '2010', swan: 'elimination', lockOn: 'turn', aid: true },
  phase: 'play',
  turn: 3,
  active: 0,
  priority: 0,
  seats,
  letter: null,
  stack: [],
  claims: [],
  fallen: [],
  deck: 50,
  peeked: [],
  discard: [],
  removed: 0,
  removedSeen: [],
  hand: [],
  offer: [],
  spare: [],
  shelf: [],
  ending: null,
  ...patch,
});
