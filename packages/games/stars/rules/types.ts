// The types of A Message from the Stars, as its rules, words, bots and board share them.

import { asking, type BotInputOf, type OpenAskOf, type Seat, type TableOf } from '@tabella/kernel';
import type { Block } from '../lexicon/legality.ts';
import type { CipherWrong, WordFault } from '../solver/index.ts';
import type { GuessPhase, Options, SideIndex, State } from './state.ts';
import type { View } from './view.ts';

/** Which side of which team, and of how many. */
interface OfSide {
  readonly team: number;
  readonly teams: number;
  readonly side: SideIndex;
}

export type StarsEvent =
  | ({ readonly kind: 'sent'; readonly word: string; readonly score: number; readonly round: number } & OfSide)
  | { readonly kind: 'proposes'; readonly seat: Seat; readonly text: string }
  | ({ readonly kind: 'lays-open'; readonly message: string } & OfSide)
  | {
      readonly kind: 'guesses';
      readonly team: number;
      readonly teams: number;
      readonly phase: GuessPhase;
      readonly text: string;
      readonly right: number;
      readonly truth: string;
    }
  | { readonly kind: 'ends'; readonly totals: readonly number[] };

/** What one's own side has proposed so far, the most wanted first; writing it again confirms it. */
export interface Proposed {
  readonly proposed: readonly string[];
}

/** With the place of the message card in the deck: the sender's own for a clue, the other side's for a guess. */
export interface AboutCard extends Proposed {
  readonly message: number;
}

/** Every question is answered by writing. */
interface Written<A> {
  readonly choice: string;
  readonly args: A;
}

export interface StarsTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: StarsEvent;
  readonly asks: {
    readonly transmit: Written<AboutCard>;
    readonly 'guess-words': Written<AboutCard>;
    readonly 'guess-letters': Written<Proposed>;
  };
}

/** Why a table, a word, a guess or a cipher is refused. */
export type WhyNot =
  | { readonly kind: 'team-seats' | 'three-words' | 'six-letters' }
  | { readonly kind: 'alien-seat'; readonly alien: number; readonly seats: number }
  | { readonly kind: 'word'; readonly code: WordFault }
  | { readonly kind: 'blocked'; readonly word: string; readonly block: Block }
  | { readonly kind: 'not-in-column'; readonly part: string; readonly column: number }
  | { readonly kind: 'letter-twice'; readonly slots: readonly number[]; readonly letter: string }
  | CipherWrong;

export type Table = TableOf<StarsTypes>;
export type BotInput = BotInputOf<StarsTypes>;
/** A question that is open to the seat. */
export type StarsAsk = OpenAskOf<StarsTypes>;
export const { anyOf, together, writing } = asking<StarsTypes>();
