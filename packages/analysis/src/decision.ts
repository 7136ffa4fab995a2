// One decision: what the strong bot would have done from the same knowledge, and what both choices are worth.

import {
  type AnalysedDecision,
  type Analyst,
  type Answer,
  type AnyTypes,
  type Belief,
  type GamePackage,
  readAnswer,
  same,
} from '@tabella/kernel';
import { compared, round } from './mean.ts';
import { chanceFor, inputOf, type Onlooker } from './onlooker.ts';

/** Differences up to so many standard errors are taken for chance. */
const DOUBTS = 1.5;

/** Smaller costs are none: of a chance, and of points. */
const LEAST = { chance: 0.005, points: 0.05 };

/** What a difference is taken to be: the less it stands out from chance, the less of it. */
const shrunk = (gap: number, doubt: number): number => (gap > DOUBTS * doubt ? gap * (1 - (doubt / gap) ** 2) : 0);

export interface DecisionTerms {
  readonly row: number;
  readonly seed: number;
}

/** `chosen` is in the ids of what the onlooker knows. Null when nothing can be said of it. Yields after every world. */
export function* decisionOf(
  { game, bots }: GamePackage,
  analyst: Analyst<AnyTypes>,
  onlooker: Onlooker,
  chosen: Answer,
  { row, seed }: DecisionTerms,
): Generator<void, AnalysedDecision | null> {
  const input = inputOf(onlooker);
  const bot = bots.find(({ id }) => id === analyst.advises)?.make();
  if (input === null || bot === undefined) return null;
  const { seat, ask } = input;
  const read = readAnswer(ask, bot.decide(input, chanceFor(seed, row, seat, 'advice')), game.texts);
  if (!read.ok) return null;
  yield;
  const alike = same(read.answer, chosen);
  const answers = alike ? [chosen] : [chosen, read.answer];
  const found = yield* compared(
    analyst.judge(onlooker),
    answers,
    analyst.worlds.decision,
    chanceFor(seed, row, seat, 'after'),
  );
  if (found === null) return null;
  const [worth = 0, other = worth] = found.means;
  const cost = round(shrunk(other - worth, found.doubt));
  const worse = cost >= LEAST[analyst.worth];
  const beliefs = analyst.beliefs?.(onlooker);
  return {
    row,
    seat,
    chosen,
    best: worse ? read.answer : chosen,
    worth: round(worth),
    bestWorth: round(worse ? worth + cost : worth),
    than: alike ? 'same' : worse ? 'worse' : 'as-good',
    ...(beliefs ? { beliefs: beliefs.map(rounded) } : {}),
  };
}

/** A belief as it is kept. */
export const rounded = ({ id, seat, odds }: Belief): Belief => ({
  id,
  seat,
  odds: Object.fromEntries(Object.entries(odds).map(([name, chance]) => [name, Math.round(chance * 1e3) / 1e3])),
});
