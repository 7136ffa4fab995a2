// How several Scientists speak with one voice: anyone may propose, all of them see it, and then it is agreed upon.

import { type Ask, anyOf, type Flow, only, type Seat, type Table } from '@tabella/kernel';
import { type State, scientistsOf } from './state.ts';

/**
 * One contribution of one Scientist of the teams that are not done. Returns the team and its text if that settles it;
 * null if it was a proposal.
 */
export function* oneVoice(
  s: State,
  table: Table,
  asks: (team: number, seat: Seat) => Ask,
): Flow<{ team: number; text: string } | null> {
  const open = s.done.flatMap((done, team) => (done ? [] : scientistsOf(s, team).map((seat) => asks(team, seat))));
  const { seat, choice } = yield* anyOf(open);
  const team = s.team[seat] as number;
  const text = choice as string;
  if (settles(s, team, seat, text)) {
    s.proposals = s.proposals.filter((one) => one.team !== team);
    return { team, text };
  }
  // A seat stands behind one proposal at a time.
  s.proposals = [...s.proposals.filter((one) => one.seat !== seat), Object.freeze({ team, seat, text })];
  table.tell(only(...scientistsOf(s, team)), { kind: 'proposes', seat, text });
  return null;
}

function settles(s: State, team: number, seat: Seat, text: string): boolean {
  const side = scientistsOf(s, team);
  if (side.length === 1 || s.options.agree === 'first') return true;
  const behind = s.proposals.filter((one) => one.team === team && one.text === text);
  if (s.options.agree === 'one') return behind.length > 0;
  const votes = new Set([...behind.map((one) => one.seat), seat]);
  return votes.size * 2 > side.length;
}

/** What the side of a team has proposed so far, each text once. */
export function proposalsOf(s: State, team: number): string[] {
  return [...new Set(s.proposals.filter((one) => one.team === team).map((one) => one.text))];
}
