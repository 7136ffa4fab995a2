// The package of A Message from the Stars: rules, words and bots. Its word lists are loaded first.

import { defineWords, fromFirstContract, type GamePackage, type OptionValues, type Side } from '@tabella/kernel';
import { loadRules1 } from '#rules-1';
import { starsAnalyst } from './bot/analyst.ts';
import { sparringPartners, starsBots } from './bot/index.ts';
import { loadDeck, loadLexicon } from './lexicon/load.ts';
import { once } from './lexicon/once.ts';
import { starsGame } from './rules/game.ts';
import { rotated } from './rules/roles.ts';
import type { Options } from './rules/state.ts';
import type { StarsTypes } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { analysisWords } from './words/en/analysis.ts';
import { typedWords } from './words/en/index.ts';

/** The Scientists of a team sit together: they talk and keep one console. */
export function sides(view: View): readonly Side[] {
  return view.points.map((_, team) => ({
    id: `scientists-${team}`,
    seats: view.roles.flatMap((role, seat) => (role.team === team && !role.alien ? [seat] : [])),
  }));
}

export const loadPackage: () => Promise<GamePackage> = once(async () => {
  const [deck, lexicon] = await Promise.all([loadDeck('en'), loadLexicon()]);
  return {
    game: starsGame(deck, lexicon),
    words: defineWords<StarsTypes>({ ...typedWords, ...analysisWords }),
    bots: [...starsBots(deck, lexicon), ...sparringPartners(deck, lexicon)],
    analyst: starsAnalyst(deck, lexicon),
    sides,
    again: (options, seats) => rotated(options as OptionValues & Options, seats),
    past: { 1: async () => fromFirstContract(await loadRules1()) },
  };
});

export { starsGame };
