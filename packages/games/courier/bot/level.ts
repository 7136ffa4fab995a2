// Levels: how much a bot thinks, never what it sees.

export interface Level {
  readonly id: string;
  /** Of a hundred answers, so many are random. */
  readonly lapses: number;
  /** Looks ahead; null: answers by habit. */
  readonly ahead: Ahead | null;
}

export interface Ahead {
  /** In how many imagined worlds every choice is tried. */
  readonly worlds: number;
  /** And in how many more a choice that goes against habit. */
  readonly again: number;
  /** For how many worlds habit counts. */
  readonly habit: number;
  /** How many choices are tried, those that habit likes best. */
  readonly choices: number;
  /** How many turns are played on. */
  readonly turns: number;
}

export const EASY: Level = { id: 'easy', lapses: 40, ahead: null };
export const NORMAL: Level = { id: 'normal', lapses: 0, ahead: null };
export const HARD: Level = { id: 'hard', lapses: 0, ahead: { worlds: 12, again: 36, habit: 12, choices: 5, turns: 1 } };
