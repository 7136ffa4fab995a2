// A round of scoring: awards are moved one by one, and only when it closes the track is looked at. One round brings at
// most one message.

import { EVERYONE, type Flow, type Table } from '@tabella/kernel';
import { isBlocked, looksAfter } from './editions.ts';
import type { Hooks, TurnRound } from './extension.ts';
import type { Award, Marker, RoundName } from './names.ts';
import { isDark, SPACES } from './spaces.ts';
import { drawMessage } from './stack.ts';
import type { Stage, State } from './state.ts';
import { moveFigures, moveScorers, totalOf } from './track.ts';

/** Plays a round to its end and goes on to the next stage. True when a message was drawn: the state must rest. */
export function* playRound(
  s: State,
  table: Table,
  round: RoundName,
  awards: readonly Award[],
  next: Stage,
): Flow<boolean> {
  s.round = round;
  if (s.options.messages === 'off') moveScorers(s, table, awards);
  else yield* moveFigures(s, table, awards);
  s.round = null;
  s.stage = next;
  return closeRound(s, table, round);
}

/** Awards that extensions give in a round. */
export function hooked(hooks: Hooks, s: State, round: TurnRound): readonly Award[] {
  return hooks.at[round].flatMap((one) => one.awards(s, round));
}

/** Looks where the active seat's figures stopped, and draws a message if one stopped on a dark space. */
export function closeRound(s: State, table: Table, round: RoundName): boolean {
  if (!looksAfter(s, round)) {
    if (round === '4' || round === 'message') s.forward = 0;
    return false;
  }
  const moved = s.forward;
  s.forward = 0;
  if (moved === 0 || s.options.messages === 'off') return false;
  let blocked = -1;
  for (const marker of ['scorer', 'messenger'] as const satisfies readonly Marker[]) {
    if ((moved & (marker === 'scorer' ? 1 : 2)) === 0) continue;
    const total = totalOf(s, s.active, marker);
    if (!isDark(total)) continue;
    if (isBlocked(s, s.active, total)) blocked = total % SPACES;
    else {
      openMessage(s, table);
      return true;
    }
  }
  if (blocked >= 0) table.tell(EVERYONE, { kind: 'blocked', seat: s.active, space: blocked });
  return false;
}

/** The stack is never shuffled again: after eight messages they come once more. */
function openMessage(s: State, table: Table): void {
  const message = drawMessage(s);
  s.resume = s.stage;
  s.stage = 'message';
  table.tell(EVERYONE, { kind: 'message', seat: s.active, message });
}
