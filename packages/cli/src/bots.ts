// Bots at this table: each is given what its seat sees, and thinks with chance that tells nothing of the deal.

import { parseBots } from '@tabella/bots';
import {
  type Answer,
  answerInMatch,
  type Bot,
  commitment,
  FastChance,
  type OpenAsk,
  type Room,
  type Seat,
  sha256Hex,
  sightOf,
} from '@tabella/kernel';
import { isPerson, type Seating } from './seating.ts';
import type { AnyMatch } from './sitting.ts';
import { Trouble } from './trouble.ts';

/** Their names as they are kept with the game; refused when one of them is unknown. */
export function botNames(names: string, room: Room): string[] {
  const read = parseBots(names, room);
  if (!read.ok) throw new Trouble(read.reason);
  return read.entrants.map((entrant) => entrant.name);
}

export type Bots = readonly (Bot<unknown> | null)[];

/** One bot for every seat that is not a person's. */
export function botsFor(seating: Seating, room: Room): Bots {
  return seating.players.map((player, seat) => {
    if (isPerson(seating, seat)) return null;
    const read = parseBots(player, room);
    if (!read.ok) throw new Trouble(read.reason);
    return read.entrants[0]?.make() ?? null;
  });
}

/** What a bot answers. The same question of the same match gets the same answer, also after a break. */
export function decide(bot: Bot<unknown>, match: AnyMatch, ask: OpenAsk): Answer {
  const sight = sightOf(match, ask.seat);
  if (sight === null) return ask.fallback;
  try {
    return answerInMatch(match, sight, bot.decide(sight, thoughts(match, ask.seat, ask.id))) ?? ask.fallback;
  } catch {
    // A bot that stumbles answers as an absent seat would: the others want to play on.
    return ask.fallback;
  }
}

function thoughts(match: AnyMatch, seat: Seat, ask: number): FastChance {
  const mark = sha256Hex(`tabella thoughts ${commitment(match.fairness.secret)} ${seat} ${ask}`);
  return new FastChance(Number.parseInt(mark.slice(0, 13), 16));
}
