// What an answer comes to when it is taken, or when a rule breaks over it.

import type { Outcome } from './ask.ts';
import type { Told } from './known.ts';
import type { AnswerRow, Log, Row } from './log.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface Accepted {
  readonly ok: true;
  readonly row: Row;
  /** What happened, for the audiences it names. */
  readonly told: readonly Told[];
  /** The batch closed and play went on. */
  readonly closed: boolean;
  /** What came of the batch, if it closed. */
  readonly outcome?: Outcome;
}

/** A rule broke: the match is untouched, and the file shows how to make it break again. */
export interface Fault extends Refusal {
  readonly code: 'fault';
  readonly file: Log;
}

export function brokenAt(row: AnswerRow, thrown: unknown, record: Log): Fault {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    ...refuse('fault', `A rule broke (${message}); the match is as it was before.`),
    code: 'fault',
    file: { ...record, fault: { row, message } },
  };
}
