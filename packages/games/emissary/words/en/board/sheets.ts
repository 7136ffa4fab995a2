// Sentences of the sheets, in English: a player's dossier, notes, reference.

import type { Mark } from '../../../board/notes.ts';
import type { Identity } from '../../../board/terms.ts';
import type { Cause, FallKind, ProveKind } from '../../../rules/terms.ts';
import { quoted } from '../names.ts';
import { proves } from '../reference.ts';

export const sheets = {
  close: 'Close',
  back: 'Back',
  dossier: (name: string): string => `Dossier of ${name}`,
  character: 'Character',
  startsDown: 'Starts face-down. While it lies face-down the gender is unknown.',
  isDown: 'Lies face-down now.',
  unknownCharacter: 'A special character, still face-down. Nobody knows who it is.',
  blue: 'Face-down',
  red: 'Face-up',
  force: { may: 'may', must: 'must' },
  mission: 'MOF mission',
  messages: (n: number): string => `Messages (${n})`,
  noMessages: 'No message yet.',
  sentBy: (name: string): string => `from ${name}`,
  causes: { transmitted: '', distribute: 'dealt', ability: 'by an ability' } satisfies Record<Cause, string>,
  wholeHand: 'Hand',
  known: 'Cards in this hand that you have seen',
  proved: 'Prove',
  claim: (turn: number, by: string, to: string, did: string): string => `Turn ${turn}, ${by} proved ${to}: ${did}`,
  acts: { draw: 'drew two cards', discard: 'discarded a card' } satisfies Record<ProveKind, string>,
  says: {
    draw: `said: ${quoted(proves.draw.sentence)}`,
    discard: `said: ${quoted(proves.discard.sentence)}`,
  } satisfies Record<ProveKind, string>,
  evidence: (turn: number, by: string, did: string): string => `Turn ${turn}, to ${by}: ${did}`,
  bet: (identity: Identity): string => `(asked: ${identity})`,
  mayLie: 'It may have been a lie.',
  betOn: (identity: Identity): string => `You saw the card: it bets on ${identity}.`,
  fell: (turn: number, how: FallKind): string =>
    how === 'messages'
      ? `Eliminated on turn ${turn} by three black messages.`
      : `Eliminated on turn ${turn}: nothing to send.`,

  notesTitle: 'My notes',
  notesPrivate: 'Only you see this. Tap: ruled out, suspected, unknown.',
  stillHidden: 'Still hidden',
  markOf: (name: string, identity: Identity, mark: Mark): string =>
    `${name}, ${identity}: ${mark === 'in' ? 'marked' : mark === 'out' ? 'crossed out' : 'possible'}`,
  noteText: (name: string): string => `A note on ${name}`,
  noteHere: 'a note…',
  shown: 'shown',
  seenByMe: 'you have seen it',
  aidTitle: 'What follows from the facts',
  aidLead: 'Identities that each player can still have, by what everybody knows and what you have seen.',
  can: (name: string, identities: string): string => `${name} can be ${identities}`,
  peeked: 'Deck cards that you have seen',
  under: (n: number): string => (n === 0 ? 'on top' : `under ${n}`),
  removedSeen: 'Removed Prove cards that you have seen',

  referenceTitle: 'Quick reference',
  tabs: { cards: 'Cards', characters: 'Characters', rules: 'Rules' },
  inDeck: 'In the deck',
  travelsAs: 'Travels as',
  inPlay: 'At this table',
  all: 'All characters',
  credit: 'Icons: game-icons.net (CC BY 3.0), by Lorc, Delapouite and others.',
};
