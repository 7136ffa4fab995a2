// Levels: how much a bot thinks, and how well it judges. Never what it sees.

import type { Effort } from './contest.ts';
import { KEEN, PLAIN } from './mind.ts';
import type { Judgement } from './value.ts';

export interface Level {
  readonly id: string;
  /** Null: it answers by habit. */
  readonly thought: Thought | null;
}

interface Thought extends Omit<Judgement, 'seat'> {
  readonly worlds: number;
  readonly turns: number;
  /** How it chooses when all choose at once; null: what is best on average. */
  readonly contest: Effort | null;
}

export const EASY: Level = { id: 'easy', thought: null };
export const NORMAL: Level = {
  id: 'normal',
  thought: { mind: PLAIN, haste: 2, courage: 0.7, worlds: 6, turns: 1, contest: null },
};
export const HARD: Level = {
  id: 'hard',
  thought: {
    mind: KEEN,
    haste: 0.5,
    courage: 0,
    worlds: 30,
    turns: 1,
    contest: { own: 4, rivals: 3, rounds: 60, spite: 0.3 },
  },
};
