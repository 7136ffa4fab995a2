// Bots by name: those of a game package, and those there are for every game. A level is a budget, never a better view.

import { type AnyGame, type Bot, type GamePackage, sampleAnswer } from '@tabella/kernel';
import { type Budget, searchBot } from './search/think.ts';

/** A bot that takes part, by the name it was called. */
export interface Entrant {
  readonly name: string;
  make(): Bot<unknown>;
}

export type Entrants =
  | { readonly ok: true; readonly entrants: readonly Entrant[] }
  | { readonly ok: false; readonly reason: string };

const USUAL: Budget = { iterations: 400 };
const MOST_ITERATIONS = 10_000_000;
const MOST_MS = 600_000;

/** Answers at random. */
export function randomBot(game: AnyGame): Bot<unknown> {
  return { id: 'random', decide: (input, chance) => sampleAnswer(input.ask, chance, game.texts) };
}

/** `random,search:200,search:50ms`, and the game's own bots by their ids. */
export function parseBots(names: string, gamePackage: GamePackage): Entrants {
  const entrants: Entrant[] = [];
  for (const name of names.split(',').map((one) => one.trim())) {
    const entrant = entrantOf(name, gamePackage);
    if (entrant === null) return { ok: false, reason: unknown(name, gamePackage) };
    entrants.push(entrant);
  }
  return { ok: true, entrants };
}

/** The game's own bots that sit at tables, weakest first. */
export const ownBots = (gamePackage: GamePackage): readonly string[] =>
  gamePackage.bots.flatMap((kind) => (kind.arenaOnly ? [] : [kind.id]));

/** Of the game's own bots the one in the middle, of two there the weaker; without any, a search that nobody has to wait for. */
export function usualBot(gamePackage: GamePackage): string {
  const own = ownBots(gamePackage);
  return own[Math.floor((own.length - 1) / 2)] ?? 'search:100';
}

/** Names to choose from, weakest first. */
export function botNames(gamePackage: GamePackage): readonly string[] {
  return [...new Set(['random', ...ownBots(gamePackage), 'search:100', 'search:1000', 'search:200ms'])];
}

function entrantOf(name: string, gamePackage: GamePackage): Entrant | null {
  const own = gamePackage.bots.find((kind) => kind.id === name);
  if (own) return { name, make: () => own.make() };
  if (name === 'random') return { name, make: () => randomBot(gamePackage.game) };
  const budget = budgetOf(name);
  return budget && { name, make: () => searchBot(gamePackage.game, budget) };
}

function budgetOf(name: string): Budget | null {
  if (name === 'search') return USUAL;
  const [, digits, unit] = /^search:([1-9]\d{0,7})(ms)?$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits);
  if (unit) return amount <= MOST_MS ? { ms: amount } : null;
  return amount <= MOST_ITERATIONS ? { iterations: amount } : null;
}

function unknown(name: string, gamePackage: GamePackage): string {
  const called = name === '' ? 'A bot without a name' : `A bot called "${name.slice(0, 40)}"`;
  return `${called} is not known for ${gamePackage.game.id}; there are ${botNames(gamePackage).join(', ')} (any number will do).`;
}
