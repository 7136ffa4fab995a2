// Clocks for decisions: the one of the table, and without one the patience with people who do not answer.

import type { OpenAsk, Seat } from '@tabella/kernel';
import { becomeOverdue, letRunOut, sitIn } from './absence.ts';
import { askIdOf, awaited, isWindow } from './asks.ts';
import { declare } from './declare.ts';
import { change, changeQuestion, type Draft, setTimer, stopTimers } from './draft.ts';
import type { Given } from './effects.ts';
import { isAttended, isHalted, isOnline, personAt } from './people.ts';
import type { TableState } from './state.ts';
import type { OpenMatch, World } from './world.ts';

/** Runs for people who are asked and have not answered; while nobody is there time stands still. */
export function arrangeClocks(draft: Draft, match: OpenMatch): void {
  const people = awaited(draft.state, match);
  const length = draft.state.stored.clock === 0 ? 0 : (draft.state.question.left ?? draft.state.stored.clock * 1_000);
  if (people.length === 0 || !isAttended(draft.state)) stopClocks(draft);
  else if (length === 0) arrangePatience(draft, people);
  else if (draft.state.timers.clock === undefined) {
    changeQuestion(draft, { clock: draft.world.now + length, left: null });
    setTimer(draft, 'clock', length);
  }
}

/** What is left of the time is there when it runs again. */
export function stopClocks(draft: Draft): void {
  stopTimers(draft, 'clock', 'patience');
  const { clock, patience } = draft.state.question;
  if (clock !== null) {
    const left = Math.min(clock - draft.world.now, draft.state.stored.clock * 1_000);
    changeQuestion(draft, { clock: null, left: Math.max(1, left) });
  }
  if (patience !== null) changeQuestion(draft, { patience: null });
}

/** The clock answers for these seats, and everybody is told so. */
export function noteTimeouts(draft: Draft, seats: readonly Seat[]): void {
  const { timeouts, heard } = draft.state;
  change(draft, { timeouts: [...timeouts, ...seats.map((seat) => ({ seat, told: heard }))] });
}

/** A timer may ring early, and the clock on the wall may step: the time is up when the timer says so. */
export function clockRang(draft: Draft, match: OpenMatch): void {
  changeQuestion(draft, { clock: null });
  if (askIdOf(match) !== draft.state.question.id || isHalted(draft.state)) return;
  const late = awaited(draft.state, match);
  if (isWindow(match)) {
    for (const ask of late) {
      declare(draft, { seat: ask.seat, choice: ask.fallback, said: null, late: true });
      letRunOut(draft, ask.seat);
    }
    noteTimeouts(
      draft,
      late.map((ask) => ask.seat),
    );
    return;
  }
  const given = late.map(
    (ask): Given => ({ seat: ask.seat, ask: ask.id, choice: ask.fallback, said: null, late: true }),
  );
  draft.request = { type: 'play', given, by: { who: 'clock', late: late.map((ask) => ask.seat) } };
}

function arrangePatience(draft: Draft, people: readonly OpenAsk[]): void {
  const first = firstDue(draft.state, people, draft.world);
  if (first === null) stopClocks(draft);
  else if (draft.state.question.patience !== first.at) {
    changeQuestion(draft, { patience: first.at });
    setTimer(draft, 'patience', Math.min(draft.world.away, Math.max(0, first.at - draft.world.now)));
  }
}

/** Somebody who is away is played by a bot; somebody who is there and silent may be replaced by a vote. */
export function patienceRang(draft: Draft, match: OpenMatch): void {
  changeQuestion(draft, { patience: null });
  for (const seat of firstDue(draft.state, awaited(draft.state, match), draft.world)?.seats ?? []) {
    if (isOnline(draft.state, personAt(draft.state, seat))) becomeOverdue(draft, seat);
    else sitIn(draft, seat, 'offline');
  }
}

/** Those of the people waited for with whom patience ends first, and when. */
function firstDue(
  state: TableState,
  people: readonly OpenAsk[],
  world: World,
): { readonly at: number; readonly seats: readonly Seat[] } | null {
  const { openedAt } = state.question;
  const ends = people.flatMap(({ seat }) => {
    if (state.overdue[seat] !== undefined) return [];
    const person = personAt(state, seat);
    const since = isOnline(state, person) ? openedAt : Math.max(openedAt, state.parted[person ?? ''] ?? 0);
    return [{ seat, at: since + world.away }];
  });
  if (ends.length === 0) return null;
  const at = Math.min(...ends.map((one) => one.at));
  return { at, seats: ends.filter((one) => one.at === at).map((one) => one.seat) };
}
