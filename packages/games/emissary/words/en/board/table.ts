// Sentences at the table, in English: dossiers, the stack, the message, the hand.

import { list } from '@tabella/ui/english';
import type { Habit } from '../../../board/habits.ts';
import type { Colour, Effect, Identity, Stamp } from '../../../board/terms.ts';
import type { ProveKind } from '../../../rules/terms.ts';

const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

const goal = (colour: string, side: string, left: number): string =>
  `Win: three ${colour} messages in front of you or of ${side === 'FRS' ? 'an' : 'a'} ${side} ally.${left > 0 ? ` You need ${left} more.` : ''}`;

export const table = {
  you: 'You',
  youLower: 'you',
  your: 'Your',
  yourLower: 'your',
  whose: (name: string): string => `${name}'s`,
  didAloud: { draw: 'Draws two cards.', discard: 'Discards a card.' } satisfies Record<ProveKind, string>,
  toProve: (who: string, whose: string): string => `${who}, to ${whose} Prove`,
  seats: 'Players round the table',
  ring: 'Players in the way of the message',
  special: 'Special',
  faceDown: 'Face-down',
  genders: { female: 'Female', male: 'Male', unknown: 'Gender unknown' },
  signs: { female: '♀', male: '♂', unknown: '?' },
  roles: { plays: 'plays', sends: 'sends', sent: 'sent it', decides: 'decides' },
  statuses: { locked: 'Lock On', trapped: 'Trap' },
  statusLong: {
    locked: 'Must accept any message that reaches them. No Transfer. Stronger than a Trap.',
    trapped: 'May not accept. Intercept and Transfer stay open to them.',
  },
  caseClosed: 'Case closed',
  outOn: (turn: number): string => `out on turn ${turn}`,
  outShort: (turn: number): string => `turn ${turn}`,
  hand: cards,
  slots: (n: number, colour: Colour): string => `${n} of three ${colour} messages`,
  seen: (n: number): string => (n === 1 ? 'one card that you have seen' : `${n} cards that you have seen`),
  noted: (text: string): string => `your mark: ${text}`,
  number: (n: number): string => `plays card ${n}`,
  target: 'may be chosen',
  targeted: 'chosen',

  casting: 'Characters',
  steps: ['Begin', 'Draw', 'Play', 'Message', 'End'],
  turn: (n: number, name: string, mine: boolean): string => (mine ? `Turn ${n} · you` : `Turn ${n} · ${name}`),
  deck: (n: number): string => `Deck ${n}`,
  discards: (n: number): string => `Discards ${n}`,
  removed: (n: number): string => `${n} Prove ${n === 1 ? 'card' : 'cards'} removed`,
  noDiscards: 'None yet.',
  discardsLead: 'The last one first. When the deck runs out they are shuffled into a new one.',

  from: (name: string): string => `from ${name}`,
  way: (stamp: Stamp, from: string, to: string): string =>
    stamp === 'OM' ? `${from} → ${to}, directly` : `${from} → ${to}, to the right`,
  sealed: 'Sealed',
  thenTo: (names: readonly string[]): string => `then ${names.join(', ')}`,
  youRead: 'You have read it',
  readBy: (name: string): string => `Seen by ${name}`,
  faceDownNow: 'Face-down then',
  openForAll: 'Open to all',
  if: {
    transit: (to: string, you: boolean): string =>
      you ? 'If nobody acts, it reaches you.' : `If nobody acts, it reaches ${to}.`,
    mustAccept: (to: string, you: boolean): string =>
      you ? 'You are locked: you must accept it.' : `${to} is locked and must accept it.`,
    mustDecline: (to: string, next: string | null, you: boolean): string =>
      `${you ? 'You are' : `${to} is`} trapped: ${next === null ? 'it is thrown away' : `it goes on to ${next}`}.`,
    decides: (to: string, next: string | null, you: boolean): string =>
      `${you ? 'You accept' : `${to} accepts`} it, or it ${next === null ? 'is thrown away' : `goes on to ${next}`}.`,
  },

  stack: 'Cards that answer each other, in the order played',
  stackCard: (n: number, name: string, effect: string, what: string): string => `${n}: ${name}, ${effect}, ${what}`,
  goesFirst: 'goes first',
  yourAnswer: 'Your answer?',
  counters: (n: number): string => `counters ${n}`,
  does: {
    counteract: (): string => 'counters it',
    decode: (): string => 'reads the message',
    delete: (to: string): string => `deletes one of ${to}`,
    distribute: (): string => 'deals to everybody',
    intercept: (): string => 'takes the message',
    'lock-on': (to: string): string => `locks ${to}`,
    prove: (to: string): string => `proves ${to}`,
    transfer: (to: string): string => `sends it to ${to}`,
    trap: (to: string): string => `traps ${to}`,
  } satisfies Record<Effect, (to: string) => string>,
  countered: 'Countered',
  asCard: (effect: string): string => `as ${effect}`,
  nobody: 'If nobody answers:',
  takesEffect: 'Takes effect:',
  isCountered: (effect: string): string => `${effect} is countered.`,
  goesOn: (effect: string, to: string): string => `${effect} is countered, the message goes on to ${to}.`,
  outcome: {
    counteract: (): string => 'the card is countered.',
    decode: (by: string, _to: string, you: boolean): string =>
      you ? 'you read the message.' : `${by} reads the message.`,
    delete: (_by: string, to: string): string => `a message of ${to} is deleted.`,
    distribute: (): string => 'everybody gets a message from the deck.',
    intercept: (by: string, _to: string, you: boolean): string =>
      you ? 'the message comes to you, and you must take it.' : `the message goes to ${by}, who must take it.`,
    'lock-on': (_by: string, to: string, _you: boolean, aimed: boolean): string =>
      aimed ? 'you must accept what reaches you.' : `${to} must accept what arrives.`,
    prove: (_by: string, to: string, _you: boolean, aimed: boolean): string =>
      aimed ? 'you answer the Prove.' : `${to} answers the Prove.`,
    transfer: (_by: string, to: string, _you: boolean, aimed: boolean): string =>
      aimed ? 'the message comes to you, and you must take it.' : `the message goes to ${to}, who must take it.`,
    trap: (_by: string, to: string, _you: boolean, aimed: boolean): string =>
      aimed ? 'you may accept nothing this turn.' : `${to} may accept nothing this turn.`,
  } satisfies Record<Effect, (by: string, to: string, you: boolean, aimed: boolean) => string>,
  trapLocked: (to: string, you: boolean): string =>
    you ? 'you stay locked: Lock On is stronger.' : `${to} stays locked: Lock On is stronger.`,
  thinking: 'Waiting a moment …',
  timeLeft: 'Time to answer is running',

  whichUse: 'Use it as',
  whichWay: 'Send it as',
  whichMessage: (name: string): string => `Which message of ${name}?`,
  whichSeat: 'Tap a player who glows.',
  pickTitle: 'Which character do you play?',
  pickLead: 'Tap the one you play. Your side is dealt afterwards; the mission counts only if it is MOF.',
  choosing: 'Everybody chooses a character.',

  tapToRead: 'Tap a card to read it.',
  tapToChoose: 'Tap a card that glows.',
  tapToSend: 'Tap a card to see how it travels. Only its colour counts.',
  pointToRead: 'Point at a card to read it.',
  canPlay: (cards: readonly string[]): string => `${list(cards)} can be played now. Tap a card to read it.`,
  proveText: (bet: Identity, does: string, sentence: string): string => `${bet} ${does}, all others say “${sentence}.”`,
  sendText: (stamp: string, way: string): string => `Sent as ${stamp} Message: ${way}.`,
  lastCard: 'Then you have nothing to send and are out.',

  habitOf: (card: string, habit: string): string => `${card}: ${habit.toLowerCase()}`,
  habitAsk: (habits: readonly string[]): string => `Ask me about ${habits.join(', ')}`,
  habitKept: (habit: string): string => `${habit}, from the next time on`,
  habitNames: (habit: Habit, aboutCard: boolean): string =>
    habit === 'never'
      ? 'Never'
      : habit === 'every'
        ? aboutCard
          ? 'Every card'
          : 'Always'
        : aboutCard
          ? 'Aimed at me'
          : 'To or from me',

  yourHand: 'Your hand',
  noCards: 'Your hand is empty.',
  outNow: 'You are out.',
  staysHidden: 'Hands and identities stay hidden until the end.',
  watching: 'You are watching. Hands stay hidden.',
  mayNow: {
    counteract: (): string => 'Counter it',
    decode: (): string => 'Read it first',
    delete: (): string => 'Delete a message',
    distribute: (): string => 'Deal to everybody',
    intercept: (): string => 'Take the message',
    'lock-on': (): string => 'Lock somebody',
    prove: (): string => 'Prove somebody',
    transfer: (): string => 'Send it on',
    trap: (): string => 'Trap somebody',
  } satisfies Record<Effect, () => string>,
  maySend: { CM: 'Sealed, right', EM: 'Open, right', OM: 'Sealed, to one' } satisfies Record<Stamp, string>,
  mayTake: 'Choose it',
  couldPlay: 'Could be played',
  asKnown: (name: string): string => `As ${name} knew it`,
  allHands: 'All hands',
  emptyHand: 'No cards',
  choosesFrom: (name: string): string => `${name} chooses one of these.`,

  mine: 'Who you are',
  goal: {
    KDR: (left: number): string => goal('red', 'KDR', left),
    FRS: (left: number): string => goal('blue', 'FRS', left),
  },
  use: 'use',
  notes: 'Notes',
  reference: 'Reference',
  panels: 'Notes and reference',
};
