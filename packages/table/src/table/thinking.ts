// Bots asked: a bot is sent what its seat knows, and what it answers is read in the question as it was.

import { answerInMatch, botInputOf, type OpenAsk } from '@tabella/kernel';
import type { Failure, Thought } from '../core/input.ts';
import type { StoredTable } from '../store/port.ts';
import type { AnyMatch } from './match-of.ts';
import type { ServerDeps } from './ports.ts';

/** A bot that thinks longer than this is stopped. The time begins when it begins to think. */
export const THINK_MS = 10_000;

export async function thinkAbout(
  deps: ServerDeps,
  table: StoredTable,
  match: AnyMatch,
  { ask, bot }: { readonly ask: OpenAsk; readonly bot: string },
  wanted: () => boolean,
): Promise<Thought> {
  const thought = { type: 'thought', seat: ask.seat, ask: ask.id, bot } as const;
  const input = botInputOf(match, ask.seat);
  if (input === null) return { ...thought, answer: ask.fallback };
  const seed = Math.floor(deps.random() * 2 ** 52);
  const task = { game: table.game, rules: table.rules, bot, input, seed };
  // A window does not wait.
  const turn = { host: table.host, table: table.code, urgent: ask.reaction === true, wanted };
  try {
    const given = await deps.bots.decide(task, THINK_MS, turn);
    // The match may have gone on; then the answer comes too late anyway.
    if (match.asks(ask.seat)[0]?.id !== ask.id) return { ...thought, answer: ask.fallback };
    const answer = answerInMatch(match, input, given);
    return answer === undefined ? { ...thought, failure: NOT_OFFERED } : { ...thought, answer };
  } catch (thrown) {
    return { ...thought, failure: failureOf(thrown) };
  }
}

const NOT_OFFERED: Failure = { reason: 'not-offered', why: 'answered what was not offered' };

/** A thread that is stopped says so by the name of its error. */
function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof Error)) return { reason: 'broke', why: String(thrown) };
  if (thrown.name === 'AbortError')
    return { reason: 'late', why: `thought for longer than ${THINK_MS / 1_000} seconds` };
  return { reason: 'broke', why: thrown.message };
}
