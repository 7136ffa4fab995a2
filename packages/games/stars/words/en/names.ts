// How sides and letters are called.

import { ALIEN } from '../../rules/state.ts';

export function sideName(team: number, teams: number, side: number): string {
  const who = side === ALIEN ? 'Alien' : 'Scientists';
  return teams > 1 ? `The ${who} of team ${team + 1}` : `The ${who}`;
}

export const signed = (points: number): string => String(points).replace('-', '\u2212');
