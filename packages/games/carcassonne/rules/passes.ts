// A pass of scoring: awards are moved one by one, and only when it closes the track is looked at. One pass brings at most one
// message.

import { EVERYONE, type Flow } from '@tabella/kernel';
import type { Box } from './box.ts';
import { isBlocked } from './editions.ts';
import { lookAfter, MARKERS } from './landing.ts';
import type { TurnPass } from './module.ts';
import type { Award, ScoringPass } from './names.ts';
import { isDark, SPACES } from './spaces.ts';
import { drawMessage } from './stack.ts';
import { NOTHING, type State, type TurnPhase } from './state.ts';
import { moveFigures, moveScorers, totalOf } from './track.ts';
import type { Table } from './types.ts';

/** Plays a pass to its end and goes on to the next stage. True when a message was drawn: the state must rest. */
export function* playPass(
  s: State,
  table: Table,
  pass: ScoringPass,
  awards: readonly Award[],
  next: TurnPhase,
): Flow<boolean> {
  yield* movePoints(s, table, pass, awards);
  return closePass(s, table, pass, next);
}

/** Moves the points of a pass that goes on. */
export function* movePoints(s: State, table: Table, pass: ScoringPass, awards: readonly Award[]): Flow {
  s.round = pass;
  if (s.options.messages === 'off') moveScorers(s, table, awards);
  else yield* moveFigures(s, table, awards);
  s.round = null;
}

/** Awards that modules give in a pass by themselves. */
export function hooked(box: Box, s: State, pass: TurnPass): readonly Award[] {
  return givenBy(box.at[pass], s, pass);
}

/** The same of modules that are at hand. */
export function givenBy(modules: Box['at'][TurnPass], s: State, pass: TurnPass): readonly Award[] {
  let awards: readonly Award[] = NOTHING;
  for (const one of modules) {
    const given = one.awards(s, pass);
    if (given.length > 0) awards = awards.length === 0 ? given : [...awards, ...given];
  }
  return awards;
}

/** Looks where the active seat's figures stopped, and draws a message if one stopped on a dark space. */
export function closePass(s: State, table: Table, pass: ScoringPass, next: TurnPhase): boolean {
  s.stage = next;
  const look = lookAfter(s.options.messages, pass);
  if (look === 'later') return false;
  const moved = s.forward;
  s.forward = 0;
  if (look === 'never' || moved === 0 || s.options.messages === 'off') return false;
  let blocked = -1;
  for (const marker of MARKERS) {
    if ((moved & (marker === 'scorer' ? 1 : 2)) === 0) continue;
    const total = totalOf(s, s.active, marker);
    if (!isDark(total)) continue;
    if (isBlocked(s, s.active, total)) blocked = total % SPACES;
    else {
      openMessage(s, table);
      return true;
    }
  }
  if (blocked >= 0) table.announce(EVERYONE, { kind: 'blocked', seat: s.active, space: blocked });
  return false;
}

/** The stack is never shuffled again: after eight messages they come once more. */
function openMessage(s: State, table: Table): void {
  const message = drawMessage(s);
  s.resume = s.stage;
  s.stage = 'message';
  table.announce(EVERYONE, { kind: 'message', seat: s.active, message });
}
