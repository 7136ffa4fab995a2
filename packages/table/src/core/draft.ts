// A decision in the making: the state so far, and what shall be done. It lives within one call of `decide`.

import type { StoredTable } from '../store/port.ts';
import type { Effect, Request } from './effects.ts';
import type { Reply } from './replies.ts';
import type { Question, TableState, TimerName } from './state.ts';
import type { World } from './world.ts';

export interface Draft {
  state: TableState;
  /** As it was found: that is not changed, but copied at the first change. */
  readonly before: TableState;
  readonly world: World;
  readonly effects: Effect[];
  /** Connections whose views are sent again. */
  readonly views: number[];
  /** What is done after everything is shown. */
  readonly last: Effect[];
  request: Request | null;
  reply: Reply | null;
}

export function draftOf(state: TableState, world: World): Draft {
  return { state, before: state, world, effects: [], views: [], last: [], request: null, reply: null };
}

export function change(draft: Draft, to: Partial<TableState>): void {
  if (draft.state === draft.before) draft.state = { ...draft.state };
  Object.assign(draft.state, to);
}

/** Changes what is shown with the table. */
export function changeShown(draft: Draft, to: Partial<TableState> = {}): void {
  change(draft, to);
  change(draft, { untold: true });
}

export function changeQuestion(draft: Draft, to: Partial<Question>): void {
  change(draft, { question: { ...draft.state.question, ...to } });
}

export function save(draft: Draft, to: Partial<StoredTable>): void {
  const { stored } = draft.state;
  const table = { ...stored, ...to, touched: draft.world.now, revision: stored.revision + 1 };
  draft.effects.push({ type: 'save', table });
  changeShown(draft, { stored: table });
}

/** Starts a timer; one of the same name that runs is stopped. */
export function setTimer(draft: Draft, name: TimerName, ms: number): void {
  const n = draft.state.timersSet + 1;
  change(draft, { timersSet: n, timers: { ...draft.state.timers, [name]: { n, ms } } });
}

export function stopTimers(draft: Draft, ...names: readonly TimerName[]): void {
  const running = names.filter((name) => draft.state.timers[name] !== undefined);
  if (running.length > 0) change(draft, { timers: without(draft.state.timers, ...running) });
}

/** A record without some of its keys. */
export function without<R extends object>(record: R, ...keys: readonly (keyof R)[]): R {
  const left = { ...record };
  for (const key of keys) delete left[key];
  return left;
}
