// How sides, roles and letters are called.

import { ALIEN } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export const teamName = (team: number): string => `Team ${team + 1}`;

export function sideName(team: number, teams: number, side: number): string {
  const who = side === ALIEN ? 'Alien' : 'Scientists';
  return teams > 1 ? `The ${who} of team ${team + 1}` : `The ${who}`;
}

/** "the Alien", "a Scientist"; of two teams with the team. */
export function roleName({ alien, team }: View['roles'][number], teams: number): string {
  const role = alien ? 'the Alien' : 'a Scientist';
  return teams > 1 ? `${role} of team ${team + 1}` : role;
}

export const signed = (points: number): string => String(points).replace('-', '\u2212');
