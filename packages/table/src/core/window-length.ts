// How long a window lasts: by who is asked, which is public; never by what anybody holds, or who has answered.

import { peopleAsked } from './asks.ts';
import type { TableState } from './state.ts';
import type { OpenMatch } from './world.ts';

const WINDOW_MS = { quick: 1_000, normal: 3_000, slow: 8_000 } as const;
/** A window that asks bots only, while people play with them: the same whether or not one of them has a choice. */
const BOTS_WINDOW_MS = 500;

export function lengthOfWindow(state: TableState, match: OpenMatch): number {
  return peopleAsked(state, match).length === 0 ? BOTS_WINDOW_MS : WINDOW_MS[state.stored.window];
}
