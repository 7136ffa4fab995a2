// Bots by name: those of a room, and those there are for every game. A level is a budget, never a better view.

import { type AnyGame, type Bot, type Room, sampleAnswer } from '@tabella/kernel';
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

/** Answers by lot. */
export function randomBot(game: AnyGame): Bot<unknown> {
  return { id: 'random', decide: (sight, chance) => sampleAnswer(sight.ask, chance, game.texts) };
}

/** `random,search:200,search:50ms`, and the room's own bots by their ids. */
export function parseBots(names: string, room: Room): Entrants {
  const entrants: Entrant[] = [];
  for (const name of names.split(',').map((one) => one.trim())) {
    const entrant = entrantOf(name, room);
    if (entrant === null) return { ok: false, reason: unknown(name, room) };
    entrants.push(entrant);
  }
  return { ok: true, entrants };
}

/** The game's own bots that sit at tables, weakest first. */
export const ownBots = (room: Room): readonly string[] => room.bots.flatMap((kind) => (kind.apart ? [] : [kind.id]));

/** Of the game's own bots the one in the middle; without any, a search that nobody has to wait for. */
export function usualBot(room: Room): string {
  const own = ownBots(room);
  return own[Math.floor(own.length / 2)] ?? 'search:100';
}

/** Names to choose from, weakest first. */
export function botNames(room: Room): readonly string[] {
  return [...new Set(['random', ...ownBots(room), 'search:100', 'search:1000', 'search:200ms'])];
}

function entrantOf(name: string, room: Room): Entrant | null {
  const own = room.bots.find((kind) => kind.id === name);
  if (own) return { name, make: () => own.make() };
  if (name === 'random') return { name, make: () => randomBot(room.game) };
  const budget = budgetOf(name);
  return budget && { name, make: () => searchBot(room.game, budget) };
}

function budgetOf(name: string): Budget | null {
  if (name === 'search') return USUAL;
  const [, digits, unit] = /^search:([1-9]\d{0,7})(ms)?$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits);
  if (unit) return amount <= MOST_MS ? { ms: amount } : null;
  return amount <= MOST_ITERATIONS ? { iterations: amount } : null;
}

function unknown(name: string, room: Room): string {
  const called = name === '' ? 'A bot without a name' : `A bot called "${name.slice(0, 40)}"`;
  return `${called} is not known for ${room.game.id}; there are ${botNames(room).join(', ')} (any number will do).`;
}
