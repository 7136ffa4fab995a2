// Where play stands for one viewer, as the protocol says it.

import type { Choice, Result, Seat } from '@tabella/kernel';
import type { OpenAsk, Update } from '../protocol/index.ts';
import { askOf, declaredAt, isStopped, isWindow, leading, standingOf } from './asks.ts';
import type { TableState } from './state.ts';
import { undoOf } from './take-back.ts';
import type { OpenMatch } from './world.ts';

/** The part of an update that every update has. */
export type Situation = Pick<Update, 'ask' | 'waiting' | 'window' | 'clock' | 'result' | 'undo'>;

export function situationOf(state: TableState, match: OpenMatch, viewer: Seat | null): Situation {
  const { window, clock } = state.question;
  const first = leading(state, match);
  const open = isWindow(match) && first.length === 0;
  return {
    ask: viewer === null ? null : shownAsk(state, match, viewer),
    waiting: first.length > 0 ? first.map((ask) => ask.seat) : [...standingOf(match).waiting],
    window: open ? { until: window?.until ?? null, thinking: window?.thinking ?? false } : null,
    clock,
    result: match.result && shownResult(match.result),
    undo: viewer === null ? null : undoOf(state, match, viewer),
  };
}

function shownAsk(state: TableState, match: OpenMatch, seat: Seat): OpenAsk | null {
  const ask = askOf(match, seat);
  if (ask === null) return null;
  const declared = declaredAt(state, seat) ?? ask.declared;
  return {
    ...ask,
    from: ask.from as Choice[],
    ...(declared === undefined ? {} : { declared }),
    stop: isStopped(state, ask),
  };
}

function shownResult({ winners, reason, scores, parts }: Result): NonNullable<Situation['result']> {
  return {
    winners: [...winners],
    reason,
    ...(scores && { scores: [...scores] }),
    ...(parts && { parts: Object.fromEntries(Object.entries(parts).map(([name, each]) => [name, [...each]])) }),
  };
}
