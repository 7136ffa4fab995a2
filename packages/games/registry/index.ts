// The registry: one line per game, and nothing else names one. The line is the game's doors for the server, the arena and
// the terminal; the browser finds words, tables and packages in the folder of the game (browser.ts, browser-packages.ts).

import type { GamePackage, Tool, Words } from '@tabella/kernel';
import type { GameFigures } from './figures.ts';
import { type PackageDoor, packageBehind } from './package-door.ts';

export type Tools = Readonly<Record<string, Tool>>;

interface Doors {
  rules(): Promise<PackageDoor>;
  /** For the bench. */
  figures?(): Promise<{ readonly figures: GameFigures }>;
  /** For the command line. */
  tools?(): Promise<{ readonly tools: Tools }>;
}

const GAMES: Readonly<Record<string, Doors>> = {
  carcassonne: {
    rules: () => import('@tabella/carcassonne'),
    figures: () => import('@tabella/carcassonne/figures'),
    tools: () => import('@tabella/carcassonne/tools'),
  },
  courier: { rules: () => import('@tabella/courier'), figures: () => import('@tabella/courier/figures') },
  emissary: { rules: () => import('@tabella/emissary'), figures: () => import('@tabella/emissary/figures') },
  onmitsu: {
    rules: () => import('@tabella/onmitsu'),
    figures: () => import('@tabella/onmitsu/figures'),
    tools: () => import('@tabella/onmitsu/tools'),
  },
  stars: {
    rules: () => import('@tabella/stars'),
    figures: () => import('@tabella/stars/figures'),
    tools: () => import('@tabella/stars/tools'),
  },
};

const doorsOf = (id: string): Doors | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);

export const gameIds: readonly string[] = Object.keys(GAMES);

/**
 * The package of a game, or null when there is none of that name. With a version of the rules: the one that has them,
 * or null when it is not kept.
 */
export async function gamePackageOf(id: string, rules?: number): Promise<GamePackage | null> {
  return packageBehind(await doorsOf(id)?.rules(), rules);
}

/** The words of a game, in English where it does not speak the language; null when there is no such game. */
export async function wordsOf(id: string, language: string): Promise<Words | null> {
  const english = (await gamePackageOf(id))?.words ?? null;
  if (english === null || !/^[a-z]{2,3}$/.test(language)) return english;
  try {
    const { words } = (await import(`@tabella/${id}/words/${language}`)) as { readonly words: Words };
    await words.parts?.load();
    return words;
  } catch (thrown) {
    if ((thrown as { readonly code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw thrown;
    return english;
  }
}

/** What the bench measures of a game; null when it brings nothing. */
export async function figuresOf(id: string): Promise<GameFigures | null> {
  return (await doorsOf(id)?.figures?.())?.figures ?? null;
}

/** What a game can do on the command line besides being played; null when there is nothing, or no such game. */
export async function toolsOf(id: string): Promise<Tools | null> {
  return (await doorsOf(id)?.tools?.())?.tools ?? null;
}

export type { GameFigures, OwnFigure, UsualFigure } from './figures.ts';
