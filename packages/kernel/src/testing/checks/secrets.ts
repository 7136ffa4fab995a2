// Check 1, non-interference: in a world the viewer cannot tell apart everything they are shown is the same, byte for byte;
// at a question, and at the end of the step that follows from an answer to it.

import type { Batch, Seat } from '../../ask.ts';
import { hears } from '../../game.ts';
import { imagine, type Known, knownOf, type Moment, type World } from '../../known.ts';
import { CheckFailed, expectSame } from '../failure.ts';
import {
  AS_THEY_ARE,
  bytesOf,
  type HistoryCase,
  hiddenSince,
  momentIn,
  momentOf,
  nameOf,
  worldFor,
} from '../history-case.ts';
import { stepEnds } from './step-end.ts';

export function checkSecrets(scene: HistoryCase): void {
  checkMoment(scene, momentOf(scene.match), scene.match.drawn.length);
  for (const { moment, drawn } of stepEnds(scene)) checkMoment(scene, moment, drawn);
}

/** `drawn` counts hidden chance since the resting point. */
function checkMoment(scene: HistoryCase, moment: Moment<unknown>, drawn: number): void {
  for (const viewer of scene.viewers) {
    const known = knownOf(moment, viewer, AS_THEY_ARE);
    if (!hiddenSince(moment, drawn, viewer)) checkShown(scene, moment, viewer, known);
    const world = worldFor(scene, known, moment.game);
    if (world) compare(moment, viewer, world);
  }
}

/** Where nothing was hidden, no world may be dropped for what it showed: whatever was shown must follow from knowledge. */
function checkShown(scene: HistoryCase, moment: Moment<unknown>, viewer: Seat | null, known: Known<unknown>): void {
  const world = imagine(moment.game, known, scene.chance, { wholeHistory: true, unfiltered: true, tries: 5 });
  if (world === null) {
    throw new CheckFailed(
      'secrets',
      `viewer ${viewer}: in an imagined world the questions were others, or an answer was not legal`,
    );
  }
  if (world.relaxed) return;
  compare(moment, viewer, world);
}

function compare(real: Moment<unknown>, viewer: Seat | null, world: World<unknown>): void {
  const { game } = real;
  const who = nameOf(viewer);
  const heard = (told: readonly { to: number; event: unknown }[]): unknown[] =>
    told.filter((one) => hears(one.to, viewer)).map((one) => one.event);
  const dream = momentIn(game, real, world);
  // What got mixed in this step is dealt by what is known now: less than was known at the resting point.
  const mixed = (game.cards?.of(real.state).stale.length ?? 0) > 0;
  try {
    if (!mixed) game.check(dream.rest);
    if (game.cards) game.cards.box(dream.state).check(game.cards.of(dream.state));
  } catch (thrown) {
    throw new CheckFailed('secrets', `a world imagined by ${who} breaks an invariant: ${(thrown as Error).message}`);
  }
  const views = [real, dream].map(({ state }) => bytesOf(game.view(state, viewer)));
  expectSame('secrets', `what ${who} heard`, bytesOf(heard(real.told)), bytesOf(heard(dream.told)));
  expectSame('secrets', `the view of ${who}`, views[0] as string, views[1] as string);
  const asked = (batch: Batch | null): unknown => batch && [batch.mode, batch.asks.map((ask) => [ask.seat, ask.kind])];
  expectSame(
    'secrets',
    `who is asked what, as far as ${who} can tell,`,
    bytesOf(asked(real.batch)),
    bytesOf(asked(dream.batch)),
  );
  const own = (batch: Batch | null): unknown => batch?.asks.find((ask) => ask.seat === viewer) ?? null;
  expectSame('secrets', `the question to ${who}`, bytesOf(own(real.batch)), bytesOf(own(dream.batch)));
}
