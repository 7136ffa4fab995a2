// Faults planted in Carcassonne, for the test of what finds them.

import { EVERYONE, type Game } from '@tabella/kernel';
import { checkMixtures, KitFailure } from '@tabella/kernel/testing';
import { pileAt } from '../rules/core/piles.ts';
import { addGoods, addMeeples, addToTotal, meeplesLeft } from '../rules/core/purse.ts';
import { carcassonne, carcassonneWith } from '../rules/game.ts';
import type { PlayStep, Step } from '../rules/module.ts';
import type { Options } from '../rules/options.ts';
import { NOTHING, type State } from '../rules/state.ts';
import type { Table } from '../rules/types.ts';
import { kinds } from '../tiles/index.ts';
import { watch } from '../watch.ts';

type Carcassonne = Game<State, Options>;

interface Planted {
  readonly fault: string;
  readonly game: Carcassonne;
  /** The checks that may find it. */
  readonly by: readonly string[];
}

/** The game with something more that happens in every turn. */
function planting(step: Step, happens: (s: State, table: Table) => void): Carcassonne {
  const play: PlayStep = (s, table) => {
    happens(s, table);
    return NOTHING;
  };
  return carcassonneWith([{ id: 'planted', plays: () => true, steps: { [step]: play } }]);
}

/** Once, in the middle of the match. */
const once = (happens: (s: State) => void): Carcassonne =>
  planting('end', (s) => {
    if (s.land.laid === 30) happens(s);
  });

/** Nothing of the rules' own checks is asked. */
const unchecked = (game: Carcassonne): Carcassonne => ({ ...game, check: () => {} });

const loseFigure = once(({ land }) => {
  if (meeplesLeft(land, 0) > 0) addMeeples(land, 0, -1);
});
const forgetPoint = once(({ land }) => addToTotal(land, 1, 'scorer', -1));
/** A tile of the pile is skipped. */
const loseTile = once((s) => {
  if (s.at < s.size - 1) s.at++;
});
const makeGoods = once(({ land }) => addGoods(land, 0, 0, 1, 0));

const nextKind = (s: State): string => kinds[pileAt(s.land, s.at) >> 1]?.id ?? '';
const showNext: Carcassonne = {
  ...carcassonne,
  view: (s, viewer) => ({ ...(carcassonne.view(s, viewer) as object), next: nextKind(s) }),
};
/** Before the figure is decided. */
const tellNext = planting('laid', (s, table) =>
  table.announce(EVERYONE, { kind: 'aside', tile: nextKind(s), garden: false }),
);

/** A snapshot of a match that breaks its invariants is not gone on with. */
const RULES = ['invariants', 'watch', 'snapshot'];

export const planted: readonly Planted[] = [
  { fault: 'a figure is lost', game: loseFigure, by: RULES },
  { fault: 'a figure is lost, and the rules do not check', game: unchecked(loseFigure), by: ['watch'] },
  { fault: 'a point is forgotten', game: forgetPoint, by: RULES },
  { fault: 'a point is forgotten, and the rules do not check', game: unchecked(forgetPoint), by: ['watch'] },
  { fault: 'a tile is lost, and the rules do not check', game: unchecked(loseTile), by: ['watch'] },
  { fault: 'goods come from nowhere, and the rules do not check', game: unchecked(makeGoods), by: ['watch'] },
  { fault: 'everybody sees the next tile', game: showNext, by: ['secrets', 'take back'] },
  { fault: 'everybody is told the next tile', game: tellNext, by: ['secrets', 'take back'] },
];

/** What the kit finds in matches by chance. */
export function failureIn(game: Carcassonne, seed: number): KitFailure {
  try {
    checkMixtures(game, { seed, matches: 300, watch });
  } catch (thrown) {
    if (thrown instanceof KitFailure) return thrown;
    throw thrown;
  }
  throw new Error('the kit found nothing');
}
