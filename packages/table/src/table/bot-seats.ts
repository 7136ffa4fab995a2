// The bots of a table: those who are asked think, and answer when the table is ready to hear it.

import { type Answer, answerInMatch, type OpenAsk, type Seat, sightOf } from '@tabella/kernel';
import type { BotTask } from '../bots/runner.ts';
import type { AnyMatch } from './live-match.ts';
import type { House } from './ports.ts';

/** A bot that thinks longer than this is stopped. The time begins when it begins to think. */
export const THINK_MS = 10_000;

export interface BotSeatsTerms {
  readonly house: House;
  readonly game: string;
  readonly rules: number;
  readonly table: string;
  /** Who made the table; asked for each time, for it may change. */
  readonly host: () => string;
  /** Where the answer goes; it may come too late, and is then dropped. */
  readonly answer: (ask: OpenAsk, choice: Answer) => void;
  /** The fallback was played for a bot. */
  readonly slipped: (seat: Seat) => void;
}

/** The only answer there is, if there is only one. */
export function forced(ask: OpenAsk): Answer | undefined {
  return ask.text === undefined && ask.max === undefined && ask.from.length === 1 ? ask.from[0] : undefined;
}

export class BotSeats {
  /** Seats that are thinking, and about which question. */
  private readonly thinking = new Map<Seat, number>();

  constructor(private readonly terms: BotSeatsTerms) {}

  isThinking(ask: OpenAsk): boolean {
    return this.thinking.get(ask.seat) === ask.id;
  }

  /** Forgets who thinks: their answers will be dropped, and they may be asked again. */
  clear(): void {
    this.thinking.clear();
  }

  /** An answer was not wanted: if it is again, the bot is asked again. */
  forget(seat: Seat): void {
    this.thinking.delete(seat);
  }

  /** Asks a bot, once per question. Its answer is never given in the same breath. */
  ask(match: AnyMatch, ask: OpenAsk, bot: string): void {
    if (this.isThinking(ask)) return;
    this.thinking.set(ask.seat, ask.id);
    const only = forced(ask);
    const thought = only === undefined ? this.think(match, ask, bot) : Promise.resolve(only);
    thought.then(
      (choice) => {
        if (this.isThinking(ask)) this.terms.answer(ask, choice);
      },
      (thrown: unknown) => this.terms.house.notes.trouble(thrown),
    );
  }

  /** The table will not wait for this bot any longer. */
  late(ask: OpenAsk, bot: string): void {
    this.slip(ask, bot, 'was still thinking when its time was over');
  }

  private async think(match: AnyMatch, ask: OpenAsk, bot: string): Promise<Answer> {
    const { house, game, rules, table, host } = this.terms;
    const sight = sightOf(match, ask.seat);
    if (sight === null) return ask.fallback;
    const task: BotTask = { game, rules, bot, sight, seed: Math.floor(house.random() * 2 ** 52) };
    const turn = {
      host: host(),
      table,
      // A window does not wait.
      urgent: ask.reaction === true,
      wanted: () => this.isThinking(ask),
    };
    try {
      const given = await house.bots.decide(task, THINK_MS, turn);
      // Read in the question as it was: the match may have gone on, and then the answer comes too late anyway.
      if (match.asks(ask.seat)[0]?.id !== ask.id) return ask.fallback;
      const answer = answerInMatch(match, sight, given);
      if (answer !== undefined) return answer;
      this.slip(ask, bot, 'answered what was not offered');
    } catch (thrown) {
      if (this.isThinking(ask)) this.slip(ask, bot, thrown instanceof Error ? thrown.message : String(thrown));
    }
    return ask.fallback;
  }

  private slip(ask: OpenAsk, bot: string, why: string): void {
    this.terms.house.notes.slip(bot, why);
    this.terms.slipped(ask.seat);
  }
}
