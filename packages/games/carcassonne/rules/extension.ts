// Extension: how a rule that is not of this box joins the turn. It scores in named rounds; The Messages need not know it.

import type { Award, RoundName } from './names.ts';
import type { State } from './state.ts';

export interface Extension {
  /** The rounds of a turn in which it may score. */
  readonly rounds: readonly TurnRound[];
  /** Points of this round; negative points are payments, which move a figure back and never bring a message. */
  awards(s: State, round: TurnRound): readonly Award[];
  /** Points that a follower brings for itself when message 8 takes it home, on top of its feature. */
  bonus?(s: State, seat: number, tile: number): number;
}

/** Rounds that belong to a turn; `message` and `final` are none of them. */
export type TurnRound = Exclude<RoundName, 'message' | 'final'>;

/** Extensions sorted by the rounds in which they score. */
export interface Hooks {
  readonly all: readonly Extension[];
  readonly at: Readonly<Record<TurnRound, readonly Extension[]>>;
}

export function hooksOf(extensions: readonly Extension[]): Hooks {
  const at = (round: TurnRound): readonly Extension[] => extensions.filter((one) => one.rounds.includes(round));
  return {
    all: extensions,
    at: { '1A': at('1A'), '1B': at('1B'), '1C': at('1C'), '2': at('2'), '3': at('3'), '4': at('4') },
  };
}
