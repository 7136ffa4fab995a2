// Inputs for the tests of bots: what a seat sees when it is asked, and what it would see elsewhere.

import type { Seat } from '../ask.ts';
import type { BotInput } from '../bot.ts';
import { botInputOf } from '../bot-input.ts';
import { FastChance } from '../chance.ts';
import type { Game } from '../game.ts';
import { imagine, knownOf } from '../known.ts';
import type { Match } from '../match.ts';
import { AS_THEY_ARE, momentIn } from './history-case.ts';

/** The input of a seat that must be asked. */
export function botInputAt<S, O>(match: Match<S, O>, seat: Seat): BotInput<S> {
  const input = botInputOf(match, seat);
  if (input === null) throw new Error(`seat ${seat} is not asked`);
  return input;
}

/**
 * The same seat at the same question in another world that fits all it knows: a bot that does not look answers the same
 * there. Null when no such world was found.
 */
export function elsewhere<S, O>(of: Game<S, O>, { seat, known, heard }: BotInput<S>, seed: number): BotInput<S> | null {
  const game = of as Game<S, unknown>;
  const world = imagine(game, known, new FastChance(seed), { wholeHistory: true });
  if (world === null || world.rest === null || world.relaxed) return null;
  const again = knownOf(momentIn(game, known, world), seat, AS_THEY_ARE);
  return again.own && { seat, ask: again.own, view: game.view(world.run.state, seat), known: again, heard };
}
