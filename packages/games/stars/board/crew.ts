// Who is at the table by side, or by team: groups of seats with their roles, mine told apart, and who is asked now.

import type { Seat } from '@tabella/kernel';
import type { View } from '../rules/view.ts';

export interface Member {
  readonly seat: Seat;
  readonly alien: boolean;
  /** They are writing or guessing now, as everybody sees. */
  readonly busy: boolean;
}

export interface Group {
  /** Of two teams the number of the team; null for a side of the only one. */
  readonly team: number | null;
  readonly alien: boolean;
  readonly mine: boolean;
  readonly members: readonly Member[];
}

export function crewOf(view: View): readonly Group[] {
  const { roles, me } = view;
  const members = roles.map((role, seat): Member => ({ seat, alien: role.alien, busy: isBusy(view, seat) }));
  const own = me === null ? undefined : roles[me];
  if (view.points.length === 1)
    return [true, false].map((alien) => ({
      team: null,
      alien,
      mine: own?.alien === alien,
      members: members.filter((one) => one.alien === alien),
    }));
  return view.points.map((_, team) => ({
    team,
    alien: false,
    mine: own?.team === team,
    members: members
      .filter((one) => roles[one.seat]?.team === team)
      // The Alien of a team stands first.
      .toSorted((a, b) => Number(b.alien) - Number(a.alien)),
  }));
}

/** Everybody sees whose side is asked; who of it has spoken, they do not. */
export function isBusy({ phase, roles, done }: View, seat: Seat): boolean {
  const role = roles[seat];
  if (role === undefined || phase === 'over') return false;
  if (phase === 'alien' || phase === 'guess-alien') return role.alien;
  return !role.alien && !done[role.team];
}
