// Which part of a question the board of a game takes over from the prompt bar.

import { gameOf } from '../games.ts';
import type { SeatSnapshot } from '../live/state.ts';
import type { Pointing } from './taps.ts';

/** Whether the board of a game has fields for its questions, so that the prompt bar can be low. */
export const hasFields = (game: string): boolean => (gameOf(game).answers?.length ?? 0) > 0;

/** Whether things on the board of a game are pointed at, so that the prompt bar should not grow under the finger. */
export const isPointedAt = (game: string): boolean => (gameOf(game).points?.length ?? 0) > 0;

/** Whether the board of a game has fields of its own for this question. */
export const answersItself = (game: string, kind: string): boolean => gameOf(game).answers?.includes(kind) ?? false;

export function pointingOf(game: string, kind: string): Pointing {
  const { lists, points } = gameOf(game);
  if (lists?.includes(kind)) return 'listed';
  return points?.includes(kind) ? 'pointed' : 'here';
}

/** A window by which this person would rather not be stopped. */
export const isQuiet = (game: string, { ask, view }: SeatSnapshot): boolean =>
  ask?.reaction === true && gameOf(game).quiet?.(ask, view) === true;
