// Seats as things to choose: as the one a card is aimed at, or as the one whose message is meant.

import type { Seat } from '@tabella/kernel';
import type { Chooser } from '../choose/use-chooser.ts';

/** A seat is to be chosen next. */
export const isAiming = ({ offered, taken }: Chooser): boolean =>
  (offered.has('to') && taken.to === undefined) || (offered.has('at') && taken.at === undefined);

export const mayTouch = (chooser: Chooser, seat: Seat): boolean => chooser.may('to', seat) || chooser.may('at', seat);

export const touched = (chooser: Chooser, seat: Seat): boolean => {
  if (!mayTouch(chooser, seat)) return false;
  return chooser.has('to', seat) || chooser.has('at', seat);
};

/** True when the touch was a choice. */
export function touchSeat(chooser: Chooser, seat: Seat): boolean {
  const part = chooser.may('to', seat) ? 'to' : chooser.may('at', seat) ? 'at' : null;
  if (part) chooser.touch(part, seat);
  return part !== null;
}
