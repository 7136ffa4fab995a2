// Votes: a pause, a rematch, and a bot in the place of somebody who is there and silent. All who are there must agree.

import type { Seat } from '@tabella/kernel';
import { sitIn } from './absence.ts';
import { changeShown, type Draft, save } from './draft.ts';
import { personAt, presentPeople, seatsOf } from './people.ts';
import { DONE, type Made, NOT_OVER, NOT_SEATED, NOT_TAKEN, NOT_YOURS, type Reply, TOO_SOON } from './replies.ts';
import { endVote } from './take-back.ts';

const added = (people: readonly string[], person: string): readonly string[] =>
  people.includes(person) ? people : [...people, person];

export function votePause(draft: Draft, person: string): Reply {
  const pauseVotes = added(draft.state.pauseVotes, person);
  changeShown(draft, { pauseVotes });
  if (!presentPeople(draft.state).every((one) => pauseVotes.includes(one))) return DONE;
  save(draft, { paused: true });
  endVote(draft);
  changeShown(draft, { pauseVotes: [] });
  return DONE;
}

/** Anybody who sits at the table may go on. */
export function resume(draft: Draft): Reply {
  changeShown(draft, { pauseVotes: [] });
  if (draft.state.stored.paused) save(draft, { paused: false });
  return DONE;
}

/** Null while the other table is being made. */
export function rematch(draft: Draft, person: string): Reply | null {
  const { stored } = draft.state;
  if (stored.phase !== 'over') return NOT_OVER;
  if (seatsOf(draft.state, person).length === 0) return NOT_SEATED;
  if (stored.next !== null) return DONE;
  const rematchVotes = added(draft.state.rematchVotes, person);
  changeShown(draft, { rematchVotes });
  if (!presentPeople(draft.state).every((one) => rematchVotes.includes(one))) return DONE;
  draft.request = { type: 'rematch', people: rematchVotes };
  return null;
}

export function rematched(draft: Draft, made: Made): void {
  if (made.ok) save(draft, { next: made.code });
  draft.reply = made.ok ? DONE : made;
}

/** A bot plays for somebody who is there and silent, when all others who are there want it. */
export function replace(draft: Draft, person: string, seat: Seat): Reply {
  const { overdue } = draft.state;
  const target = personAt(draft.state, seat);
  if (target === null) return NOT_TAKEN;
  if (target === person) return NOT_YOURS;
  const before = overdue[seat];
  if (before === undefined) return TOO_SOON;
  const voters = added(before, person);
  changeShown(draft, { overdue: { ...overdue, [seat]: voters } });
  const others = presentPeople(draft.state).filter((one) => one !== target);
  if (others.every((one) => voters.includes(one))) sitIn(draft, seat, 'silent');
  return DONE;
}

/** The votes of somebody who is gone do not count any more. */
export function forget(draft: Draft, person: string): void {
  endVote(draft);
  const { pauseVotes, rematchVotes, overdue } = draft.state;
  const but = (people: readonly string[]): string[] => people.filter((one) => one !== person);
  changeShown(draft, {
    pauseVotes: but(pauseVotes),
    rematchVotes: but(rematchVotes),
    overdue: Object.fromEntries(Object.entries(overdue).map(([seat, voters]) => [seat, but(voters)])),
  });
}
