// One hop of a message: in transit (Intercept, Trap, Lock On), then on arrival, where the recipient takes it or not, or does
// something first (Decode, Transfer). What others do on arrival comes before what the recipient decides.

import { type ActedOf, EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { castOf } from './characters/index.ts';
import { discardLetter, headFor } from './deeds/letter.ts';
import { deliverLetter } from './deeds/messages.ts';
import { nextStop } from './route.ts';
import { act } from './stack.ts';
import { isUp, type Letter, lives, type State } from './state.ts';
import { lock, mustAccept, mustDecline } from './status.ts';
import type { AcceptAsk, AcceptChoice, Table, WindowAsk, WindowChoice } from './types.ts';
import { decisionAsks, windowAsks } from './windows.ts';

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

/** What the recipient does not decide: it is carried out when nobody acts. */
const isBound = (s: State, seat: Seat): boolean => mustAccept(s, seat) || mustDecline(s, seat);

/** The message lies before its recipient: all who may act are asked at once, and the recipient, who decides, last. */
export function arrivalAsks(s: State): readonly (WindowAsk | AcceptAsk)[] {
  const { at } = letterOf(s);
  return isBound(s, at) ? windowAsks(s, 'arrival', s.priority) : decisionAsks(s, at, s.priority);
}

/** What came of it: a decision, or something that somebody does first. */
export function onArrival(
  s: State,
  t: Table,
  acted: ActedOf<AcceptChoice | WindowChoice> | null,
): Flow<unknown> | null {
  if (acted === null) return decided(s, t, mustAccept(s, letterOf(s).at));
  const { seat, choice } = acted;
  if (choice === 'accept' || choice === 'decline') return decided(s, t, choice === 'accept');
  return act(s, t, { seat, choice });
}

/** It is taken or passed on. From now on nothing may be played. */
function decided(s: State, t: Table, takes: boolean): Flow | null {
  const { at } = letterOf(s);
  s.phase = 'accept';
  if (takes) return deliverLetter(s, t, at);
  t.announce(EVERYONE, { kind: 'declines', seat: at });
  passOn(s, t);
  return null;
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
