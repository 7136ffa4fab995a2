// BotInput: what a bot is given of a running match, and how its answer goes back into it.

import { type Answer, type Ask, type Choice, readAnswer, type Seat } from './ask.ts';
import type { BotInput } from './bot.ts';
import { same } from './data.ts';
import { type GameEvent, hears } from './game.ts';
import type { Known } from './known.ts';
import type { Match } from './match.ts';

/** The input of a seat that is asked; null when it is not. */
export function botInputOf<S, O>(match: Match<S, O>, seat: Seat, heard?: readonly GameEvent[]): BotInput<S> | null {
  const known = match.known(seat);
  // The question is taken from what is known: its ids are the viewer's own, also in the middle of a step.
  if (known.own === null) return null;
  return { seat, ask: known.own, view: match.view(seat), known, heard: heard ?? heardBy(match, seat) };
}

function heardBy<S, O>(match: Match<S, O>, seat: Seat): GameEvent[] {
  return match.told.filter((one) => hears(one.to, seat)).map((one) => one.event);
}

/** What a bot answered to the question of its input, in the words of the match's own question; undefined if illegal. */
export function answerInMatch<S, O>(match: Match<S, O>, input: BotInput<S>, given: unknown): Answer | undefined {
  const read = readAnswer(input.ask, given, match.game.texts);
  const ask = match.asks(input.seat)[0];
  if (!read.ok || ask === undefined) return undefined;
  if (ask.text) return read.answer;
  if (ask.max === undefined) return offeredAt(ask, input.ask, read.answer);
  return (read.answer as readonly Choice[]).map((one) => offeredAt(ask, input.ask, one));
}

/** A choice of the match's own question, in the ids of what its seat knows; undefined if it is none. */
export function choiceInKnown<S, O>(match: Match<S, O>, known: Known<S>, given: unknown): Answer | undefined {
  const ask = match.asks(known.viewer ?? -1)[0];
  if (ask === undefined || known.own === null) return undefined;
  const read = readAnswer(ask, given, match.game.texts);
  if (!read.ok) return undefined;
  if (ask.text) return read.answer;
  const own = known.own;
  if (ask.max === undefined) return offeredAt(own, ask, read.answer);
  return (read.answer as readonly Choice[]).map((one) => offeredAt(own, ask, one));
}

function offeredAt(ask: Ask, seen: Ask, choice: Choice): Choice {
  return ask.from[seen.from.findIndex((one) => same(one, choice))] as Choice;
}
