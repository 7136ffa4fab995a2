// Elsewhere: what a seat sees at the same question in another world that fits all it knows. A bot that does not look answers
// the same there.

import type { Sight } from '../bot.ts';
import { FastChance } from '../chance.ts';
import type { Game } from '../game.ts';
import { imagine, knownOf } from '../known.ts';
import { AS_THEY_ARE } from './scene.ts';

/** Null when no such world was found. */
export function elsewhere<S, O>(game: Game<S, O>, { seat, known, heard }: Sight<S>, seed: number): Sight<S> | null {
  const any = game as Game<S, unknown>;
  const world = imagine(any, known, new FastChance(seed), { whole: true });
  if (world === null || world.rest === null || world.relaxed) return null;
  const { run, rest, entries, told } = world;
  const { rolls, seats } = known;
  const moment = { game: any, seats, rest, state: run.state, entries, rolls, told, batch: run.batch };
  const again = knownOf(moment, seat, AS_THEY_ARE);
  return again.own && { seat, ask: again.own, view: game.view(run.state, seat), known: again, heard };
}
