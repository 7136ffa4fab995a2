// What a table may decide before a match: who is in it, which deck, and the rulings that are open to taste.

import type { Schema } from '@tabella/kernel';

/** A type, not an interface: options are plain choices. */
export type Options = {
  /** How many of each identity: the standard table, or the one recommended for a first game. */
  readonly identities: 'standard' | 'first';
  /** Six seats: the two MOF win together. */
  readonly alliance: boolean;
  /** The deck of the 2010 print, or the rival list of the 2009 print. */
  readonly deck: '2010' | '2009';
  /** When Swan's mission is looked at: at the first elimination, or when somebody declares victory after one. */
  readonly swan: 'elimination' | 'declaration';
  /** May Lock On be played while one's own message is in transit, or in the play phase only? */
  readonly lockOn: 'turn' | 'play';
  /** The board lists the identities that are still possible for each seat, by what its viewer is shown. */
  readonly aid: boolean;
};

export const schema: Schema<Options> = {
  identities: { kind: 'one', of: ['standard', 'first'], default: 'standard' },
  alliance: { kind: 'flag', default: false },
  deck: { kind: 'one', of: ['2010', '2009'], default: '2010' },
  swan: { kind: 'one', of: ['elimination', 'declaration'], default: 'elimination' },
  lockOn: { kind: 'one', of: ['turn', 'play'], default: 'turn' },
  aid: { kind: 'flag', default: true },
};

/** KDR, FRS and MOF by the number of seats. */
const STANDARD: Readonly<Record<number, readonly [number, number, number]>> = {
  3: [1, 1, 1],
  4: [1, 1, 2],
  5: [2, 2, 1],
  6: [2, 2, 2],
  7: [3, 3, 1],
  8: [3, 3, 2],
  9: [3, 3, 3],
};
const FIRST: Readonly<Record<number, readonly [number, number, number]>> = {
  4: [2, 2, 0],
  6: [3, 3, 0],
  7: [2, 2, 3],
};

/** How many KDR, FRS and MOF sit at the table; null when this table has no line for so many seats. */
export function identityCounts(seats: number, options: Options): readonly [number, number, number] | null {
  return (options.identities === 'first' ? FIRST : STANDARD)[seats] ?? null;
}

/** Why these seats and options do not go together. */
export type WhyNotPlayed =
  | { readonly kind: 'first-game-seats' | 'alliance-seats'; readonly seats: number }
  | { readonly kind: 'alliance-without-mof' };

export function refuses(seats: number, options: Options): WhyNotPlayed | null {
  if (identityCounts(seats, options) === null) return { kind: 'first-game-seats', seats };
  if (!options.alliance) return null;
  if (seats !== 6) return { kind: 'alliance-seats', seats };
  return options.identities === 'first' ? { kind: 'alliance-without-mof' } : null;
}
