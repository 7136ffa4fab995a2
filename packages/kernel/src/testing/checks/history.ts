// Check 3, history: a world pulled back to the set-up and played again shows the viewer what he was shown in reality.

import type { Seat } from '../../ask.ts';
import { FACE, read, sizeOf, write } from '../../cards/cards.ts';
import { keyWords } from '../../chacha.ts';
import { hears } from '../../game.ts';
import type { Told, World } from '../../known.ts';
import { Run } from '../../run.ts';
import { Streams } from '../../streams.ts';
import { bytesOf, knownTo, type Scene, worldFor } from '../scene.ts';

/** Returns what differed, for the first viewer whose history did; null when all fitted. */
export function checkHistory(scene: Scene): string | null {
  if (!scene.game.cards || scene.match.entries.length > 0) return null;
  let misfit: string | null = null;
  for (const viewer of scene.viewers) {
    if (scene.mixed.has(viewer)) continue;
    const world = worldFor(scene, knownTo(scene, viewer));
    if (world === null) continue;
    scene.tally.histories++;
    const found = replayed(scene, viewer, world);
    if (found === null) continue;
    scene.tally.misfits++;
    misfit ??= found;
  }
  return misfit;
}

function replayed(scene: Scene, viewer: Seat | null, world: World<unknown>): string | null {
  const held = scene.game.cards;
  if (!held) return null;
  const origin = originOf(scene);
  const first = retrace(scene, (state) => state);
  const cards = held.of(world.run.state);
  // Faces of the world, given back to the ids they had when the match began.
  const run = retrace(scene, (state) => {
    const begun = held.of(state);
    for (let id = 0; id < sizeOf(begun); id++) write(begun, FACE, id, read(cards, FACE, origin[id] as number));
    return state;
  });
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  try {
    for (let i = 0; i <= scene.outcomes.length; i++) {
      const real = first.shownTo(viewer);
      const dream = run.shownTo(viewer);
      if (real !== dream)
        return `after ${i} batches ${who} would have been shown something else: ${firstDifference(real, dream)}`;
      if (i === scene.outcomes.length) break;
      first.run.resume(scene.outcomes[i] ?? null);
      run.run.resume(scene.outcomes[i] ?? null);
    }
  } catch (thrown) {
    return `the match could not have been played like this in a world of ${who}: ${(thrown as Error).message}`;
  }
  return null;
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `…${a.slice(Math.max(0, at - 50), at + 50)}… against …${b.slice(Math.max(0, at - 50), at + 50)}…`;
}

/** The id that each card of the set-up bears now. */
function originOf(scene: Scene): readonly number[] {
  let names: number[] = [];
  const line = retrace(
    scene,
    (state) => {
      names = Array.from({ length: scene.game.cards ? sizeOf(scene.game.cards.of(state)) : 0 }, (_, id) => id);
      return state;
    },
    (to) => {
      names = names.map((id) => to[id] as number);
    },
  );
  for (const outcome of scene.outcomes) line.run.resume(outcome);
  return names;
}

/** The match played from its set-up with its own chance, by ids; `change` alters the first resting state. */
function retrace(scene: Scene, change: (state: unknown) => unknown, renamed?: (to: readonly number[]) => void) {
  const { game, match } = scene;
  const streams = new Streams(keyWords(match.key));
  const state: unknown = game.setup(match.seats, match.options, streams);
  streams.resting();
  const told: Told[] = [];
  let begun = false;
  const run: Run<unknown> = new Run(game, state, match.seats, {
    chance: streams,
    names: () => streams.names(),
    renamed: (to) => {
      if (begun) renamed?.(to);
    },
    resuming: () => streams.resuming(),
    resting: () => streams.resting(),
    rested: () => {
      if (begun) return;
      begun = true;
      change(run.state);
    },
    hear: (to, event) => told.push({ to, event }),
  });
  run.start();
  return {
    run,
    shownTo: (viewer: Seat | null): string => {
      const heard = told.filter((one) => hears(one.to, viewer)).map((one) => one.event);
      const asked = run.batch?.asks.map((ask) => (ask.seat === viewer ? ask : [ask.seat, ask.kind])) ?? null;
      return bytesOf([game.view(run.state, viewer), asked, heard]);
    },
  };
}
