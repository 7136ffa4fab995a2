// How several Scientists speak with one voice: anyone may propose, all of them see it, and then it is agreed upon.

import { type AskOf, type Flow, only, type Seat } from '@tabella/kernel';
import { type State, scientistsOf, teamOf } from './state.ts';
import { anyOf, type StarsTypes, type Table } from './types.ts';

/**
 * One contribution of one Scientist of the teams that are not done. Returns the team and its text if that settles it;
 * null if it was a proposal.
 */
export function* oneVoice(
  s: State,
  table: Table,
  asks: (team: number, seat: Seat) => AskOf<StarsTypes>,
): Flow<{ team: number; text: string } | null> {
  const open = s.done.flatMap((done, team) => (done ? [] : voicesOf(s, team).map((seat) => asks(team, seat))));
  const { seat, choice: text } = yield* anyOf(open);
  const team = teamOf(s, seat);
  if (settles(s, team, seat, text)) {
    s.proposals = s.proposals.filter((one) => one.team !== team);
    s.voted = s.voted.filter((one) => s.team[one] !== team);
    return { team, text };
  }
  // A seat stands behind one proposal at a time.
  s.proposals = [...s.proposals.filter((one) => one.seat !== seat), Object.freeze({ team, seat, text })];
  if (!s.voted.includes(seat)) s.voted = [...s.voted, seat].sort((a, b) => a - b);
  table.announce(only(...scientistsOf(s, team)), { kind: 'proposes', seat, text });
  return null;
}

/** Who may speak for the side now: those who have not spoken yet, and all of them again when all have. */
function voicesOf(s: State, team: number): Seat[] {
  const side = scientistsOf(s, team);
  if (s.options.agree === 'first') return side;
  const silent = side.filter((seat) => !s.voted.includes(seat));
  return silent.length > 0 ? silent : side;
}

function settles(s: State, team: number, seat: Seat, text: string): boolean {
  const side = scientistsOf(s, team);
  if (side.length === 1 || s.options.agree === 'first') return true;
  const behind = s.proposals.filter((one) => one.team === team && one.text === text);
  // Nobody confirms their own word.
  if (s.options.agree === 'one') return behind.some((one) => one.seat !== seat);
  const votes = new Set([...behind.map((one) => one.seat), seat]);
  return votes.size * 2 > side.length;
}

/** What the side of a team has proposed so far, each text once, the most wanted first. */
export function proposalsOf(s: State, team: number): string[] {
  const support = new Map<string, number>();
  for (const one of s.proposals) if (one.team === team) support.set(one.text, (support.get(one.text) ?? 0) + 1);
  return [...support].sort((a, b) => b[1] - a[1]).map(([text]) => text);
}
