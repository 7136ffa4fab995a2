// The package of The Message: Emissary Crisis: rules, words and bots in one piece.

import { defineWords, fromFirstContract, type GamePackage } from '@tabella/kernel';
import { analyst } from './bot/analyst.ts';
import { bots } from './bot/index.ts';
import { emissary } from './rules/game.ts';
import type { View } from './rules/view.ts';
import { analysisWords } from './words/en/analysis.ts';
import { english } from './words/en/index.ts';
import { record } from './words/en/record.ts';

export const gamePackage: GamePackage = {
  game: emissary,
  words: defineWords({ ...english, ...analysisWords }),
  bots,
  analyst,
  record,
  out: (view: View, seat) => view.seats[seat]?.alive === false,
  past: {
    1: async () => fromFirstContract((await import('@tabella/emissary/past/1')).room),
    2: async () => (await import('@tabella/emissary/past/2')).gamePackage,
  },
};

export type { Options } from './rules/options.ts';
export type { State } from './rules/state.ts';
export { emissary };
