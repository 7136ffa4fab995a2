// Whether a table may be put away: nobody is here, and nothing goes on by itself.

import { unanswered } from './asks.ts';
import { botAt, isDeserted, isHalted } from './people.ts';
import type { TableState } from './state.ts';
import type { OpenMatch } from './world.ts';

export function isQuiet(state: TableState, match: OpenMatch | null): boolean {
  if (state.connections.length > 0) return false;
  if (match === null || match.result !== null || isHalted(state) || isDeserted(state)) return true;
  return unanswered(state, match).every((ask) => botAt(state, ask.seat) === null);
}
