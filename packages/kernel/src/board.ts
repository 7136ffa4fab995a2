// BoardProps: what the frame hands to a game's own board. A board imports nothing of the frame.

import type { Answer, Choice, Seat } from './ask.ts';
import type { Result } from './game.ts';
import type { NameOf } from './game-package.ts';
import type { Eyes } from './replay.ts';
import type { AnyTypes, ChoiceOf, GameTypes, OpenAskOf, PreviewOf, WordsOf } from './typed.ts';

/** A reaction window is open to some; nobody is shown to which seats, or who has answered. */
export interface OpenWindow {
  /** When it closes, in milliseconds since 1970; null while it has no time limit. */
  readonly until: number | null;
  /** Somebody holds it. */
  readonly thinking: boolean;
}

/** Null where it is not possible now. */
export interface TableDeeds {
  /** Bots play on without pauses; only when nobody else plays. */
  readonly fastForward: (() => void) | null;
  /** A new table of the same kind. */
  readonly newGame: (() => void) | null;
  readonly leave: (() => void) | null;
}

export interface BoardProps<T extends GameTypes = AnyTypes> {
  /** Whose eyes the view is of; null for those who only watch. */
  readonly seat: Seat | null;
  /** As the game's own view; the board knows its shape. */
  readonly view: T['view'];
  /** Questions open to the seat that is shown. */
  readonly asks: readonly OpenAskOf<T>[];
  /** What this seat has heard, oldest first. */
  readonly told: readonly T['event'][];
  /** What is chosen in the prompt bar but not yet confirmed. */
  readonly chosen: readonly ChoiceOf<T>[];
  /** Chooses in the prompt bar, where one tap confirms; in a window this also holds it. Null chooses nothing. */
  choose(choice: ChoiceOf<T> | null): void;
  /** Answers at once; a refusal's reason, or null. */
  answer(ask: OpenAskOf<T>, answer: Answer): Promise<string | null>;
  /** What the chosen answer would bring, as far as this seat can know; null while nothing is known of it. */
  readonly preview: PreviewOf<T> | null;
  /** How many of `told` this person knew when they last answered, or left the page: what comes after them is news. */
  readonly seen: number;
  /** What somebody points at in the log: the board lights its place. */
  readonly lit: T['event'] | null;
  /** Takes the last answer back; null while that is not possible by right. */
  readonly undo: (() => void) | null;
  /** What somebody can do who is out, or when the match is over; see `TableDeeds`. */
  readonly deeds: TableDeeds;
  readonly window: OpenWindow | null;
  readonly result: Result | null;
  readonly name: NameOf;
  /** Those of this table. */
  readonly words: WordsOf<T>;
  /** What the table is played with. */
  readonly options: T['options'];
  /** In a replay: with whose eyes it is seen. Nothing is asked, and the frame shows seats, scores and what comes next. */
  readonly replay?: Eyes;
  /** The note sheet of this seat, or of its side where a game has sides; null while nothing was written. */
  readonly notes?: Choice;
  /** Replaces the sheet; spectators have none. */
  note?(value: Choice): void;
}
