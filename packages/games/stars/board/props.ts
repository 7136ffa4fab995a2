// What the table hands to a board, as far as this board uses it.

import type { Answer, Choice, Event, NameOf, Seat, Words } from '@tabella/kernel';

/** A question open to the seat that is shown. */
export interface OpenAsk {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly text?: { readonly rule: string; readonly max: number; readonly args?: Choice };
  /** What this seat has answered so far; it may be changed while the question is open. */
  readonly declared?: Answer;
}

export interface BoardProps {
  /** As `View` of the rules. */
  readonly view: Choice;
  readonly asks: readonly OpenAsk[];
  readonly told: readonly Event[];
  readonly chosen: readonly Choice[];
  choose(choice: Choice): void;
  /** Answers at once; a refusal's reason, or null. */
  answer(ask: OpenAsk, answer: Answer): Promise<string | null>;
  readonly name: NameOf;
  readonly words: Words;
  /** The note sheet of this seat or of its side, as `Notes` of the solver; without it the board keeps its own. */
  readonly notes?: Choice;
  note?(value: Choice): void;
}
