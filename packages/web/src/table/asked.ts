// Whether a seat is asked something now.

import { PASS } from '@tabella/kernel';
import { gameOf } from '../games.ts';
import type { Sight } from '../live/state.ts';

/** A question that waits for an answer of this seat and should stop it: outside windows always, in them by preference. */
export const isAsked = ({ ask, result }: Sight): boolean =>
  result === null && ask !== null && ask.stop && ask.declared === undefined;

/** A window that this seat has not answered yet. */
export const isOpenWindow = ({ ask, result }: Sight): boolean =>
  result === null && ask?.reaction === true && ask.declared === undefined;

/** Something to show: a question that stops, or a window in which something could be used. */
export const hasToShow = (sight: Sight): boolean =>
  isAsked(sight) || (isOpenWindow(sight) && (sight.ask?.from.some((choice) => choice !== PASS) ?? false));

/** Whether the seat that looks on is out while the others play. */
export const isOut = ({ seat, view, result }: Sight, game: string): boolean =>
  result === null &&
  seat !== null &&
  typeof view === 'object' &&
  view !== null &&
  (gameOf(game).out?.(view, seat) ?? false);
