// The state of a game of A Message from the Stars: plain data. What a viewer does not know is blank in their copy.

import type { Result, Seat } from '@tabella/kernel';
import type { Cipher, Draw } from '../solver/index.ts';

export interface Options {
  /** One Alien and all others Scientists, or two teams with an Alien each. */
  readonly mode: 'coop' | 'team';
  /** Co-op: three rounds. Teams: the Aliens transmit to their own Scientists only. */
  readonly hard: boolean;
  /** How the cipher is made: card by card as the rules say, or every cipher equally likely. */
  readonly draw: Draw;
  /** The seat of the Alien, 1 for the first; 0 is random. Of two teams it is the first team's. */
  readonly alien: number;
  /** How several Scientists agree: one confirms a proposal, the first word goes, or more than half stand behind it. */
  readonly agree: 'one' | 'first' | 'vote';
  /** The console shades letters by what the scores show. */
  readonly aid: boolean;
}

/** The two sides of a team. */
export const ALIEN = 0;
export const SCIENTISTS = 1;
export type SideIndex = typeof ALIEN | typeof SCIENTISTS;

/** A message: a card of the deck and the word rolled in each column. Blank: card -1, no dice. */
export interface Message {
  card: number;
  dice: number[];
}

/** A word that was transmitted, with its score. Blank: an empty word. */
export interface Sent {
  readonly team: number;
  readonly side: SideIndex;
  readonly round: number;
  readonly word: string;
  readonly score: number;
}

export interface Proposal {
  readonly team: number;
  readonly seat: Seat;
  readonly text: string;
}

/** A final guess, revealed: how many of its three words or six letters are right. */
export interface Guess {
  readonly team: number;
  readonly phase: GuessPhase;
  readonly text: string;
  readonly right: number;
}

export type GuessPhase = 'guess-alien' | 'guess-scientists' | 'guess-letters';
/** The four stages of the game in the order of the rules; a round is `alien`, then `scientists`. */
export type Phase = 'alien' | 'scientists' | GuessPhase | 'over';

export interface State {
  seats: number;
  options: Options;
  /** Per seat: its team. */
  team: number[];
  /** Per team: the seat of its Alien. */
  aliens: Seat[];
  /** Null when blank. */
  cipher: Cipher | null;
  /** Two per team: the Alien's, then the Scientists'. */
  messages: Message[];
  phase: Phase;
  round: number;
  sent: Sent[];
  /** What Scientists have proposed in this phase: known to their side. */
  proposals: Proposal[];
  /** Who of them stands behind a proposal: everybody sees that, for it decides who is asked. */
  voted: Seat[];
  /** Per team: the guess that stands, until all teams have theirs. Null while there is none, or when blank. */
  settled: (string | null)[];
  /** Per team: has it answered in this phase? Everybody may know. */
  done: boolean[];
  guesses: Guess[];
  result: Result | null;
}

export const teamsOf = (s: State): number => s.aliens.length;
export const roundsOf = (options: Options): number => (options.mode === 'coop' && !options.hard ? 4 : 3);
export function teamOf(s: State, seat: Seat): number {
  const team = s.team[seat];
  if (team === undefined) throw new Error(`no seat ${seat}`);
  return team;
}
export const isAlien = (s: State, seat: Seat): boolean => s.aliens.includes(seat);
export const messageOf = (s: State, team: number, side: SideIndex): Message => s.messages[2 * team + side] as Message;

export function scientistsOf(s: State, team: number): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.team[seat] === team && !isAlien(s, seat)) out.push(seat);
  return out;
}

export function clone(s: State): State {
  return {
    ...s,
    team: s.team.slice(),
    aliens: s.aliens.slice(),
    messages: s.messages.map((message) => ({ card: message.card, dice: message.dice.slice() })),
    sent: s.sent.slice(),
    proposals: s.proposals.slice(),
    voted: s.voted.slice(),
    settled: s.settled.slice(),
    done: s.done.slice(),
    guesses: s.guesses.slice(),
  };
}

const ORDER: readonly Phase[] = ['alien', 'scientists', 'guess-alien', 'guess-scientists', 'guess-letters', 'over'];

/** Has play come to this phase, or beyond it? */
export function reached(s: State, phase: Phase): boolean {
  return ORDER.indexOf(s.phase) >= ORDER.indexOf(phase);
}
