// What a decision wants done. The shell does it in order; when something cannot be stored, the table is of no use any more
// and nothing after it is done, so that nobody is shown what is not stored.

import type { Answer, Choice, OpenAsk, Seat, UndoBy } from '@tabella/kernel';
import type { Heard, Since } from '../protocol/index.ts';
import type { Declaration, Standing, StoredChat, StoredTable } from '../store/port.ts';
import type { Failure, Input, Player } from './input.ts';
import type { Reply } from './replies.ts';
import type { TableState } from './state.ts';

export type Effect =
  | { readonly type: 'save'; readonly table: StoredTable }
  /** The match has begun: where it stands, for lists of tables. */
  | { readonly type: 'begin'; readonly standing: Standing }
  | { readonly type: 'declare'; readonly declaration: Declaration }
  | { readonly type: 'add-chat'; readonly line: StoredChat }
  | { readonly type: 'keep-note'; readonly owner: string; readonly value: Choice }
  /** Asks a bot; `only` is the answer when there is just one. Its thought comes in a later turn. */
  | { readonly type: 'think'; readonly ask: OpenAsk; readonly bot: string; readonly only: Answer | undefined }
  /** A person has no choice: the only answer comes as such a thought, too. */
  | { readonly type: 'think'; readonly ask: OpenAsk; readonly bot: null; readonly only: Answer }
  /** The fallback was played for a bot. */
  | ({ readonly type: 'slip'; readonly seat: Seat; readonly bot: string } & Failure)
  /** Something to decide in a turn of its own. */
  | { readonly type: 'queue'; readonly input: Input }
  | { readonly type: 'send'; readonly to: readonly number[]; readonly message: Heard }
  /** What changed in the match, to everybody; the views of some again; the table, if it may have changed. */
  | { readonly type: 'show'; readonly views: readonly number[]; readonly table: boolean }
  | { readonly type: 'welcome'; readonly to: number; readonly since: Since | undefined };

export interface Given {
  readonly seat: Seat;
  readonly ask: number;
  readonly choice: Answer;
  readonly said: string | null;
  /** The clock answers. */
  readonly late?: boolean;
}

/** What must be done and known before the decision can be finished: it comes back as the next input. */
export type Request =
  /** Begins the match. */
  | { readonly type: 'deal' }
  /** Checks answers, applies them in order until one closes the question, and stores them as one piece. */
  | { readonly type: 'play'; readonly given: readonly Given[]; readonly by: Player }
  /** Takes back the last answer of a seat, and stores that. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly by: UndoBy; readonly said: string }
  /** Makes the table of a rematch, which begins when these people have added to its deal. */
  | { readonly type: 'rematch'; readonly people: readonly string[] };

export interface Decision {
  readonly state: TableState;
  readonly effects: readonly Effect[];
  readonly request: Request | null;
  /** What is said to the person whose message this was, once everything is done. */
  readonly reply: Reply | null;
}
