// What people should know before they begin.

import type { Options } from '../../rules/state.ts';

/** The rules recommend co-op for so many people at most. */
const GOOD_COOP = 4;

export function advice(seats: number, options: Options): string | null {
  if (options.mode !== 'coop' || seats <= GOOD_COOP) return null;
  return `Together it plays best with ${GOOD_COOP} or fewer; for ${seats} people try two teams.`;
}
