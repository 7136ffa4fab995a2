// The bots of a table: who is asked thinks, and answers when the table is ready to hear it.

import { type Answer, answerInMatch, type OpenAsk, type Seat, sightOf } from '@tabella/kernel';
import type { BotTask } from '../bots/runner.ts';
import type { AnyMatch } from './live-match.ts';
import type { House } from './ports.ts';

/** A bot that thinks longer than this is stopped. */
export const THINK_MS = 10_000;

export interface BotSeatsTerms {
  readonly house: House;
  readonly game: string;
  /** Where the answer goes; it may come too late, and is then dropped. */
  readonly answer: (ask: OpenAsk, choice: Answer) => void;
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

  /** His answer was not wanted: if it is again, he is asked anew. */
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

  private async think(match: AnyMatch, ask: OpenAsk, bot: string): Promise<Answer> {
    const { house, game } = this.terms;
    const sight = sightOf(match, ask.seat);
    if (sight === null) return ask.fallback;
    const task: BotTask = { game, bot, sight, seed: Math.floor(house.random() * 2 ** 52) };
    try {
      const given = await house.bots.decide(task, THINK_MS);
      // Read in the question as it was: the match may have gone on, and then the answer comes too late anyway.
      if (match.asks(ask.seat)[0]?.id !== ask.id) return ask.fallback;
      const answer = answerInMatch(match, sight, given);
      if (answer !== undefined) return answer;
      house.notes.slip(bot, 'answered what was not offered');
    } catch (thrown) {
      house.notes.slip(bot, thrown instanceof Error ? thrown.message : String(thrown));
    }
    return ask.fallback;
  }
}
