// Levels: how much a bot thinks, and how well it judges. Never what it sees.

import type { Effort } from './contest.ts';
import { KEEN, PLAIN, RECKLESS } from './mind.ts';
import { type Manners, MIXTURE, PLAIN_MANNERS, RESOLUTE } from './temper.ts';
import type { Judgement } from './value.ts';

export interface Level {
  readonly id: string;
  /** Null: it answers by habit. */
  readonly thought: Thought | null;
}

interface Thought extends Omit<Judgement, 'seat'> {
  readonly worlds: number;
  /** Where the match can end in this turn. */
  readonly lastWorlds: number;
  readonly turns: number;
  /** Of sets of cards to give up or take it weighs those that look best, else some by chance. */
  readonly bundles: boolean;
  /** How it and the others may play on. */
  readonly manners: Manners;
  /** How it chooses when all choose at once; null: what is best on average. */
  readonly contest: Effort | null;
}

const EVEN = [1, 1, 1];
const WHOLE = [1, 1] as const;

/** As hard judged before it feared trouble. */
const FORMER = { mind: RECKLESS, net: false, faith: WHOLE, haste: 0.1, courage: 0, margin: 0 } as const;

export const EASY: Level = { id: 'easy', thought: null };
export const NORMAL: Level = {
  id: 'normal',
  thought: {
    mind: PLAIN,
    net: false,
    faith: WHOLE,
    haste: 2,
    courage: 0.2,
    worlds: 6,
    lastWorlds: 6,
    turns: 1,
    margin: 0,
    bundles: false,
    manners: PLAIN_MANNERS,
    contest: null,
  },
};
export const HARD: Level = {
  id: 'hard',
  thought: {
    mind: KEEN,
    net: true,
    faith: [0.3, 0.6],
    haste: 0.1,
    courage: 0,
    worlds: 30,
    lastWorlds: 60,
    turns: 1,
    margin: 0.02,
    bundles: true,
    manners: { own: RESOLUTE, others: MIXTURE },
    contest: { own: 4, rivals: 3, rounds: 60, spite: 0, insight: 2, theirs: FORMER, odds: [0.6, 0.25, 0.15] },
  },
};
/** Hard as it was before it feared trouble: a sparring partner in the arena. */
export const OLD_HARD: Level = {
  id: 'old-hard',
  thought: {
    ...FORMER,
    worlds: 30,
    lastWorlds: 30,
    turns: 1,
    bundles: false,
    manners: PLAIN_MANNERS,
    contest: { own: 4, rivals: 3, rounds: 60, spite: 0.3, insight: 0, theirs: FORMER, odds: EVEN },
  },
};
