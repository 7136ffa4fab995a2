// What the bench measures of Carcassonne: random games of two, with the base game and with every set, and copies of a land of
// fifty tiles.

import { type AnyGame, defaultsOf, FastChance, Run, sampleOutcome } from '@tabella/kernel';
import { carcassonne, playOut, type State } from './rules/index.ts';
import { presets } from './rules/presets.ts';

const SEATS = 2;
const TILES = 50;
const chance = new FastChance(1);
type Edition = 'off' | 'hig';
const terms = (messages: Edition) => ({ ...defaultsOf(carcassonne.options), messages, aids: false });
const OPTIONS = { off: terms('off'), hig: terms('hig') };
const EVERYTHING = { ...OPTIONS.off, sets: presets.everything.sets, abbot: presets.everything.abbot };
const start = (messages: Edition): State => carcassonne.setup(SEATS, OPTIONS[messages], chance);
const tilesOf = (state: State): number => (carcassonne.view(state, null) as { readonly turn: number }).turn;

function begun(messages: Edition): Run<State> {
  const game: AnyGame = carcassonne;
  return new Run<State>(game, start(messages), SEATS, { chance }).start();
}

const games = (least: number, play: () => void) =>
  ({
    of: 'own',
    unit: 'games/s',
    least,
    prepare: () => () => {
      play();
      return 1;
    },
  }) as const;

function playWhole(messages: Edition): void {
  const run = begun(messages);
  while (run.batch !== null) run.resume(sampleOutcome(run.batch, chance));
}

export const figures = {
  figures: {
    'Carcassonne, games of the core alone': games(8_000, () => playOut(start('off'), chance)),
    'Carcassonne, games with every set': games(350, () =>
      playOut(carcassonne.setup(SEATS, EVERYTHING, chance), chance),
    ),
    'Carcassonne, games': games(6_000, () => playWhole('off')),
    'Carcassonne, games with The Messages': games(4_000, () => playWhole('hig')),
    'Carcassonne, clones of 50 tiles': {
      of: 'own',
      unit: 'clones/s',
      least: 200_000,
      between: 100,
      prepare: () => {
        const run = begun('off');
        while (run.batch !== null && tilesOf(run.state) < TILES) run.resume(sampleOutcome(run.batch, chance));
        return () => (carcassonne.clone(run.state) ? 1 : 0);
      },
    },
  },
} as const;
