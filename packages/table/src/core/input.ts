// What can happen to a table.

import type { Answer, Seat } from '@tabella/kernel';
import type { Pace, Said, SaidOf, Since } from '../protocol/index.ts';
import type { Declaration } from '../store/port.ts';
import type { Made, Reply } from './replies.ts';
import type { Connection, TimerName } from './state.ts';

/** Those that change nothing are answered without a decision. */
export type Command = Exclude<Said, SaidOf<'hello' | 'preview' | 'hint'>>;

/** A message of a person. */
export interface Message {
  readonly type: 'message';
  readonly person: string;
  /** What the person is called, when `wantsName`. */
  readonly name: string | null;
  readonly said: Command;
  /** Names the message for ever, so that a resend is known. */
  readonly key: string;
}

/** Why a bot has no answer that counts: it broke, took too long, chose what was not offered, or a rule broke with it. */
export interface Failure {
  readonly reason: 'broke' | 'late' | 'not-offered' | 'refused';
  readonly why: string;
}

/** What became of the thoughts of a bot: its answer, or why there is none. Of a person without a choice: the only answer. */
export interface Thought {
  readonly type: 'thought';
  readonly seat: Seat;
  readonly ask: number;
  readonly bot: string | null;
  readonly answer?: Answer;
  readonly failure?: Failure;
}

/** On whose account answers are played. */
export type Player =
  | { readonly who: 'person'; readonly seat: Seat }
  | { readonly who: 'window' }
  | { readonly who: 'clock'; readonly late: readonly Seat[] }
  | { readonly who: 'bot'; readonly seat: Seat; readonly ask: number; readonly fellBack: boolean };

/** A timer that was set has run out. */
export interface Rang {
  readonly type: 'rang';
  readonly timer: TimerName;
  readonly n: number;
}

/** What happens in a match; without one it is nothing. */
export type MatchInput =
  | Thought
  /** The table was opened with a match from its log. */
  | { readonly type: 'opened'; readonly declarations: readonly Declaration[] }
  | { readonly type: 'close-window'; readonly ask: number }
  /** What came of a request to take something back. */
  | { readonly type: 'undone'; readonly reply: Reply }
  /** What came of a request to play. */
  | { readonly type: 'played'; readonly reply: Reply; readonly by: Player };

export type Input =
  | Message
  | Rang
  | MatchInput
  | {
      readonly type: 'hello';
      readonly connection: Connection;
      readonly since: Since | undefined;
      /** How fast they want the bots to play; undefined: as before. */
      readonly pace?: Pace | undefined;
    }
  | { readonly type: 'parted'; readonly connection: number }
  | { readonly type: 'renamed'; readonly person: string; readonly name: string }
  /** A table that was made to begin at once; `number` is what its host adds to the deal. */
  | { readonly type: 'start'; readonly person: string; readonly number?: string | undefined }
  /** The table of a rematch: it begins when everybody there has added to the deal. */
  | { readonly type: 'start-when-ready' }
  /** What came of the other requests. */
  | { readonly type: 'dealt'; readonly reply: Reply }
  | { readonly type: 'rematched'; readonly made: Made };
