// One hop of a message: in transit (Intercept, Trap, Lock On), on arrival (Decode, Transfer), then it is taken or not.
// While the recipient decides nothing may be played.

import { EVERYONE, type Flow } from '@tabella/kernel';
import { choose } from './asking.ts';
import { castOf } from './characters/index.ts';
import { discardLetter, headFor } from './deeds/letter.ts';
import { deliverLetter } from './deeds/messages.ts';
import { nextStop } from './route.ts';
import { isUp, type Letter, lives, type State } from './state.ts';
import { lock, mustAccept, mustDecline } from './status.ts';
import type { Table } from './types.ts';

const letterOf = (s: State): Letter => s.letter as Letter;

/** Nobody stops the message: it lies before its recipient now. Its sender, if it has come back, may have an answer to that. */
export function arrive(s: State, t: Table): Flow | null {
  const { at, from, route } = letterOf(s);
  route.push(at);
  s.phase = 'arrival';
  s.priority = s.active;
  t.announce(EVERYONE, { kind: 'arrives', seat: at });
  const { returned } = castOf(s, at);
  if (at !== from || returned === null || !isUp(s, at) || returned.if?.(s, at) === false) return null;
  return returned.run(s, t, at);
}

/** The recipient takes it or not; Lock On and Trap decide for them. */
export function* accept(s: State, t: Table): Flow {
  const { at } = letterOf(s);
  const free = !mustAccept(s, at) && !mustDecline(s, at);
  const takes = free
    ? (yield* choose(at, 'accept', ['accept', 'decline'], { open: true, fallback: 'decline' })) === 'accept'
    : mustAccept(s, at);
  if (!takes) {
    t.announce(EVERYONE, { kind: 'declines', seat: at });
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

/** After an action: whom the message was to reach may be gone (rulings R13 and R23), or whose turn it is. */
export function goOn(s: State, t: Table): void {
  if (s.letter === null) {
    if (!lives(s, s.active)) s.phase = 'end';
  } else if (!lives(s, s.letter.at)) passOn(s, t);
}
