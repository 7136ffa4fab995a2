// What the match asks, and of whom an answer is still wanted.

import { type Answer, type OpenAsk, PASS, type Seat } from '@tabella/kernel';
import type { Standing } from '../store/port.ts';
import { botAt, stopsOf } from './people.ts';
import type { TableState } from './state.ts';
import type { OpenMatch } from './world.ts';

/** Names the open question; 0 when there is none. */
export const askIdOf = (match: OpenMatch): number => match.asks()[0]?.id ?? 0;

export const askOf = (match: OpenMatch, seat: Seat): OpenAsk | null => match.asks(seat)[0] ?? null;

/** In a window nobody is waited for by name. */
export const isWindow = (match: OpenMatch): boolean => match.batch?.asks.some((ask) => ask.reaction === true) ?? false;

export function declaredAt(state: TableState, seat: Seat): Answer | undefined {
  return state.question.declared.find((one) => one.seat === seat)?.choice;
}

/** Questions that nobody has answered yet. */
export function unanswered(state: TableState, match: OpenMatch): OpenAsk[] {
  return match.asks().filter((ask) => ask.declared === undefined && declaredAt(state, ask.seat) === undefined);
}

/** Those whom a window waits for by name, however long it has been open: their question is no reaction. */
export function leading(state: TableState, match: OpenMatch): OpenAsk[] {
  return isWindow(match) ? unanswered(state, match).filter((ask) => !ask.reaction) : [];
}

/** People on whose answer the table waits, by name. */
export function awaited(state: TableState, match: OpenMatch): OpenAsk[] {
  const asked = isWindow(match) ? leading(state, match) : unanswered(state, match);
  return asked.filter((ask) => botAt(state, ask.seat) === null);
}

/** People who may react in the open window. */
export function peopleAsked(state: TableState, match: OpenMatch): OpenAsk[] {
  return match.asks().filter((ask) => ask.reaction && botAt(state, ask.seat) === null);
}

/** The one who leads has acted: nobody else can any more. */
export function isTaken(state: TableState, match: OpenMatch): boolean {
  const [first] = match.batch?.asks ?? [];
  const declared = first && !first.reaction ? declaredAt(state, first.seat) : undefined;
  return declared !== undefined && declared !== PASS;
}

/** Whether a question should stop its person: by what they prefer, and public facts, never by what they hold. */
export function isStopped(state: TableState, ask: OpenAsk): boolean {
  const stops = stopsOf(state, ask.seat);
  return !ask.reaction || stops === 'always' || (stops === 'concerns' && ask.concerns === true);
}

/** Where play stands, for lists of tables. */
export function standingOf(match: Pick<OpenMatch, 'asks' | 'result'>): Standing {
  const open = match.asks().filter((ask) => ask.declared === undefined && !ask.reaction);
  return { waiting: open.map((ask) => ask.seat), result: match.result };
}
