// Check: an answer that may be taken back by right has shown nobody anything. In every world that a viewer thought possible
// before it, the same answer shows them the same.

import { type Answer, type Ask, type Outcome, readAnswer, type Seat, settle } from '../../ask.ts';
import { type GameEvent, hears } from '../../game.ts';
import { imagine } from '../../known.ts';
import type { Run } from '../../run.ts';
import { CheckFailed } from '../failure.ts';
import { expectEqual, type HistoryCase, knownTo, nameOf } from '../history-case.ts';

/** What one answer came to. */
export interface Taken {
  readonly ask: Ask;
  readonly answer: Answer;
  readonly outcome: Outcome;
}

/** To be called when the answer has been taken back: the match stands before it. */
export function checkTakenBack(scene: HistoryCase, taken: Taken): void {
  const { match } = scene;
  const real = match.fork(scene.chance);
  const told: { readonly to: number; readonly event: GameEvent }[] = [];
  real.hear = (to, event) => told.push({ to, event });
  const before = Array.from({ length: match.seats + 1 }, (_, i) => (i === match.seats ? null : i)).map(
    (viewer) => [viewer, knownTo(scene, viewer)] as const,
  );
  real.resume(taken.outcome);
  for (const [viewer, known] of before) {
    // Not counted: what the kit must have seen is seen at the questions that it looks at.
    const world = imagine(scene.game, known, scene.chance);
    if (world === null || world.relaxed) continue;
    const { run } = world;
    const outcome = outcomeThere(scene, run, taken, viewer);
    if (outcome === undefined) continue;
    const heard: GameEvent[] = [];
    run.hear = (to, event) => {
      if (hears(to, viewer)) heard.push(event);
    };
    run.resume(outcome);
    const shown = told.filter((one) => hears(one.to, viewer)).map((one) => one.event);
    const what = `after an answer that can be taken back by right, `;
    const who = nameOf(viewer);
    const [seen, dreamt] = [real, run].map(({ state }) => scene.game.view(state, viewer));
    expectEqual('take back', `${what}what ${who} heard`, shown, heard);
    expectEqual('take back', `${what}the view of ${who}`, seen, dreamt);
    expectEqual('take back', `${what}what ${who} knows of the next question`, asked(real, viewer), asked(run, viewer));
  }
}

/** The same answer in an imagined world; undefined where it cannot be compared. Nobody else is asked. */
function outcomeThere(
  { game }: HistoryCase,
  { batch }: Run<unknown>,
  taken: Taken,
  viewer: Seat | null,
): Outcome | undefined {
  const { ask, answer } = taken;
  const [there] = batch?.asks ?? [];
  if (!batch || !there) return undefined;
  const read = readAnswer(there, answer, game.texts);
  if (read.ok) return settle(batch, [read.answer]);
  if (ask.open !== true) return undefined;
  throw new CheckFailed(
    'take back',
    `seat ${ask.seat} could take back by right an answer by which ${nameOf(viewer)} saw what it could choose from`,
  );
}

function asked({ batch }: Run<unknown>, viewer: Seat | null): unknown {
  const own = batch?.asks.find((ask) => ask.seat === viewer) ?? null;
  return [batch && [batch.mode, batch.asks.map((ask) => [ask.seat, ask.kind])], own];
}
