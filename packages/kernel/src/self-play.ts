// Self-play: bots play a match to its end, each from its own input. For measuring what happens in their matches; tournaments,
// with times and slips, are the arena's.

import type { Answer } from './ask.ts';
import type { Bot } from './bot.ts';
import { answerInMatch, botInputOf } from './bot-input.ts';
import type { Chance } from './chance.ts';
import type { Match } from './match.ts';

/** `before` looks at the match before every round of questions. */
export function selfPlay<S, O>(
  match: Match<S, O>,
  bots: readonly Bot<S>[],
  chance: Chance,
  before: () => void = () => {},
): void {
  while (match.batch !== null) {
    before();
    for (const ask of match.asks()) {
      const only = ask.max === undefined && ask.from.length === 1 ? ask.from[0] : undefined;
      const reply = match.answer(ask.seat, ask.id, only ?? decided(match, ask.seat, bots, chance));
      if (!reply.ok) throw new Error(reply.reason);
      // In a window the later seats are not needed once somebody acts.
      if (reply.closed) break;
    }
  }
}

function decided<S, O>(match: Match<S, O>, seat: number, bots: readonly Bot<S>[], chance: Chance): Answer | undefined {
  const input = botInputOf(match, seat);
  return input === null ? undefined : answerInMatch(match, input, bots[seat]?.decide(input, chance));
}
