// What every seat will be, before the start.

import type { Chair } from '@tabella/kernel';
import { rolesIn, seatsFrom, teamsIn } from '../../rules/roles.ts';
import type { Options } from '../../rules/state.ts';
import { teamName } from './names.ts';

const DRAWN = 'drawn at the start';

export function chairs(seats: number, options: Options): readonly Chair[] {
  const teams = teamsIn(options);
  if (options.alien === 0) {
    const group = teams > 1 ? 'Two teams' : 'Alien and Scientists';
    return Array.from({ length: seats }, () => ({ group, role: DRAWN }));
  }
  return rolesIn(seatsFrom(seats, options), teams).map(({ team, alien }) => ({
    group: teams > 1 ? teamName(team) : alien ? 'Alien' : 'Scientists',
    role: alien ? 'Alien' : 'Scientist',
  }));
}
