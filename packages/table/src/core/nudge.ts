// A nudge: somebody on whom the table has waited for a while is reminded.

import type { Seat } from '@tabella/kernel';
import { awaited } from './asks.ts';
import { change, type Draft } from './draft.ts';
import { connectionsOf, personAt, seatsOf } from './people.ts';
import { DONE, NOT_AWAITED, NOT_YOURS, type Reply, TOO_SOON } from './replies.ts';
import type { OpenMatch } from './world.ts';

/** So long they were waited for, and so long ago was the last nudge. */
const NUDGE_MS = 20_000;

export function nudge(draft: Draft, match: OpenMatch, person: string, seat: Seat): Reply {
  const { state, world } = draft;
  if (!awaited(state, match).some((ask) => ask.seat === seat)) return NOT_AWAITED;
  const target = personAt(state, seat);
  const [by] = seatsOf(state, person);
  if (target === null || target === person || by === undefined) return NOT_YOURS;
  const last = Math.max(state.question.openedAt, state.nudged[seat] ?? 0);
  if (Math.abs(world.now - last) < NUDGE_MS) return TOO_SOON;
  change(draft, { nudged: { ...state.nudged, [seat]: world.now } });
  draft.last.push({ type: 'send', to: connectionsOf(state, target), message: { type: 'nudged', seat, by } });
  return DONE;
}
