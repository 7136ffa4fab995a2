// One hop of a message: in transit (Intercept, Trap, Lock On), on arrival (Decode, Transfer), then it is taken or not.
// While the recipient decides nothing may be played.

import { type Acted, choose, EVERYONE, type Flow, type Table } from '@tabella/kernel';
import type { AbilityChoice, PlayChoice } from './choices.ts';
import { discardLetter, headFor } from './deeds/letter.ts';
import { deliverLetter } from './deeds/messages.ts';
import { nextStop } from './route.ts';
import { act } from './stack.ts';
import { castOf, isUp, type Letter, lives, rightOf, type State } from './state.ts';
import { lock, mustAccept, mustDecline } from './status.ts';
import { windowAsks } from './windows.ts';

const letterOf = (s: State): Letter => s.letter as Letter;

/** The message is on its way: one action, or all pass and it arrives. */
export function* transit(s: State, t: Table): Flow {
  const asks = windowAsks(s, 'transit', s.priority);
  const acted = asks.length === 0 ? null : ((yield { mode: 'first', asks }) as Acted | null);
  if (acted !== null) {
    s.priority = rightOf(s, acted.seat);
    yield* act(s, t, acted.seat, acted.choice as unknown as PlayChoice | AbilityChoice);
    return goOn(s, t);
  }
  const { at, from, route } = letterOf(s);
  route.push(at);
  s.phase = 'arrival';
  s.priority = s.active;
  t.tell(EVERYONE, { kind: 'arrives', seat: at });
  const { returned } = castOf(s, at);
  if (at !== from || returned === null || !isUp(s, at) || returned.if?.(s, at) === false) return;
  yield* returned.run(s, t, at);
  goOn(s, t);
}

/** It lies before its recipient: one action, or all pass and he decides. */
export function* arrival(s: State, t: Table): Flow {
  const asks = windowAsks(s, 'arrival', s.priority);
  const acted = asks.length === 0 ? null : ((yield { mode: 'first', asks }) as Acted | null);
  if (acted === null) {
    s.phase = 'accept';
    return;
  }
  s.priority = rightOf(s, acted.seat);
  yield* act(s, t, acted.seat, acted.choice as unknown as PlayChoice | AbilityChoice);
  goOn(s, t);
}

/** He takes it or not; Lock On and Trap decide for him. */
export function* accept(s: State, t: Table): Flow {
  const { at } = letterOf(s);
  const free = !mustAccept(s, at) && !mustDecline(s, at);
  const takes = free
    ? (yield* choose(at, 'accept', ['accept', 'decline'], { open: true, fallback: 'decline' })) === 'accept'
    : mustAccept(s, at);
  if (!takes) {
    t.tell(EVERYONE, { kind: 'declines', seat: at });
    passOn(s, t);
    return;
  }
  yield* deliverLetter(s, t, at);
}

/** To the next on its way. Whoever sent it and gets it back gains Lock On. */
function passOn(s: State, t: Table): void {
  const letter = letterOf(s);
  const next = nextStop(s, letter);
  if (next === null) {
    discardLetter(s, t);
    return;
  }
  headFor(s, next);
  if (next === letter.from) lock(s, t, next);
}

/** After an action: whoever the message was to reach may be gone (rulings R13 and R23). */
function goOn(s: State, t: Table): void {
  if (s.letter !== null && !lives(s, s.letter.at)) passOn(s, t);
}
