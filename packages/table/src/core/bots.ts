// The bots of a table: those who are asked think, and answer when the table is ready to hear it.

import { forced } from '@tabella/bots';
import type { Answer, OpenAsk, Seat } from '@tabella/kernel';
import { askIdOf, askOf, isWindow, unanswered } from './asks.ts';
import { declare } from './declare.ts';
import { changeQuestion, type Draft, without } from './draft.ts';
import type { Thought } from './input.ts';
import { keepFor, waitOfBot, waitOfNobody } from './pace.ts';
import { botAt, isDeserted, isHalted } from './people.ts';
import { slip } from './slips.ts';
import type { OpenMatch } from './world.ts';

/** Asks the bots whose answers are wanted, once per question; where a person has no choice, nobody needs to be asked. */
export function askBots(draft: Draft, match: OpenMatch): void {
  if (isDeserted(draft.state)) return;
  const open = unanswered(draft.state, match);
  // Where one speaks for all, a bot leaves it to the people.
  if (match.batch?.mode === 'any' && open.some((ask) => botAt(draft.state, ask.seat) === null)) return;
  for (const ask of open) {
    const bot = botAt(draft.state, ask.seat);
    const only = forced(ask);
    const { thinking } = draft.state.question;
    if (thinking.includes(ask.seat)) continue;
    if (bot !== null) draft.last.push({ type: 'think', ask, bot, only });
    else if (only !== undefined && !ask.reaction) draft.last.push({ type: 'think', ask, bot, only });
    else continue;
    changeQuestion(draft, { thinking: [...thinking, ask.seat] });
  }
}

/** A bot has thought. Returns whether something may have changed. */
export function thought(draft: Draft, match: OpenMatch, input: Thought): boolean {
  const { question } = draft.state;
  const open = askOf(match, input.seat);
  // The match may have gone on, or been paused.
  if (input.ask !== question.id || open?.id !== input.ask || !question.thinking.includes(input.seat)) return false;
  if (input.failure !== undefined && input.bot !== null) slip(draft, input.seat, input.bot, input.failure);
  const answer = input.answer === undefined ? open.fallback : input.answer;
  const wait = input.bot === null ? waitOfNobody(draft) : waitOfBot(draft, open);
  if (wait !== null && wait <= 0) {
    answered(draft, match, open, answer);
    return true;
  }
  keepFor(draft, input.seat, answer, wait);
  return wait === null;
}

/** The moment is over. */
export function botRang(draft: Draft, match: OpenMatch, seat: Seat): void {
  const { paced, id } = draft.state.question;
  const answer = paced[seat];
  const open = askOf(match, seat);
  changeQuestion(draft, { paced: without(paced, seat) });
  if (answer !== undefined && open?.id === id) answered(draft, match, open, answer);
}

function answered(draft: Draft, match: OpenMatch, ask: OpenAsk, choice: Answer): void {
  const { question } = draft.state;
  if (askIdOf(match) !== question.id || isHalted(draft.state)) return;
  if (botAt(draft.state, ask.seat) === null && forced(ask) === undefined) {
    // The person is back: if the answer is wanted again, the bot is asked again.
    changeQuestion(draft, { thinking: question.thinking.filter((seat) => seat !== ask.seat) });
    return;
  }
  if (isWindow(match)) {
    if (!question.window?.closing) declare(draft, { seat: ask.seat, choice, said: null });
    return;
  }
  draft.request = {
    type: 'play',
    given: [{ seat: ask.seat, ask: ask.id, choice, said: null }],
    by: { who: 'bot', seat: ask.seat, ask: ask.id, fellBack: false },
  };
}
