// Sentences of the moments, in English: who I am, that I am out, how it ends.

import type { Effect, Face, Identity } from '../../../board/terms.ts';
import { cards, colours } from '../cards.ts';

const ALLIES = ['You have no ally.', 'You have one ally and do not know who.'];

export const moments = {
  onlyYou: 'Only you see this',
  youAre: (identity: Identity): string => `You are ${identity}`,
  winWith: {
    KDR: 'Win with three red messages in front of you, or in front of a KDR ally.',
    FRS: 'Win with three blue messages in front of you, or in front of an FRS ally.',
    MOF: 'You play alone, and win by the mission of your character.',
  } satisfies Record<Identity, string>,
  yourMission: (mission: string): string => `Your mission: ${mission}`,
  blackOut: 'Three black messages and you are out.',
  atTable: (counts: string, allies: number): string =>
    `At this table: ${counts}. ${ALLIES[allies] ?? `You have ${allies} allies and do not know who.`}`,
  alone: (counts: string): string => `At this table: ${counts}. A MOF has no ally.`,
  youPlay: (character: string): string => `You play ${character}. Tap your dossier any time to read this again.`,
  othersPlay: 'The match goes on meanwhile: the others may already be playing.',
  gotIt: 'Got it',

  youAreOut: 'You are out',
  outSilent: 'You had no card left to send.',
  outBlack: (whose: string, card: Effect): string => `${whose} ${cards[card].title} was your third black message.`,
  outDeck: (card: Effect): string => `A ${cards[card].title} from the deck was your third black message.`,
  outPlain: 'You had three black messages.',
  trailTurn: (turn: number): string => (turn > 0 ? `Turn ${turn}` : ''),
  fromDeck: 'from the deck',
  youWere: 'You were',
  onlyLiving: 'Only players still in the game can win with their side.',
  watch: 'Watch',
  fastForward: 'Fast-forward',
  newGame: 'New game',
  leave: 'Leave table',

  otherOut: (name: string): string => `${name} is out`,
  otherWas: (character: string, identity: Identity | null): string =>
    identity === null ? `They were ${character}.` : `They were ${character}, ${identity}.`,

  theEnd: 'The end',
  skip: 'Skip',
  stillDown: (n: number): string =>
    n === 0
      ? 'All identities are shown.'
      : n === 1
        ? 'One identity is still to turn over …'
        : `${n} identities are still to turn over …`,
  thirdOf: (mine: boolean, name: string, colour: 'red' | 'blue'): string =>
    `${mine ? 'Your' : `${name}'s`} third ${colour} message`,
  decided: 'The match is decided',
  yourAlly: 'your ally',
  outOnTurn: (turn: number): string => `out on turn ${turn}`,
  decisive: (turn: number): string => `Decisive · turn ${turn}`,
  turnsPlayed: (n: number): string => (n === 1 ? 'turn' : 'turns'),
  notesRight: 'notes right',
  rightOf: (right: number, all: number): string => `${right} of ${all}`,
  hands: 'Hands at the end',
  chip: (face: Face): string => `${colours[face.colour].name} ${cards[face.effect].title}`,
};
