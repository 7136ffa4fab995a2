// Figures of the games at the table: random matches, and the copies a search makes of them.

import { carcassonne, playOut, type State } from '@tabella/carcassonne/rules';
import { room as emissaryRoom } from '@tabella/emissary';
import { type AnyGame, defaultsOf, FastChance, imagine, Run, sampleOutcome } from '@tabella/kernel';
import { room as onmitsuRoom } from '@tabella/onmitsu';
import { type Question, repeat } from './measure.ts';
import { atPrompts, inTurn, runs } from './playouts.ts';

const PROMPTS = 300;
const FIVE = 5;
const chance = new FastChance(1);

export const gameFigures: Readonly<Record<string, () => Question>> = {
  'Carcassonne, games of the core alone': () => {
    const options = terms('off');
    return games(() => playOut(carcassonne.setup(2, options, chance), chance), 8_000);
  },
  'Carcassonne, games': () => games(() => playCarcassonne('off'), 6_000),
  'Carcassonne, games with The Messages': () => games(() => playCarcassonne('hig'), 4_000),
  'Carcassonne, clones of 50 tiles': () => {
    const game: AnyGame = carcassonne;
    const run = new Run(game, carcassonne.setup(2, terms('off'), chance), 2, { chance }).start();
    while (run.batch !== null && tilesOf(run.state) < 50) run.resume(sampleOutcome(run.batch, chance));
    return {
      unit: 'clones/s',
      ours: repeat(() => (carcassonne.clone(run.state) ? 1 : 0), 100),
      floor: { value: 200_000 },
    };
  },
  'Emissary, answers of five seats': () => ({
    unit: 'answers/s',
    ours: repeat(runs(emissary, FIVE, defaultsOf(emissary.options), chance)),
    floor: { value: 500_000 },
  }),
  'Emissary, clones': () => {
    const next = inTurn(atPrompts(emissary, FIVE, PROMPTS).map((match) => match.state));
    return { unit: 'clones/s', ours: repeat(() => (emissary.clone(next()) ? 1 : 0), 100), floor: { value: 500_000 } };
  },
  'Emissary, forks': () => {
    const next = inTurn(atPrompts(emissary, FIVE, PROMPTS));
    return {
      unit: 'forks/s',
      ours: repeat(() => (next().fork(chance).batch === null ? 0 : 1), 20),
      floor: { value: 150_000 },
    };
  },
  'Emissary, imagined worlds': () => {
    const viewers = [null, 0, 1, 2, 3, 4];
    const next = inTurn(
      atPrompts(emissary, FIVE, PROMPTS).flatMap((match) => viewers.map((viewer) => match.known(viewer))),
    );
    return {
      unit: 'worlds/s',
      ours: repeat(() => (imagine(emissary, next(), chance) === null ? 0 : 1), 20),
      floor: { value: 25_000 },
    };
  },
  'Onmitsu, decisions of three seats': () => ({
    unit: 'decisions/s',
    ours: repeat(runs(onmitsu, 3, defaultsOf(onmitsu.options), chance)),
    floor: { value: 200_000 },
  }),
};

const emissary: AnyGame = emissaryRoom.game;
const onmitsu: AnyGame = onmitsuRoom.game;
type Edition = 'off' | 'hig';
const terms = (messages: Edition) => ({ ...defaultsOf(carcassonne.options), messages, aids: false });
const tilesOf = (state: State): number => (carcassonne.view(state, null) as { readonly turn: number }).turn;

function games(play: () => unknown, floor: number): Question {
  const ours = repeat(() => {
    play();
    return 1;
  });
  return { unit: 'games/s', ours, floor: { value: floor } };
}

function playCarcassonne(messages: Edition): void {
  const state = carcassonne.setup(2, terms(messages), chance);
  const game: AnyGame = carcassonne;
  const run = new Run(game, state, 2, { chance }).start();
  while (run.batch !== null) run.resume(sampleOutcome(run.batch, chance));
}
