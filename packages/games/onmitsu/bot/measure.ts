// Measuring how bots play among themselves: how long their matches are, who dies of what, and what they score.

import { FastChance, Match, selfPlay, sha256Hex } from '@tabella/kernel';
import type { OnmitsuGame } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { Death } from '../rules/view.ts';
import { newBot } from './decide.ts';
import type { Level } from './level.ts';

export interface Outcome {
  readonly turns: number;
  /** The seat that ended it; null when it lasted too long. */
  readonly endedBy: number | null;
  readonly winners: readonly number[];
  readonly verdicts: readonly { readonly points: number; readonly deaths: readonly Death[] }[];
}

export function outcomeOf(
  game: OnmitsuGame,
  level: Level,
  seats: number,
  seed: string,
  options: Partial<Options> = {},
): Outcome {
  const match = Match.start(game, { seats, options, fairness: { secret: sha256Hex(seed), contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const bots = Array.from({ length: seats }, () => newBot(game, level));
  selfPlay(match, bots, new FastChance(Number.parseInt(sha256Hex(`thoughts ${seed}`).slice(0, 12), 16)));
  const { state, result } = match;
  const { by = -1, verdicts } = state.end ?? {};
  return {
    turns: state.turn,
    endedBy: by < 0 ? null : by,
    winners: result?.winners ?? [],
    verdicts: verdicts ?? [],
  };
}
