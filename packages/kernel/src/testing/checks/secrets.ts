// Check 1, non-interference: in a world the viewer cannot tell apart everything he is shown is the same, byte for byte.

import type { Batch, Seat } from '../../ask.ts';
import { hears } from '../../game.ts';
import { imagine, type Known, type World } from '../../known.ts';
import { CheckFailed, expectSame } from '../failure.ts';
import { bytesOf, knownTo, momentIn, momentOf, type Scene, worldFor } from '../scene.ts';

export function checkSecrets(scene: Scene): void {
  for (const viewer of scene.viewers) {
    const known = knownTo(scene, viewer);
    if (!hiddenSince(scene, viewer)) checkShown(scene, viewer, known);
    const world = worldFor(scene, known);
    if (world) compare(scene, viewer, world);
  }
}

/** Did anything happen since the resting point that the viewer was not told in full? */
function hiddenSince({ match }: Scene, viewer: Seat | null): boolean {
  if (match.drawn > 0) return true;
  return match.entries.some((entry) => entry.batch.asks.some((ask) => ask.open !== true && ask.seat !== viewer));
}

/** Where nothing was hidden, no world may be dropped for what it showed: whatever was shown must follow from knowledge. */
function checkShown(scene: Scene, viewer: Seat | null, known: Known<unknown>): void {
  const world = imagine(scene.game, known, scene.chance, { whole: true, unfiltered: true, tries: 5 });
  if (world === null) {
    throw new CheckFailed(
      'secrets',
      `viewer ${viewer}: in an imagined world the questions were others, or an answer was not legal`,
    );
  }
  if (world.relaxed) return;
  compare(scene, viewer, world);
}

function compare(scene: Scene, viewer: Seat | null, world: World<unknown>): void {
  const { game, match } = scene;
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  const heard = (told: readonly { to: number; event: unknown }[]): unknown[] =>
    told.filter((one) => hears(one.to, viewer)).map((one) => one.event);
  const real = momentOf(match);
  const dream = momentIn(scene.game, scene.match, world);
  try {
    game.check(dream.rest);
    if (game.cards) game.cards.box(dream.state).check(game.cards.of(dream.state));
  } catch (thrown) {
    throw new CheckFailed('secrets', `a world imagined by ${who} breaks an invariant: ${(thrown as Error).message}`);
  }
  expectSame('secrets', `what ${who} heard`, bytesOf(heard(real.told)), bytesOf(heard(dream.told)));
  expectSame('secrets', `the view of ${who}`, bytesOf(match.view(viewer)), bytesOf(game.view(dream.state, viewer)));
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
