// Whether a seat is asked something now.

import { PASS } from '@tabella/kernel';
import type { SeatSnapshot } from '../live/state.ts';

/** A question that waits for an answer of this seat and should stop it: outside windows always, in them by preference. */
export const isAsked = ({ ask, result }: SeatSnapshot): boolean =>
  result === null && ask !== null && ask.stop && ask.declared === undefined;

/** A window that this seat has not answered yet. */
export const isOpenWindow = ({ ask, result }: SeatSnapshot): boolean =>
  result === null && ask?.reaction === true && ask.declared === undefined;

/** Something to show: a question that stops, or a window in which something could be used. */
export const hasToShow = (snapshot: SeatSnapshot): boolean =>
  isAsked(snapshot) || (isOpenWindow(snapshot) && (snapshot.ask?.from.some((choice) => choice !== PASS) ?? false));
