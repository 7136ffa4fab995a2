// Hints: what a strong bot would do in the place of a seat, and why, from what that seat knows. It thinks where bots think, and
// for one question of a person at a time.

import { answerInMatch, type BotInput, botInputOf, type Thought } from '@tabella/kernel';
import { seatsOf } from '../core/people.ts';
import {
  HINT_UNDER_WAY,
  NO_HINTS,
  NOT_ASKED,
  NOT_BEGUN,
  NOT_YOURS,
  PAUSED,
  type Refused,
  STALE,
} from '../core/replies.ts';
import type { SaidOf } from '../protocol/index.ts';
import type { AnyMatch } from './match-of.ts';
import type { Shown } from './outbox.ts';
import type { ServerDeps } from './ports.ts';
import { THINK_MS } from './thinking.ts';

/** Why there is no hint; or the thought itself, which comes later and may be null. */
export function hintFor(
  deps: ServerDeps,
  { state, match, gamePackage }: Shown,
  person: string,
  { seat, ask }: SaidOf<'hint'>,
  wanted: () => boolean,
): Promise<Thought | null> | Refused {
  const { stored } = state;
  const bot = gamePackage.analyst?.advises;
  if (stored.hints !== true || bot === undefined) return NO_HINTS;
  if (!seatsOf(state, person).includes(seat)) return NOT_YOURS;
  if (match === null || state.trouble !== null) return NOT_BEGUN;
  if (stored.paused) return PAUSED;
  const [open] = match.asks(seat);
  if (open === undefined) return match.asks()[0]?.id === ask ? NOT_ASKED : STALE;
  if (open.id !== ask) return STALE;
  const input = botInputOf(match.match, seat);
  if (input === null) return NOT_ASKED;
  if (deps.hinting.has(person)) return HINT_UNDER_WAY;
  deps.hinting.add(person);
  const isOpen = (): boolean => match.asks(seat)[0]?.id === ask;
  const seed = Math.floor(deps.random() * 2 ** 52);
  const task = { game: stored.game, rules: stored.rules, bot, input, seed, why: true } as const;
  const turn = { host: stored.host, table: stored.code, urgent: false, wanted: () => wanted() && isOpen() };
  return deps.bots
    .decide(task, THINK_MS, turn)
    .then((thought) => (isOpen() ? inMatch(match.match, input, thought as Thought | null) : null))
    .catch(() => null)
    .finally(() => deps.hinting.delete(person));
}

/** With choices of the match's own question; null if it is of no use. */
function inMatch(match: AnyMatch, input: BotInput<unknown>, thought: Thought | null): Thought | null {
  if (thought === null) return null;
  const { instead, ...rest } = thought;
  const answer = answerInMatch(match, input, thought.answer);
  const other = instead && answerInMatch(match, input, instead.answer);
  if (answer === undefined) return null;
  return { ...rest, answer, ...(instead && other !== undefined && { instead: { ...instead, answer: other } }) };
}
