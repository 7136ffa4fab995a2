// Random matches, played in the two ways the kernel knows: as a bare run, and as a match with log and events.

import {
  type Batch,
  type Chance,
  type Fairness,
  FastChance,
  type Game,
  Match,
  type Outcome,
  pickOne,
  Run,
  sampleAnswer,
  sampleOutcome,
} from '@tabella/kernel';

/** Matches to start from, as many as the peer has. */
export const STARTS = 32;

/** How many questions were answered for this outcome: in a window those behind the first that acts are never put. */
function answered(batch: Batch, outcome: Outcome): number {
  if (batch.mode === 'any') return 1;
  if (batch.mode === 'all' || outcome === null) return batch.asks.length;
  const { seat } = outcome as { readonly seat: number };
  return batch.asks.findIndex((ask) => ask.seat === seat) + 1;
}

/** Random matches as bare runs; each call plays one and returns how many decisions were made. Set-up is left out. */
export function runs<S, O>(game: Game<S, O>, seats: number, options: O, chance: Chance): () => number {
  const starts = Array.from({ length: STARTS }, () => game.setup(seats, options, chance));
  return () => playRun(game, game.clone(pickOne(chance, starts)), seats, chance);
}

function playRun<S, O>(game: Game<S, O>, start: S, seats: number, chance: Chance): number {
  const run = new Run(game as Game<S, unknown>, start, seats, { chance }).start();
  let decisions = 0;
  while (run.batch !== null) {
    const outcome = sampleOutcome(run.batch, chance, game.texts);
    decisions += answered(run.batch, outcome);
    run.resume(outcome);
  }
  return decisions;
}

/** Some secret; a benchmark has nobody to be fair to, but matches must differ. */
function fairnessOf(seed: number): Fairness {
  return { secret: seed.toString(16).padStart(64, '0'), contributions: [] };
}

export function startMatch<S, O>(game: Game<S, O>, seats: number, seed: number): Match<S, O> {
  const match = Match.start(game, { seats, fairness: fairnessOf(seed) });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** Plays a match to its end, or until so many answers were given; returns how many were. */
export function playMatch<S, O>(match: Match<S, O>, chance: Chance, most = Number.POSITIVE_INFINITY): number {
  let answers = 0;
  for (;;) {
    const asks = match.asks();
    if (asks.length === 0) return answers;
    for (const ask of asks) {
      if (answers === most) return answers;
      const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, match.game.texts));
      if (!reply.ok) throw new Error(reply.reason);
      answers++;
      if (reply.closed) break;
    }
  }
}

/** Matches stopped at prompts drawn evenly from all prompts of their course: at resting points and in mid-step. */
export function atPrompts<S, O>(game: Game<S, O>, seats: number, count: number): Match<S, O>[] {
  const chance = new FastChance(77);
  return Array.from({ length: count }, (_, seed) => {
    const whole = startMatch(game, seats, seed);
    const answers = playMatch(whole, chance);
    const match = Match.replay(game, whole.log(), chance.int(answers));
    if (!(match instanceof Match)) throw new Error(match.reason);
    return match;
  });
}

/** One after the other, and again from the first. */
export function inTurn<T>(list: readonly T[]): () => T {
  let at = 0;
  return () => {
    if (at === list.length) at = 0;
    return list[at++] as T;
  };
}
