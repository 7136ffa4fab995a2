// Playing a match with bots: each is given its input and nothing else.

import { forced } from '@tabella/bots';
import {
  type AnyGame,
  answerInMatch,
  type Bot,
  botInputOf,
  type Chance,
  type Fairness,
  FastChance,
  type GameEvent,
  hears,
  type Log,
  Match,
  type Refusal,
  type Result,
  type Seat,
  sha256Hex,
} from '@tabella/kernel';
import { noteTime, type Times } from './times.ts';

/** A match with more answers than this is going nowhere. */
const DECISION_LIMIT = 20_000;

export interface PlayTerms {
  readonly options?: unknown;
  /** The deal, and the chance of the bots: the same seed gives the same match. */
  readonly seed: string;
  readonly limit?: number;
}

export interface Played {
  readonly result: Result | null;
  readonly decisions: number;
  /** Beyond the limit of decisions. */
  readonly stalled: boolean;
  /** What a rule said when it broke. */
  readonly fault: string | null;
  /** Per seat: how often the bot threw or answered what was not offered; the fallback was taken instead. */
  readonly slips: readonly number[];
  /** Per seat: how long it thought about questions with more than one answer. */
  readonly times: readonly Times[];
  /** The whole match; of a fault, the file that makes it break again. Null when the match could not even begin. */
  readonly log: Log | null;
}

/** The deal that belongs to a seed. */
export function dealOf(seed: string): Fairness {
  return { secret: sha256Hex(`arena deal ${seed}`), contributions: [], seeded: true };
}

/** Chance for a bot, which reveals nothing of the deal. */
function thoughtChance(seed: string, seat: Seat): Chance {
  return new FastChance(Number.parseInt(sha256Hex(`arena seat ${seat} ${seed}`).slice(0, 13), 16));
}

/** Plays a match to its end, with one bot per seat. A refusal when the game cannot be played on these terms. */
export function playMatch(game: AnyGame, bots: readonly Bot<unknown>[], terms: PlayTerms): Played | Refusal {
  const nobody = bots.map(() => 0);
  let match: Match<unknown, unknown> | Refusal;
  try {
    match = Match.start(game, { seats: bots.length, options: terms.options, fairness: dealOf(terms.seed) });
  } catch (thrown) {
    const fault = thrown instanceof Error ? thrown.message : String(thrown);
    return { result: null, decisions: 0, stalled: false, fault, slips: nobody, times: bots.map(() => []), log: null };
  }
  return match instanceof Match ? new BotMatch(match, bots, terms).play() : match;
}

/** One match being played. */
class BotMatch {
  private readonly chances: readonly Chance[];
  /** Who answers first where the first answer counts. */
  private readonly hurry: Chance;
  private readonly heard: GameEvent[][];
  private readonly slips: number[];
  private readonly times: number[][];
  private toldTo = 0;
  private decisions = 0;

  constructor(
    private readonly match: Match<unknown, unknown>,
    private readonly bots: readonly Bot<unknown>[],
    private readonly terms: PlayTerms,
  ) {
    this.chances = bots.map((_, seat) => thoughtChance(terms.seed, seat));
    this.hurry = thoughtChance(terms.seed, bots.length);
    this.heard = bots.map(() => []);
    this.slips = bots.map(() => 0);
    this.times = bots.map(() => []);
  }

  play(): Played {
    const { match, slips, times } = this;
    const limit = this.terms.limit ?? DECISION_LIMIT;
    const end = (stalled: boolean, fault: string | null, log: Log): Played => {
      const { decisions } = this;
      return { result: match.result, decisions, stalled, fault, slips, times, log };
    };
    while (match.batch !== null) {
      this.listen();
      const asks = match.asks();
      const order = match.batch.mode === 'any' ? [asks[this.hurry.int(asks.length)] ?? asks[0]] : asks;
      for (const ask of order) {
        if (ask === undefined) continue;
        if (this.decisions >= limit) return end(true, null, match.record());
        this.decisions++;
        const reply = match.answer(ask.seat, ask.id, this.decide(ask.seat));
        if (!reply.ok) return end(false, reply.reason, 'file' in reply ? reply.file : match.record());
        // In a window the later seats are not needed once somebody acts.
        if (reply.closed) break;
      }
    }
    return end(false, null, match.log());
  }

  private decide(seat: Seat): unknown {
    const { match } = this;
    const asked = match.asks(seat)[0];
    const only = asked && forced(asked);
    if (only !== undefined) return only;
    const input = botInputOf(match, seat, this.heard[seat]?.slice());
    if (input === null) return asked?.fallback;
    const began = performance.now();
    let answer: unknown;
    try {
      answer = (this.bots[seat] as Bot<unknown>).decide(input, this.chances[seat] as Chance);
    } catch {
      answer = undefined;
    }
    noteTime(this.times[seat] as number[], performance.now() - began);
    const meant = answerInMatch(match, input, answer);
    if (meant !== undefined) return meant;
    this.slips[seat] = (this.slips[seat] as number) + 1;
    return asked?.fallback;
  }

  private listen(): void {
    const { told } = this.match;
    for (; this.toldTo < told.length; this.toldTo++) {
      const one = told[this.toldTo];
      if (one === undefined) continue;
      this.heard.forEach((events, seat) => {
        if (hears(one.to, seat)) events.push(one.event);
      });
    }
  }
}
