// Every sentence of the board, in English.

import { capital } from '@tabella/ui/english';
import type { Agent, CardName, Colour, Kind, Role } from '../../../rules/box.ts';
import { DEED, ROLE, SIDE } from '../names.ts';

const kinds: Readonly<Record<Kind, string>> = {
  seal: 'Seal',
  seize: 'Seize',
  question: 'Question',
  gift: 'Gift',
  mask: 'Mask',
  burn: 'Burn',
};

/** What a card does when it is played. */
const does: Readonly<Record<Kind, string>> = {
  seal: 'Seal: cancels a card as it is played. Enough seals that hold win by silence.',
  seize: 'Seize: takes the letter on its way. You must keep it.',
  question: 'Question: somebody must say whether they are of the Crown (red) or the League (blue).',
  gift: 'Gift: give somebody a seal of your hand, and draw two cards.',
  mask: 'Mask: turns an agent face-down, so that it can act again.',
  burn: 'Burn: throws away a letter that somebody took.',
};

const goals: Readonly<Record<Role, string>> = {
  crown: 'three red letters win',
  league: 'three blue letters win',
  free: 'two red and two blue letters win',
};

export const say = {
  you: 'You',
  others: 'The others, in the order of play',
  mine: 'Yours',
  hand: 'Your hand',
  handOf: (name: string): string => `${name}'s hand`,
  noCards: 'Your hand is empty.',
  tapToRead: 'Tap a card to read what it does.',
  sendTip: 'Only the colour counts now: red for the Crown, blue for the League, black burns.',
  pointAt: 'Now point at whom or what it is meant for.',
  kinds,
  does,
  colours: { red: 'red', blue: 'blue', black: 'black' } satisfies Record<Colour, string>,
  card: (card: CardName): string => card,
  toMove: 'to move',
  sentIt: 'sent it',
  onlyYou: 'Only you see this',
  youAre: (role: Role): string => `You are ${SIDE[role]}`,
  beware: 'Three black letters and you are burned: then all others win.',
  gotIt: 'Got it',
  theEnd: 'How it ended',
  role: (role: Role): string => capital(ROLE[role]),
  decisive: 'Decisive',
  mayBe: (may: readonly Role[]): string =>
    may.length > 2 ? 'role unknown' : may.map((role) => capital(ROLE[role])).join(' or '),
  agentIs: (agent: Agent, up: boolean): string => `${capital(agent)}, ${up ? 'face-up' : 'face-down'}`,
  seals: 'seals',
  held: (held: number, silence: number): string => `${held} of ${silence} seals`,
  cards: (cards: number, known: readonly CardName[]): string =>
    `${cards} ${cards === 1 ? 'card' : 'cards'}${known.length > 0 ? ` (${known.join(', ')})` : ''}`,
  lettersOf: (name: string): string => (name === 'You' ? 'Your letters' : `${name}'s letters`),
  burn: (card: CardName): string => `Burn this ${card}`,
  wins: (role: Role): string => `${capital(goals[role])}, if they lie before you.`,
  goal: (role: Role): string => `${capital(ROLE[role])}: ${goals[role]}`,
  turnUp: (agent: Agent): string => `Turn up ${capital(agent)}: ${DEED[agent]}`,
  middle: 'The middle of the desk',
  played: 'Played now',
  plays: (name: string, card: CardName): string => `${name}: ${card}`,
  cancels: (name: string, card: CardName): string => `${name} ${name === 'You' ? 'cancel' : 'cancels'} it: ${card}`,
  more: (seals: number): string => `and ${seals} more ${seals === 1 ? 'seal' : 'seals'}`,
  deck: (cards: number, top: CardName | null): string => `${cards} in the deck${top ? `, on top a ${top}` : ''}`,
  discards: (cards: number, last: CardName | undefined): string =>
    `${cards} discarded${last ? `, last a ${last}` : ''}`,
  onTheRoad: (sender: string, face: CardName | null, seized: boolean): string =>
    `${sender === 'You' ? 'Your letter' : `${sender}'s letter`}${face ? `: ${face}` : ''}${seized ? ', seized' : ''}`,
};
