// Check 1, non-interference: in a world the viewer cannot tell apart everything they are shown is the same, byte for byte;
// at a question, and at the end of the step that follows from an answer to it.

import type { Batch, Seat } from '../../ask.ts';
import { hears } from '../../game.ts';
import { imagine, type Known, knownOf, type Moment, type World } from '../../known.ts';
import { CheckFailed } from '../failure.ts';
import {
  AS_THEY_ARE,
  expectEqual,
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
  // What got mixed in this step is dealt by what is known now: many such worlds go another way.
  const mixed = isMixed(moment);
  const terms = mixed ? {} : { tries: 5 };
  const world = imagine(moment.game, known, scene.chance, { wholeHistory: true, unfiltered: true, ...terms });
  if (world === null) {
    if (mixed) return;
    throw new CheckFailed(
      'secrets',
      `viewer ${viewer}: in an imagined world the questions were others, or an answer was not legal`,
    );
  }
  if (world.relaxed) return;
  compare(moment, viewer, world);
}

/** Did anybody lose track of cards since the resting point? */
const isMixed = ({ game, state }: Moment<unknown>): boolean => (game.cards?.of(state).stale.length ?? 0) > 0;

function compare(real: Moment<unknown>, viewer: Seat | null, world: World<unknown>): void {
  const { game } = real;
  const who = nameOf(viewer);
  const heard = (told: readonly { to: number; event: unknown }[]): unknown[] =>
    told.filter((one) => hears(one.to, viewer)).map((one) => one.event);
  const dream = momentIn(game, real, world);
  try {
    // What got mixed in this step is dealt by less than was known at the resting point.
    if (!isMixed(real)) game.check(dream.rest);
    if (game.cards) game.cards.box(dream.state).check(game.cards.of(dream.state));
  } catch (thrown) {
    throw new CheckFailed('secrets', `a world imagined by ${who} breaks an invariant: ${(thrown as Error).message}`);
  }
  const views = [real, dream].map(({ state }) => game.view(state, viewer));
  expectEqual('secrets', `what ${who} heard`, heard(real.told), heard(dream.told));
  expectEqual('secrets', `the view of ${who}`, views[0], views[1]);
  const asked = (batch: Batch | null): unknown => batch && [batch.mode, batch.asks.map((ask) => [ask.seat, ask.kind])];
  expectEqual('secrets', `who is asked what, as far as ${who} can tell,`, asked(real.batch), asked(dream.batch));
  const own = (batch: Batch | null): unknown => batch?.asks.find((ask) => ask.seat === viewer) ?? null;
  expectEqual('secrets', `the question to ${who}`, own(real.batch), own(dream.batch));
}
