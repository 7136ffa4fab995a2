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
  readonly id: string;
  readonly brought: GameFigures;
}

/** All games that bring something. They themselves are loaded when they are measured: what lies in memory costs time. */
export async function measuredGames(): Promise<readonly Measured[]> {
  const found = await Promise.all(
    gameIds.map(async (id): Promise<Measured[]> => {
      const brought = await figuresOf(id);
      return brought ? [{ id, brought }] : [];
    }),
  );
  return found.flat();
}

/** The game that a peer of the bench plays too. */
export async function playedByPeer(games: readonly Measured[], peer: string): Promise<AnyGame> {
  const found = games.find(({ brought }) => brought.peer === peer);
  if (!found) throw new Error(`no game is played by the rules of the peer's ${peer}`);
  return load(found.id);
}

async function load(id: string): Promise<AnyGame> {
  const gamePackage = await gamePackageOf(id);
  if (!gamePackage) throw new Error(`there is no game "${id}"`);
  return gamePackage.game;
}

/** Every figure by name; made ready only when it is wanted. */
export const gameFigures = (games: readonly Measured[]): Readonly<Record<string, () => Promise<Question>>> =>
  Object.fromEntries(
    games.flatMap(({ id, brought }) =>
      Object.entries(brought.figures ?? {}).map(([name, figure]) => [name, () => questionOf(id, figure)]),
    ),
  );

async function questionOf(id: string, figure: UsualFigure | OwnFigure): Promise<Question> {
  const ours =
    figure.of === 'own' ? repeat(figure.prepare(), figure.between) : WAYS[figure.of](await load(id), figure.seats);
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
