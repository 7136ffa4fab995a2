// The ends of the step that is being played: what it tells after its last question is looked at there, before the ids are
// refreshed and the next step begins.

import { type Batch, sampleOutcome } from '../../ask.ts';
import { RecordedChance } from '../../chance.ts';
import type { AnyGame, Flow, Table } from '../../game.ts';
import type { Moment, Told } from '../../known.ts';
import { Run } from '../../run.ts';
import { CheckFailed } from '../failure.ts';
import type { HistoryCase } from '../history-case.ts';

/** Answers from which the step is played on, at one decision. */
const LINES = 3;

/** Stands at the end of a step, so that it is a moment like any other. Nobody answers it. */
const PAUSE: Batch = {
  mode: 'all',
  asks: [{ seat: 0, kind: 'end of step', from: ['on'], fallback: 'on', open: true }],
};

export interface StepEnd {
  readonly moment: Moment<unknown>;
  /** Hidden numbers drawn in this step. */
  readonly drawn: number;
}

/**
 * The moments at which random answers to the open question end the step. At the end of a match nothing is secret. Only
 * cards tell at any moment what is known of a resting point; `know` of other games need not, but at a question.
 */
export function stepEnds(scene: HistoryCase): StepEnd[] {
  if (!scene.game.cards) return [];
  const game = pausing(scene.game);
  const ends: StepEnd[] = [];
  for (let i = 0; i < LINES; i++) {
    const end = played(scene, game);
    if (end) ends.push(end);
  }
  return ends;
}

function played({ match, chance }: HistoryCase, game: AnyGame): StepEnd | null {
  const { seats, rest, entries } = match;
  const batch = match.batch as Batch;
  const outcome = sampleOutcome(batch, chance, game.texts);
  const draws = match.drawn.slice();
  const told: Told[] = [];
  const run: Run<unknown> = new Run(game, game.clone(rest), seats, {
    chance: new RecordedChance(draws, draws.length, chance, true),
    rolls: [],
    hear: (to, event) => told.push({ to, event }),
  });
  try {
    run.start();
    for (const entry of entries) run.resume(entry.outcome);
    run.resume(outcome);
  } catch (thrown) {
    throw new CheckFailed('offers', `after a random answer a rule broke: ${(thrown as Error).message}`);
  }
  if (run.batch !== PAUSE) return null;
  const since = [...entries, { batch, outcome }];
  const moment = { game, seats, rest, state: run.state, entries: since, rolls: run.rolls ?? [], told, batch: PAUSE };
  return { moment, drawn: draws.length };
}

/** The game with a pause at the end of every step that does not end the match. */
function pausing(game: AnyGame): AnyGame {
  const step = function* (state: unknown, table: Table): Flow {
    yield* game.step(state, table);
    if (game.over(state) === null) yield PAUSE;
  };
  return Object.create(game, { step: { value: step } });
}
