// Sides: seats that may talk and take notes among themselves.

import type { Seat, Side } from '@tabella/kernel';
import type { World } from './world.ts';

/** As the public sees them: who is on whose side must be no secret where it is used for talk. */
export const sidesOf = ({ gamePackage, match }: Pick<World, 'gamePackage' | 'match'>): readonly Side[] =>
  (match && gamePackage.sides?.(match.view(null))) ?? [];

export const sideAt = (sides: readonly Side[], seat: Seat): Side | undefined =>
  sides.find((side) => side.seats.includes(seat));
