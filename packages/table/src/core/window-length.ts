// How long a window lasts: by who is asked, which is public, and what they prefer; never by what anybody holds.

import { isStopped, peopleAsked } from './asks.ts';
import { isAlone } from './people.ts';
import type { TableState } from './state.ts';
import type { OpenMatch } from './world.ts';

const WINDOW_MS = { quick: 1_000, normal: 3_000, slow: 8_000 } as const;
/** A window that asks bots only, while people play with them: the same whether or not one of them has a choice. */
export const BOTS_WINDOW_MS = 500;
/** A window that does not stop the only person at the table. */
const PASSING_MS = 1_000;

export function lengthOfWindow(state: TableState, match: OpenMatch): number {
  const people = peopleAsked(state, match);
  if (people.length === 0) return BOTS_WINDOW_MS;
  const whole = WINDOW_MS[state.stored.window];
  const stops = !isAlone(state) || people.some((ask) => isStopped(state, ask));
  return stops ? whole : Math.min(whole, PASSING_MS);
}
