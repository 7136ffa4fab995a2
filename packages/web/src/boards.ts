// Boards: what the frame hands to a game's own board, and which games have one. A board is loaded when a table of its
// game is opened; a game without one is played in words.

import type { Answer, Choice, Event, NameOf, Words } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface BoardProps {
  /** As the game's own view; the board knows its shape. */
  readonly view: Choice;
  /** Questions open to the seat that is shown. */
  readonly asks: readonly OpenAsk[];
  /** What this seat has heard, oldest first. */
  readonly told: readonly Event[];
  /** What is chosen in the prompt bar but not yet confirmed. */
  readonly chosen: readonly Choice[];
  /** Chooses in the prompt bar, where one tap confirms; in a window this also holds it. */
  choose(choice: Choice): void;
  /** Answers at once; a refusal's reason, or null. */
  answer(ask: OpenAsk, answer: Answer): Promise<string | null>;
  readonly name: NameOf;
  readonly words: Words;
  /** The note sheet of this seat, or of its side where a game has sides; null while nothing was written. */
  readonly notes?: Choice;
  /** Writes the sheet anew; those who only watch have none. */
  note?(value: Choice): void;
}

type Board = ComponentType<BoardProps>;

interface Entry {
  load(): Promise<{ readonly default: Board }>;
  /** Questions that the board itself has the fields for: the prompt bar then shows their sentence alone. */
  readonly answers: readonly string[];
}

/** One line per game that has a board. */
const BOARDS: Readonly<Record<string, Entry>> = {
  stars: { load: () => import('@tabella/stars/board'), answers: ['transmit', 'guess-words', 'guess-letters'] },
};

const entryOf = (game: string): Entry | undefined => (Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined);

/** Whether the board of a game has fields for its questions, so that the prompt bar can be low. */
export const hasFields = (game: string): boolean => (entryOf(game)?.answers.length ?? 0) > 0;

/** Whether the board of a game has fields of its own for this question. */
export const answersItself = (game: string, kind: string): boolean => entryOf(game)?.answers.includes(kind) ?? false;

const loaded = new Map<string, LazyExoticComponent<Board>>();

/** The board of a game, loaded when it is first drawn; null when it has none. */
export function boardOf(game: string): LazyExoticComponent<Board> | null {
  const entry = entryOf(game);
  if (!entry) return null;
  const board = loaded.get(game) ?? lazy(entry.load);
  loaded.set(game, board);
  return board;
}
