// Where play stands for one viewer, as the protocol says it.

import { forced } from '@tabella/bots';
import { type Choice, hears, type Result, type Seat } from '@tabella/kernel';
import type { OpenAsk, Update } from '../protocol/index.ts';
import { askOf, declaredAt, isStopped, isWindow, leading, standingOf } from './asks.ts';
import { isHeld } from './pace.ts';
import type { TableState } from './state.ts';
import { undoOf } from './take-back.ts';
import type { OpenMatch } from './world.ts';

/** The part of an update that every update has. */
export type Situation = Pick<
  Update,
  'ask' | 'waiting' | 'since' | 'window' | 'clock' | 'step' | 'result' | 'undo' | 'timedOut'
>;

/** What of it is the viewer's own. */
export type OwnSituation = Pick<Situation, 'ask' | 'undo' | 'timedOut'>;
/** What of it is the same for everybody. */
export type SharedSituation = Omit<Situation, keyof OwnSituation>;

export function situationOf(state: TableState, match: OpenMatch): SharedSituation {
  const { window, clock, openedAt } = state.question;
  const first = leading(state, match);
  const open = isWindow(match) && first.length === 0;
  const waiting = isWindow(match) ? first.map((ask) => ask.seat) : [...standingOf(match).waiting];
  return {
    waiting,
    since: waiting.length > 0 ? openedAt : null,
    window: open ? { until: window?.until ?? null, thinking: window?.thinking ?? false } : null,
    clock,
    step: isHeld(state),
    result: match.result && shownResult(match.result),
  };
}

export function ownSituation(state: TableState, match: OpenMatch, viewer: Seat | null): OwnSituation {
  return {
    ask: viewer === null ? null : shownAsk(state, match, viewer),
    undo: viewer === null ? null : undoOf(state, match, viewer),
    timedOut: state.timeouts.map(({ seat, told }) => ({ seat, at: heardBefore(match, viewer, told) })),
  };
}

const heardBefore = (match: OpenMatch, viewer: Seat | null, told: number): number =>
  match.told.slice(0, told).filter((one) => hears(one.to, viewer)).length;

/** A question without a choice is answered by the table; nobody needs to see it. */
function shownAsk(state: TableState, match: OpenMatch, seat: Seat): OpenAsk | null {
  const ask = askOf(match, seat);
  if (ask === null || forced(ask) !== undefined) return null;
  const declared = declaredAt(state, seat) ?? ask.declared;
  const from = ask.from as Choice[];
  const stop = isStopped(state, ask);
  // What is added goes first: to add it to a copy costs ten times as much.
  return declared === undefined ? { stop, ...ask, from } : { stop, ...ask, from, declared };
}

function shownResult({ winners, reason, scores, parts }: Result): NonNullable<Situation['result']> {
  return {
    winners: [...winners],
    reason,
    ...(scores && { scores: [...scores] }),
    ...(parts && { parts: Object.fromEntries(Object.entries(parts).map(([name, each]) => [name, [...each]])) }),
  };
}
