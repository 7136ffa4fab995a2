// The package of A Message from the Stars: rules, words and bots. It reads its word lists from its folder, once.

import { fromFirstContract, type GamePackage, type OptionValues, type Side } from '@tabella/kernel';
import { otherMinds, starsBots } from './bot/index.ts';
import { scoreTool } from './commands/score.ts';
import { solveTool } from './commands/solve.ts';
import { loadDeck, loadLexicon } from './lexicon/load.ts';
import { starsGame } from './rules/game.ts';
import { rotated } from './rules/roles.ts';
import type { Options } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { why, words } from './words/en/index.ts';

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
  again: (options, seats) => rotated(options as OptionValues & Options, seats),
  tools: { score: scoreTool(why), solve: solveTool(why) },
  past: { 1: async () => fromFirstContract((await import('@tabella/stars/past/1')).room) },
};

export { starsGame };
