// Bots at this table: each is given what its seat sees, and thinks with chance that reveals nothing of the deal.

import { thoughtOf } from '@tabella/analysis';
import { parseBots } from '@tabella/bots';
import {
  type Answer,
  answerInMatch,
  type Bot,
  botInputOf,
  commitment,
  FastChance,
  type GamePackage,
  type NameOf,
  type OpenAsk,
  readAnswer,
  type Seat,
  sha256Hex,
} from '@tabella/kernel';
import type { AnyMatch } from './local-match.ts';
import { isPerson, type Seating } from './seating.ts';
import { Trouble } from './trouble.ts';

/** Their names as they are kept with the game; refused when one of them is unknown. */
export function botNames(names: string, gamePackage: GamePackage): string[] {
  const read = parseBots(names, gamePackage);
  if (!read.ok) throw new Trouble(read.reason);
  return read.entrants.map((entrant) => entrant.name);
}

export type Bots = readonly (Bot<unknown> | null)[];

/** One bot for every seat that is not a person's. */
export function botsFor(seating: Seating, gamePackage: GamePackage): Bots {
  return seating.players.map((player, seat) => {
    if (isPerson(seating, seat)) return null;
    const read = parseBots(player, gamePackage);
    if (!read.ok) throw new Trouble(read.reason);
    return read.entrants[0]?.make() ?? null;
  });
}

/** What a bot answers. The same question of the same match gets the same answer, also after a break. */
export function decide(bot: Bot<unknown>, match: AnyMatch, ask: OpenAsk): Answer {
  const input = botInputOf(match, ask.seat);
  if (input === null) return ask.fallback;
  try {
    return answerInMatch(match, input, bot.decide(input, thoughts(match, ask.seat, ask.id))) ?? ask.fallback;
  } catch {
    // A bot that stumbles answers as an absent seat would: the others want to play on.
    return ask.fallback;
  }
}

function thoughts(match: AnyMatch, seat: Seat, ask: number): FastChance {
  const mark = sha256Hex(`tabella thoughts ${commitment(match.fairness.secret)} ${seat} ${ask}`);
  return new FastChance(Number.parseInt(mark.slice(0, 13), 16));
}

/** What the bot that advises would do in the place of a seat, and why, from what that seat knows; null when it cannot say. */
export function explained(gamePackage: GamePackage, match: AnyMatch, seat: Seat, name: NameOf): string | null {
  const input = botInputOf(match, seat);
  const advises = gamePackage.analyst?.advises;
  const bot = gamePackage.bots.find(({ id }) => id === advises)?.make();
  const { thought } = gamePackage.words;
  if (input === null || bot === undefined || thought === undefined) return null;
  const chance = thoughts(match, seat, match.asks(seat)[0]?.id ?? 0);
  const read = readAnswer(input.ask, bot.decide(input, chance), gamePackage.game.texts);
  const why = read.ok ? thoughtOf(gamePackage, input, read.answer, chance) : null;
  return why && thought(why, input.ask, input.view, name);
}
