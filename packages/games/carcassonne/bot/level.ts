// Levels: how much a bot thinks. Never what it sees.

import { EXPERT_MIND } from './expert-mind.ts';
import { MIND, type Mind } from './mind.ts';
import type { Effort } from './search.ts';

export interface Level {
  readonly id: string;
  readonly mind: Mind;
  /** Does it think of the tiles to come, or only of what is on the table? */
  readonly foresight: boolean;
  /** How far its judgement wavers, in points. */
  readonly wavers: number;
  /** Null: the best at first sight. */
  readonly effort: Effort | null;
}

export const EASY: Level = { id: 'easy', mind: MIND, foresight: false, wavers: 2, effort: null };
export const NORMAL: Level = { id: 'normal', mind: MIND, foresight: true, wavers: 0, effort: null };
export const HARD: Level = {
  id: 'hard',
  mind: MIND,
  foresight: true,
  wavers: 0,
  effort: {
    width: 8,
    rounds: 1,
    positions: 18_000,
    figureShare: 0.6,
    futures: 60,
    endgame: 0,
    endgameWidth: 8,
    endgamePositions: 18_000,
    prior: 3,
    evenly: false,
  },
};
export const EXPERT: Level = {
  id: 'expert',
  mind: EXPERT_MIND,
  foresight: true,
  wavers: 0,
  effort: {
    width: 8,
    rounds: 1,
    positions: 40_000,
    figureShare: 0.4,
    futures: 400,
    endgame: 6,
    endgameWidth: 24,
    endgamePositions: 120_000,
    prior: 3,
    evenly: true,
  },
};
/** Hard as it was before there was an expert: for the arena alone. */
export const OLD_HARD: Level = {
  ...HARD,
  id: 'old-hard',
  effort: {
    width: 8,
    rounds: 1,
    positions: 30_000,
    figureShare: 1,
    futures: 60,
    endgame: -1,
    endgameWidth: 8,
    endgamePositions: 30_000,
    prior: 0,
    evenly: false,
  },
};
