// The stack: a card is put down, others may answer it, the last one played resolves first. Abilities used in a window
// resolve at once, for nothing can answer them.

import { type ActedOf, EVERYONE, type Flow, NONE, type Seat } from '@tabella/kernel';
import { firstOf } from './asking.ts';
import { box, DISCARD, HAND, LIMBO, PROVING, REMOVED } from './box.ts';
import { castOf } from './characters/index.ts';
import type { AbilityChoice, PlayChoice } from './choices.ts';
import { deed } from './deed.ts';
import { turnUp } from './deeds/flip.ts';
import { messageAt, ownerOf } from './deeds/row.ts';
import { effects } from './effects/index.ts';
import type { Offer } from './hooks.ts';
import { cardOf, isUp, lives, type Played, rightOf, type State } from './state.ts';
import { afterTriggers, beforeTriggers, playedTriggers } from './triggers.ts';
import type { Table, WindowChoice } from './types.ts';
import { windowAsks } from './windows.ts';

/** What a seat declared in a window is done: a card with all that answers it, or an ability. */
export function act(s: State, t: Table, { seat, choice }: ActedOf<WindowChoice>): Flow<unknown> {
  // While a message travels the seat at the right of the last to act is asked next; in the play phase the active seat.
  if (s.phase !== 'play') s.priority = rightOf(s, seat);
  return 'ability' in choice ? useAbility(s, t, seat, choice) : playCard(s, t, seat, choice);
}

function* useAbility(s: State, t: Table, seat: Seat, choice: AbilityChoice): Flow<Offer> {
  const offer = castOf(s, seat).offers?.find((one) => one.ability === choice.ability);
  if (!offer) throw new Error(`seat ${seat} has no ability "${choice.ability}"`);
  if (offer.face === 'down') turnUp(s, t, seat);
  const { card: _card, ...shown } = choice;
  t.announce(EVERYONE, { kind: 'uses', seat, ...shown });
  yield* offer.run(s, t, seat, choice);
  return offer;
}

function* playCard(s: State, t: Table, by: Seat, choice: PlayChoice): Flow {
  const played = putDown(s, t, by, choice);
  const seen = playedTriggers(s, t, played);
  if (seen) yield* seen;
  const works = (yield* withstands(s, t, played)) && isValid(s, played);
  const before = works ? beforeTriggers(s, t, played) : null;
  if (before) yield* before;
  const takesEffect = works && isValid(s, played);
  if (takesEffect) {
    const flow = effects[played.as].resolve(s, t, played);
    if (flow) yield* flow;
    const after = afterTriggers(s, t, played);
    if (after) yield* after;
  } else t.announce(EVERYONE, { kind: 'void', seat: by, as: played.as });
  spend(s, t, takesEffect);
}

/** The card leaves the hand and lies on the stack; a Prove face-down. */
const putDown = deed((whole, s, t, by: Seat, choice: PlayChoice): Played => {
  const { card, as } = choice;
  const to = 'to' in choice ? choice.to : -1;
  const message = choice.as === 'delete' ? messageAt(s, choice.at, choice.place) : NONE;
  whole.move(s.cards, card, as === 'prove' ? PROVING : LIMBO);
  if (as === 'prove') box.classify(s.cards, card, PROVE_CLASS);
  const played: Played = { by, as, card, to, message };
  s.stack.push(played);
  tellPlayed(s, t, played);
  return played;
});

const PROVE_CLASS = box.mask('prove');

function tellPlayed(s: State, t: Table, { by, as, card, to, message }: Played): void {
  t.announce(EVERYONE, {
    kind: 'plays',
    seat: by,
    as,
    card: as === 'prove' ? null : cardOf(s, card),
    to: to < 0 ? null : to,
    /** The message it is aimed at, and before whom that lies. */
    message: message === NONE ? null : cardOf(s, message),
    at: message === NONE ? null : ownerOf(s, message),
    /** What it answers. */
    against: as === 'counteract' ? (s.stack.at(-2)?.as ?? null) : null,
  });
}

/** Does the card on top of the stack hold? Everybody but who played it is asked, from their right, until all pass. */
function* withstands(s: State, t: Table, played: Played): Flow<boolean> {
  for (;;) {
    const asks = windowAsks(s, 'counter', rightOf(s, played.by), played.by);
    if (asks.length === 0) return true;
    const acted = yield* firstOf(asks);
    if (acted === null) return true;
    const { seat, choice } = acted;
    if ('ability' in choice) {
      if ((yield* useAbility(s, t, seat, choice)).counters) return false;
      continue;
    }
    const answer = putDown(s, t, seat, choice);
    const seen = playedTriggers(s, t, answer);
    if (seen) yield* seen;
    const holds = yield* withstands(s, t, answer);
    if (!holds) t.announce(EVERYONE, { kind: 'void', seat: answer.by, as: answer.as });
    spend(s, t, holds);
    if (holds) return false;
  }
}

/** A card whose player or aim is gone by now comes to nothing. */
function isValid(s: State, { by, to, message }: Played): boolean {
  return lives(s, by) && (to < 0 || lives(s, to)) && (message === NONE || ownerOf(s, message) >= 0);
}

/**
 * The card on top of the stack is spent: to whom an ability gives it, out of the game if it is a Prove that worked, else to
 * the discards.
 */
const spend = deed((whole, s, t, worked: boolean) => {
  const played = s.stack.pop() as Played;
  const { card, as } = played;
  const at = box.zoneOf(s.cards, card);
  if (at !== LIMBO && at !== PROVING) return;
  const claimer = worked ? claimerOf(s, played) : -1;
  if (claimer >= 0) {
    whole.move(s.cards, card, HAND + claimer);
    t.announce(EVERYONE, { kind: 'picks-up', seat: claimer, card: cardOf(s, card) });
  } else whole.move(s.cards, card, worked && as === 'prove' ? REMOVED : DISCARD);
});

function claimerOf(s: State, played: Played): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (!lives(s, seat) || !isUp(s, seat)) continue;
    if (castOf(s, seat).claims?.(s, seat, played)) return seat;
  }
  return -1;
}
