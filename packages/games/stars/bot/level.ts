// Levels: how much a bot thinks. Never what it sees, and never a wrong score.

import type { Model } from '../lexicon/files.ts';

/** How somebody understands a clue. */
export interface Ear {
  /** How much a step in likeness counts. */
  readonly beta: number;
  /** How often a clue means nothing that he would know of. */
  readonly noise: number;
}

export interface Level {
  readonly id: string;
  /** Which words go together, in his mind. */
  readonly model: Model;
  readonly ear: Ear;
  /** The ear he imagines his partner to have when he chooses a clue. */
  readonly partner: Ear;
  /** Clues he thinks of for each word of his message. */
  readonly near: number;
  /** He speaks this many of the commonest words. */
  readonly vocabulary: number;
  /** What a letter point is worth to him beside a word point. */
  readonly letters: number;
  /** What a step in likeness is worth beyond what the partner needs: it keeps clues to what people think of. */
  readonly closeness: number;
  /** Ciphers he bears in mind when he guesses the letters; null for all. */
  readonly ciphers: number | null;
}

const EVERY_WORD = 100_000;

export const EASY: Level = {
  id: 'easy',
  model: 'people',
  ear: { beta: 0.4, noise: 0.1 },
  partner: { beta: 0.5, noise: 0.1 },
  near: 6,
  vocabulary: 5000,
  letters: 0.1,
  closeness: 0.02,
  ciphers: 8,
};

export const NORMAL: Level = {
  id: 'normal',
  model: 'people',
  ear: { beta: 0.6, noise: 0.05 },
  partner: { beta: 0.6, noise: 0.05 },
  near: 15,
  vocabulary: 9000,
  letters: 0.4,
  closeness: 0.02,
  ciphers: 60,
};

export const HARD: Level = {
  id: 'hard',
  model: 'people',
  ear: { beta: 0.8, noise: 0.02 },
  partner: { beta: 0.8, noise: 0.02 },
  near: 120,
  vocabulary: EVERY_WORD,
  letters: 1,
  closeness: 0.02,
  ciphers: null,
};
