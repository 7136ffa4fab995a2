// Bot: how a machine sits at the table. It is given what its seat knows and nothing else.

import type { Answer, Ask, Seat } from './ask.ts';
import type { Chance } from './chance.ts';
import type { Data } from './data.ts';
import type { GameEvent } from './game.ts';
import type { Known } from './known.ts';

export interface BotInput<S> {
  readonly seat: Seat;
  readonly ask: Ask;
  readonly view: Data;
  readonly known: Known<S>;
  /** Everything this seat has heard since the match began. */
  readonly heard: readonly GameEvent[];
  /**
   * The part of its usual thoughts that it shall spend, above 0 up to 1, where many wait for theirs; whole unless it is said. It
   * follows from how many that are, never from what anybody holds.
   */
  readonly effort?: number;
}

export interface Bot<S> {
  readonly id: string;
  /** The answer; it may use nothing but its arguments, so that it is the same in every world the seat cannot tell apart. */
  decide(input: BotInput<S>, chance: Chance): Answer;
}
