// Levels: how much a bot thinks. Never what it sees, and never a wrong score.

import type { Model } from '../lexicon/files.ts';

/** How somebody understands a clue. */
export interface Ear {
  /** How much a step in likeness counts. */
  readonly beta: number;
  /** A clue no more like the words than this is taken to mean nothing one would know of. */
  readonly doubt: number;
}

export interface Level {
  readonly id: string;
  /** Which words go together, in the bot's mind. */
  readonly model: Model;
  /** Its own, and the one it imagines its partner to have. */
  readonly ear: Ear;
  /** Clues it thinks of for each word of its message: so many of the nearest, each with this chance. */
  readonly near: number;
  readonly recall: number;
  /** It speaks this many of the commonest words. */
  readonly vocabulary: number;
  /** What a letter point is worth to it, in word points. */
  readonly letters: number;
  /** What a letter point of the rivals is worth to it when they hear its word too, in letter points of its own. */
  readonly rivals: number;
  /** What a step in likeness is worth beyond what the partner needs: it keeps clues to what people think of. */
  readonly closeness: number;
  /** Ciphers it keeps in mind when it guesses the letters; null for all. */
  readonly ciphers: number | null;
}

const EVERY_WORD = Number.MAX_SAFE_INTEGER;

/** Speaks like a person, and hardly thinks of the letters. */
export const EASY: Level = {
  id: 'easy',
  model: 'people',
  ear: { beta: 0.35, doubt: 7 },
  near: 8,
  recall: 0.5,
  vocabulary: 6000,
  letters: 0.05,
  rivals: 0,
  closeness: 0.05,
  ciphers: 2,
};

export const NORMAL: Level = {
  id: 'normal',
  model: 'people',
  ear: { beta: 0.6, doubt: 3 },
  near: 20,
  recall: 0.7,
  vocabulary: 10_000,
  letters: 0.4,
  rivals: 0.5,
  closeness: 0.02,
  ciphers: 12,
};

export const HARD: Level = {
  id: 'hard',
  model: 'people',
  ear: { beta: 0.8, doubt: 1.5 },
  near: 120,
  recall: 1,
  vocabulary: EVERY_WORD,
  letters: 1,
  rivals: 1,
  closeness: 0.045,
  ciphers: null,
};

/** The hard bot with the words of another mind: how two get on who never learned to speak from each other. */
export const OTHER_MINDS: readonly Level[] = (['gw', 'um', 'mix'] as const).map((model) => ({
  ...HARD,
  id: `hard:${model}`,
  model,
}));

/** The hard bot that does not mind what the rivals of its team hear. */
export const OPEN: Level = { ...HARD, id: 'hard:open', rivals: 0 };
