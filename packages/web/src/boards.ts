// Boards: which games have one of their own, and which questions it takes over from the prompt bar. A board is loaded when
// a table of its game is opened; a game without one is played in words.

import type { BoardProps } from '@tabella/kernel';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Board = ComponentType<BoardProps>;

interface Entry {
  load(): Promise<{ readonly default: Board }>;
  /** Questions that the board itself has the fields for: the prompt bar then shows their sentence alone. */
  readonly answers: readonly string[];
  /** Questions whose choices are pointed at on the board: the prompt bar shows what is chosen, and confirms it. */
  readonly points?: readonly string[];
  /** Questions whose choices all stand on the board in words: the prompt bar confirms what is chosen there. */
  readonly lists?: readonly string[];
}

/** Where the choices of a question are found: in the prompt bar, or on the board, to be pointed at or read. */
export type Pointing = 'here' | 'pointed' | 'listed';

/** One line per game that has a board. */
const BOARDS: Readonly<Record<string, Entry>> = {
  carcassonne: {
    load: () => import('@tabella/carcassonne/board'),
    answers: [],
    points: ['place', 'figure'],
    lists: ['message'],
  },
  courier: {
    load: () => import('@tabella/courier/board'),
    answers: [],
    points: ['play', 'send', 'seize', 'seal', 'give'],
  },
  emissary: {
    load: () => import('@tabella/emissary/board'),
    answers: [],
    points: [
      ...['play', 'transit', 'arrival', 'counter', 'pick', 'send', 'discard'],
      ...['seat', 'seats', 'card', 'cards', 'message'],
    ],
  },
  onmitsu: {
    load: () => import('@tabella/onmitsu/board'),
    answers: [],
    points: [
      ...['choose', 'respond', 'action', 'pay', 'play', 'discard', 'shed', 'limit', 'give', 'take', 'replace', 'plant'],
      ...['look', 'sealed', 'player', 'repair', 'scroll', 'offer', 'block', 'unblock', 'raze', 'destroy', 'restore'],
      ...['fetch', 'search', 'draw', 'last', 'vouch'],
    ],
  },
  stars: { load: () => import('@tabella/stars/board'), answers: ['transmit', 'guess-words', 'guess-letters'] },
};

const entryOf = (game: string): Entry | undefined => (Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined);

/** Whether the board of a game has fields for its questions, so that the prompt bar can be low. */
export const hasFields = (game: string): boolean => (entryOf(game)?.answers.length ?? 0) > 0;

/** Whether the board of a game has fields of its own for this question. */
export const answersItself = (game: string, kind: string): boolean => entryOf(game)?.answers.includes(kind) ?? false;

export function pointingOf(game: string, kind: string): Pointing {
  const entry = entryOf(game);
  if (entry?.lists?.includes(kind)) return 'listed';
  return entry?.points?.includes(kind) ? 'pointed' : 'here';
}

const loaded = new Map<string, LazyExoticComponent<Board>>();

/** The board of a game, loaded when it is first drawn; null when it has none. */
export function boardOf(game: string): LazyExoticComponent<Board> | null {
  const entry = entryOf(game);
  if (!entry) return null;
  const board = loaded.get(game) ?? lazy(entry.load);
  loaded.set(game, board);
  return board;
}
