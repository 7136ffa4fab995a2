// Extension: how a rule that is not of this box joins the turn. It scores in named passes; The Messages need not know it.

import type { Award, ScoringPass } from './names.ts';
import type { State } from './state.ts';

export interface Extension {
  /** The passes of a turn in which it may score. */
  readonly passes: readonly TurnPass[];
  /** Points of this pass; negative points are payments, which move a figure back and never bring a message. */
  awards(s: State, pass: TurnPass): readonly Award[];
  /** Points that a follower brings for itself when message 8 takes it home, on top of its feature. */
  bonus?(s: State, seat: number, tile: number): number;
}

/** Passes that belong to a turn; `message` and `final` are none of them. */
export type TurnPass = Exclude<ScoringPass, 'message' | 'final'>;

/** Extensions sorted by the passes in which they score. */
export interface Hooks {
  readonly all: readonly Extension[];
  readonly at: Readonly<Record<TurnPass, readonly Extension[]>>;
}

export function hooksOf(extensions: readonly Extension[]): Hooks {
  const at = (pass: TurnPass): readonly Extension[] => extensions.filter((one) => one.passes.includes(pass));
  return {
    all: extensions,
    at: { '1A': at('1A'), '1B': at('1B'), '1C': at('1C'), '2': at('2'), '3': at('3'), '4': at('4') },
  };
}
