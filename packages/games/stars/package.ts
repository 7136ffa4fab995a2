// The package of A Message from the Stars: rules, words and bots. It reads its word lists from its folder, once.

import { fromFirstContract, type GamePackage, type Side } from '@tabella/kernel';
import { otherMinds, starsBots } from './bot/index.ts';
import { scoreTool } from './commands/score.ts';
import { solveTool } from './commands/solve.ts';
import { loadDeck, loadLexicon } from './lexicon/load.ts';
import { starsGame } from './rules/game.ts';
import type { View } from './rules/view.ts';
import { words } from './words/en/index.ts';

export const stars = starsGame(loadDeck('en'), loadLexicon());

/** The Scientists of a team sit together: they talk and keep one console. */
export function sides(view: View): readonly Side[] {
  return view.points.map((_, team) => ({
    id: `scientists-${team}`,
    seats: view.roles.flatMap((role, seat) => (role.team === team && !role.alien ? [seat] : [])),
  }));
}

export const gamePackage: GamePackage = {
  game: stars,
  words,
  bots: [...starsBots(loadDeck('en'), loadLexicon()), ...otherMinds(loadDeck('en'), loadLexicon())],
  sides,
  tools: { score: scoreTool, solve: solveTool },
  past: { 1: async () => fromFirstContract((await import('@tabella/stars/past/1')).room) },
};

export { starsGame };
