// A thought: why a bot would give an answer rather than another, worked out as the seat that is asked sees the match.

import {
  type Answer,
  type BotInput,
  type Chance,
  type GamePackage,
  PASS,
  readAnswer,
  same,
  sampleAnswer,
  type Thought,
} from '@tabella/kernel';
import { rounded } from './decision.ts';
import { compared, round } from './mean.ts';

/** Other answers that are looked at, and worlds in which the best of them is found; then it is compared in more of them. */
const OTHERS = 4;
const GLANCE = 8;
const WORLDS = 24;
/** Differences up to so many standard errors are taken for chance. */
const DOUBTS = 1.5;

/** `answer` is in the ids of the input. Null for games without analysis, and when no world fits what the seat knows. */
export function thoughtOf(
  gamePackage: GamePackage,
  input: BotInput<unknown>,
  answer: Answer,
  chance: Chance,
): Thought | null {
  const { analyst } = gamePackage;
  if (analyst === undefined) return null;
  const { seat, view, known, heard } = input;
  const onlooker = { seat, view, known, heard };
  const judge = analyst.judge(onlooker);
  const beliefs = (analyst.beliefs?.(onlooker) ?? []).map(rounded);
  const others = othersThan(answer, gamePackage, input, chance);
  const glance = finished(compared(judge, [answer, ...others], GLANCE, chance));
  if (glance === null) return null;
  const [alone = 0, ...means] = glance.means;
  const best = others[means.indexOf(Math.max(...means))];
  const found = best === undefined ? null : finished(compared(judge, [answer, best], WORLDS, chance));
  const because = analyst.because?.(onlooker, answer, best ?? null) ?? null;
  const rest = { beliefs, ...(because !== null && { because }) };
  if (best === undefined || found === null) return { seat, answer, worth: round(alone), ...rest };
  const [worth = 0, other = worth] = found.means;
  const even = Math.abs(other - worth) <= DOUBTS * found.doubt;
  return { seat, answer, worth: round(worth), instead: { answer: best, worth: round(even ? worth : other) }, ...rest };
}

/** To pass, what the other bots of the game would do, and whatever comes to mind. */
function othersThan(
  answer: Answer,
  { game, bots }: GamePackage,
  input: BotInput<unknown>,
  chance: Chance,
): readonly Answer[] {
  const { ask } = input;
  const found = [answer];
  const add = (given: Answer): void => {
    const read = readAnswer(ask, given, game.texts);
    if (read.ok && found.length <= OTHERS && !found.some((one) => same(one, read.answer))) found.push(read.answer);
  };
  if (ask.from.includes(PASS)) add(PASS);
  for (const kind of bots) if (!kind.arenaOnly) add(kind.make().decide(input, chance));
  for (let i = 0; i < OTHERS; i++) add(sampleAnswer(ask, chance, game.texts));
  return found.slice(1);
}

function finished<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
