// Thinking: a search with a budget, what it found, and the bot that answers by it.

import {
  type Answer,
  type AnyGame,
  type Bot,
  type BotInput,
  type Chance,
  type Choice,
  sampleAnswer,
} from '@tabella/kernel';
import { forced } from './candidates.ts';
import { type RootArm, Search } from './search.ts';

export type Budget = { readonly iterations: number } | { readonly ms: number };

/** One candidate answer, how often the search came back to it and what it brought the seat (0..1). */
export interface Weighed {
  readonly answer: Answer;
  readonly visits: number;
  readonly mean: number;
}

export interface Thought {
  readonly answer: Answer;
  /** Best first; empty when there was nothing to weigh. */
  readonly weighed: readonly Weighed[];
  readonly iterations: number;
  /** Worlds that could not be imagined, and such that left private facts aside. */
  readonly misses: number;
  readonly relaxed: number;
  /** Worlds in which a rule broke. */
  readonly faults: number;
  readonly nodes: number;
}

/** A first few worlds that cannot be imagined mean that none can. */
const HOPELESS = 4;
/** A clock is read only now and then. */
const BETWEEN_LOOKS = 8;

/** Thinks about the question of its input. With a budget of iterations the answer follows from input and chance alone. */
export function think(game: AnyGame, input: BotInput<unknown>, chance: Chance, budget: Budget): Thought {
  const only = forced(input.ask);
  const search = new Search(game, input, chance);
  if (only !== undefined) return thoughtOf(search, only);
  spend(search, budget);
  if (search.iterations === 0) return thoughtOf(search, sampleAnswer(input.ask, chance, game.texts));
  const { mode, asks } = input.known.now;
  const secret = mode === 'all' && asks.length > 1;
  return thoughtOf(search, (secret ? mixed(search.arms, chance) : favourite(search.arms)).candidate.answer);
}

function spend(search: Search, budget: Budget): void {
  const tried = (): number => search.iterations + search.misses + search.faults;
  const hopeless = (): boolean => search.iterations === 0 && tried() >= HOPELESS;
  if ('iterations' in budget) {
    while (tried() < budget.iterations && !hopeless()) search.iterate();
    return;
  }
  const end = performance.now() + budget.ms;
  do {
    for (let i = 0; i < BETWEEN_LOOKS && !hopeless(); i++) search.iterate();
  } while (performance.now() < end && !hopeless());
}

/** The arm most often taken: the mean of a rarely taken one is mostly luck. */
function favourite(arms: readonly RootArm[]): RootArm {
  let best = arms[0] as RootArm;
  for (const arm of arms) {
    if (arm.visits > best.visits || (arm.visits === best.visits && arm.total > best.total)) best = arm;
  }
  return best;
}

/** Where all choose at once a predictable choice loses: the arms that held up are taken in proportion to their visits. */
function mixed(arms: readonly RootArm[], chance: Chance): RootArm {
  const best = favourite(arms);
  const good = arms.filter((arm) => arm.visits * 2 >= best.visits);
  let at = chance.int(good.reduce((sum, arm) => sum + arm.visits, 0));
  for (const arm of good) {
    at -= arm.visits;
    if (at < 0) return arm;
  }
  return best;
}

function thoughtOf(search: Search, answer: Answer): Thought {
  const { arms, iterations, misses, relaxed, faults, nodes } = search;
  const weighed = arms
    .filter((arm) => arm.visits > 0)
    .map((arm) => ({ answer: arm.candidate.answer as Choice, visits: arm.visits, mean: arm.total / arm.visits }))
    .sort((a, b) => b.visits - a.visits || b.mean - a.mean);
  return { answer, weighed, iterations, misses, relaxed, faults, nodes };
}

export function searchBot(game: AnyGame, budget: Budget): Bot<unknown> {
  const id = 'iterations' in budget ? `search:${budget.iterations}` : `search:${budget.ms}ms`;
  return { id, decide: (input, chance) => think(game, input, chance, budget).answer };
}
