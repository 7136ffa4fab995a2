// What a viewer knows, told from inside a world that they imagine: they cannot tell it from the real match.

import { FastChance } from '../chance.ts';
import { type Known, knownOf, type World } from '../known.ts';
import { momentIn } from './history-case.ts';

export function knownIn<S>(world: World<S>, known: Known<S>): Known<S> {
  return knownOf(momentIn(world.run.game, known, world), known.viewer, new FastChance(9));
}
