// Levels: how much a bot thinks, never what it sees.

export interface Level {
  readonly id: string;
  /** Makes something of what others do. */
  readonly believes: boolean;
  /** Of a hundred answers, so many are random; and the worth of each choice is misjudged by up to so much. */
  readonly lapses: number;
  readonly noise: number;
  /** Looks ahead; null: does not. */
  readonly ahead: Ahead | null;
}

export interface Ahead {
  readonly worlds: number;
  /** Worlds while nobody is near a victory or their fall; 0: then it does not look ahead. */
  readonly early: number;
  /** Turns that are played on: this one, and those after it. */
  readonly turns: number;
  /** Worlds after which only the two best choices are tried on. */
  readonly few: number;
  readonly choices: number;
  /** Choices that seem worth so much less than the best are not tried. */
  readonly near: number;
}

export const EASY: Level = { id: 'easy', believes: false, lapses: 8, noise: 3, ahead: null };
export const NORMAL: Level = { id: 'normal', believes: true, lapses: 0, noise: 0, ahead: null };
export const HARD: Level = {
  id: 'hard',
  believes: true,
  lapses: 0,
  noise: 0,
  ahead: { worlds: 24, early: 12, turns: 2, few: 8, choices: 5, near: 8 },
};
