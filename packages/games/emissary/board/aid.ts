// The deduction aid: which identities a seat can still have, by what everybody knows and what this viewer has seen.

import type { Seat } from '@tabella/kernel';
import { identityCounts } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { seatOf } from './scene.ts';
import { IDENTITIES, type Identity } from './terms.ts';

type Counts = readonly [number, number, number];

/** How many of each identity are at the table. */
const countsOf = (view: View): Counts => identityCounts(view.seats.length, view.options) ?? [0, 0, 0];

/** How many of each nobody has shown to this viewer yet. */
export function hiddenCounts(view: View): Counts {
  const left: [number, number, number] = [...countsOf(view)];
  for (const identity of [...view.seats.map((seat) => seat.identity), ...view.shelf]) {
    if (identity !== null)
      left[IDENTITIES.indexOf(identity)] = Math.max(0, (left[IDENTITIES.indexOf(identity)] ?? 0) - 1);
  }
  return left;
}

/** The identities each living seat can still have. */
export function possible(view: View): readonly (readonly Identity[])[] {
  const seats = view.seats.map((_, seat) => byFacts(view, seat));
  return seats.map((own, seat) => own.filter((identity) => fits(seats, countsOf(view), seat, identity)));
}

/** By what is known of this seat alone. */
function byFacts(view: View, seat: Seat): readonly Identity[] {
  const { identity, not } = seatOf(view, seat);
  if (identity !== null) return [identity];
  if (isTaken(view, seat)) return shelved(view, seat);
  return IDENTITIES.filter((one) => !not.includes(one) && !contradicts(view, seat, one));
}

/** Fallen, and no identity lies open: it was taken, or the fall is not over yet. */
const isTaken = (view: View, seat: Seat): boolean => view.seats[seat]?.alive === false && !view.seats[seat]?.exposed;

/**
 * What a taker gave up lies aside in place of what was taken. Which belongs to which of the fallen does not matter for
 * the living, so those that this viewer has seen are given to the fallen in turn.
 */
function shelved(view: View, seat: Seat): readonly Identity[] {
  const place = view.seats.filter((_, other) => other < seat && isTaken(view, other)).length;
  const identity = view.shelf[place];
  return identity === undefined ? IDENTITIES : [identity];
}

/** Whether an answer to a Prove card that this viewer has seen rules the identity out. */
function contradicts(view: View, seat: Seat, identity: Identity): boolean {
  return view.claims.some(({ to, card, acts, free, turn }) => {
    if (to !== seat || free || !card?.prove || turn < sameSince(view, seat)) return false;
    return (card.prove.bet === identity) !== acts;
  });
}

/** Somebody who can take the identity of the fallen may be another since the last fall. */
function sameSince(view: View, seat: Seat): number {
  if (view.seats[seat]?.character !== 'Alias') return 0;
  return Math.max(0, ...view.fallen.filter((one) => one.seat !== seat).map((one) => one.turn + 1));
}

/** Whether all seats can be given identities of the right number, with this seat having this one. */
function fits(seats: readonly (readonly Identity[])[], counts: Counts, fixed: Seat, identity: Identity): boolean {
  const left = [...counts];
  const give = (seat: Seat): boolean => {
    const own = seats[seat];
    if (!own) return true;
    return (seat === fixed ? [identity] : own).some((one) => {
      const i = IDENTITIES.indexOf(one);
      if ((left[i] ?? 0) === 0) return false;
      left[i] = (left[i] ?? 0) - 1;
      const rest = give(seat + 1);
      left[i] = (left[i] ?? 0) + 1;
      return rest;
    });
  };
  return give(0);
}
