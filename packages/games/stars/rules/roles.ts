// Who is what: round the table from the Alien's seat on seats alternate between the teams, and the first of each team is
// its Alien.

import type { Seat } from '@tabella/kernel';
import type { Options } from './state.ts';

type Fixing = Pick<Options, 'mode' | 'alien'>;

export interface Role {
  readonly team: number;
  readonly alien: boolean;
}

export const teamsIn = ({ mode }: Pick<Options, 'mode'>): number => (mode === 'team' ? 2 : 1);

/** The seats from the Alien's on; a random one is drawn by shuffling them. */
export const seatsFrom = (seats: number, { alien }: Fixing): Seat[] =>
  Array.from({ length: seats }, (_, i) => (i + Math.max(alien, 1) - 1) % seats);

/** Per seat its team, and whether it is the Alien there. */
export function rolesIn(order: readonly Seat[], teams: number): readonly Role[] {
  const roles = new Array<Role>(order.length);
  order.forEach((seat, i) => {
    roles[seat] = { team: i % teams, alien: i < teams };
  });
  return roles;
}

/** Another match: in each team the next person is the Alien. A random Alien stays random. */
export function rotated<O extends Fixing>(options: O, seats: number): O {
  const { alien } = options;
  return alien === 0 ? options : { ...options, alien: ((alien - 1 + teamsIn(options)) % seats) + 1 };
}
