// What every game of the registry brings to the bench, made into figures. No game is named here.

import { type AnyGame, defaultsOf, FastChance, imagine } from '@tabella/kernel';
import {
  figuresOf,
  type GameFigures,
  gameIds,
  gamePackageOf,
  type OwnFigure,
  type UsualFigure,
} from '@tabella/registry';
import { type Contender, type Question, repeat } from './measure.ts';
import { atPrompts, inTurn, runs } from './playouts.ts';

const PROMPTS = 300;
const chance = new FastChance(1);

export interface Measured {
  readonly game: AnyGame;
  readonly brought: GameFigures;
}

/** All games that bring something. */
export async function measuredGames(): Promise<readonly Measured[]> {
  const found = await Promise.all(
    gameIds.map(async (id): Promise<Measured[]> => {
      const [gamePackage, brought] = await Promise.all([gamePackageOf(id), figuresOf(id)]);
      return gamePackage && brought ? [{ game: gamePackage.game, brought }] : [];
    }),
  );
  return found.flat();
}

/** The game that a peer of the bench plays too. */
export function playedByPeer(games: readonly Measured[], peer: string): AnyGame {
  const found = games.find(({ brought }) => brought.peer === peer);
  if (!found) throw new Error(`no game is played by the rules of the peer's ${peer}`);
  return found.game;
}

/** Every figure by name; made ready only when it is wanted. */
export const gameFigures = (games: readonly Measured[]): Readonly<Record<string, () => Question>> =>
  Object.fromEntries(
    games.flatMap(({ game, brought }) =>
      Object.entries(brought.figures ?? {}).map(([name, figure]) => [name, () => questionOf(game, figure)]),
    ),
  );

function questionOf(game: AnyGame, figure: UsualFigure | OwnFigure): Question {
  const ours = figure.of === 'own' ? repeat(figure.prepare(), figure.between) : WAYS[figure.of](game, figure.seats);
  return { unit: figure.unit, ours, floor: { value: figure.least } };
}

const WAYS: Readonly<Record<UsualFigure['of'], (game: AnyGame, seats: number) => Contender>> = {
  answers: (game, seats) => repeat(runs(game, seats, defaultsOf(game.options), chance)),
  clones(game, seats) {
    const next = inTurn(atPrompts(game, seats, PROMPTS).map((match) => match.state));
    return repeat(() => (game.clone(next()) ? 1 : 0), 100);
  },
  forks(game, seats) {
    const next = inTurn(atPrompts(game, seats, PROMPTS));
    return repeat(() => (next().fork(chance).batch === null ? 0 : 1), 20);
  },
  worlds(game, seats) {
    const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
    const matches = atPrompts(game, seats, PROMPTS);
    const next = inTurn(matches.flatMap((match) => viewers.map((viewer) => match.known(viewer))));
    return repeat(() => (imagine(game, next(), chance) === null ? 0 : 1), 20);
  },
};
