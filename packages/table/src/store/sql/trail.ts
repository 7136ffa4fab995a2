// The last answers in a snapshot, which are most of it: as lists, not as objects whose names would be written with each.

import type { StoredSnapshot } from '../port.ts';

type Trail = StoredSnapshot['match']['trail'];
type PastAnswer = Trail[number];
type Listed = readonly [seat: number, seq: number, silent: 0 | 1, clean: PastAnswer['clean']];
/** Earlier versions kept objects. */
export type StoredTrail = readonly (Listed | PastAnswer)[];

export const listed = (trail: Trail): StoredTrail =>
  trail.map(({ seat, seq, silent, clean }) => [seat, seq, silent ? 1 : 0, clean]);

export const unlisted = (stored: StoredTrail): Trail =>
  stored.map((one) => {
    if ('seat' in one) return one;
    const [seat, seq, silent, clean] = one;
    return { seat, seq, silent: silent === 1, clean };
  });
