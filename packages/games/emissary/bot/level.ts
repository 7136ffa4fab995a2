// Levels: how much a bot thinks, never what it sees.

import { COUNTED, type Habits, ROUGH } from './habits.ts';
import { pickByShare, pickByWins } from './pick.ts';

export interface Level {
  readonly id: string;
  /** Makes something of what others do. */
  readonly believes: boolean;
  /** Of a hundred answers, so many are random; and the worth of each choice is misjudged by up to so much. */
  readonly lapses: number;
  readonly noise: number;
  readonly habits: Habits;
  /** How good a character is to play. */
  readonly picks: (character: string) => number;
  /** Looks ahead; null: does not. */
  readonly ahead: Ahead | null;
}

export interface Ahead {
  /**
   * In windows it is soon seen what a card does. What comes of a message that is sent, taken or left shows only later; and
   * whether the mission of a MOF comes off, only at the end.
   */
  readonly windows: Reach;
  readonly messages: Reach;
  readonly missions: Reach;
  /** Worlds after which only the two best choices are tried on. */
  readonly few: number;
  readonly choices: number;
  /** Choices that seem worth so much less than the best are not tried. */
  readonly near: number;
}

export interface Reach {
  readonly worlds: number;
  /** Worlds while nobody is near a victory or their fall. */
  readonly early: number;
  /** So many turns on the table is weighed, and what it is worth averaged: near at hand it is sure, far off it is true. */
  readonly looks: readonly number[];
}

export const EASY: Level = {
  id: 'easy',
  believes: false,
  lapses: 8,
  noise: 3,
  habits: ROUGH,
  picks: pickByWins,
  ahead: null,
};
export const NORMAL: Level = {
  id: 'normal',
  believes: true,
  lapses: 0,
  noise: 0,
  habits: ROUGH,
  picks: pickByWins,
  ahead: null,
};
export const HARD: Level = {
  id: 'hard',
  believes: true,
  lapses: 0,
  noise: 0,
  habits: COUNTED,
  picks: pickByShare,
  ahead: {
    windows: { worlds: 18, early: 10, looks: [2, 3] },
    messages: { worlds: 24, early: 18, looks: [2, 3, 5, 10] },
    missions: { worlds: 18, early: 14, looks: [5, 40] },
    few: 5,
    choices: 4,
    near: 8,
  },
};
