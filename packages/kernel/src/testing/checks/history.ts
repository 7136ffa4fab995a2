// Check 3, history: a world pulled back to the set-up and played again shows the viewer what they were shown in reality.

import type { Seat } from '../../ask.ts';
import { FACE, read, sizeOf, write } from '../../cards/cards.ts';
import { keyWords } from '../../chacha.ts';
import { hears } from '../../game.ts';
import type { Told, World } from '../../known.ts';
import { Run } from '../../run.ts';
import { Streams } from '../../streams.ts';
import { bytesOf, type HistoryCase, hiddenSince, knownTo, momentOf, nameOf, worldFor } from '../history-case.ts';

/** Returns what differed, for the first viewer whose history did; null when all fitted. */
export function checkHistory(scene: HistoryCase): string | null {
  if (!scene.game.cards) return null;
  const { match } = scene;
  // In a world, what happened in this step out of the viewer's sight is drawn again: it has another history by right.
  const viewers = scene.viewers.filter(
    (viewer) => !scene.mixed.has(viewer) && !hiddenSince(momentOf(match), match.drawn.length, viewer),
  );
  if (viewers.length === 0) return null;
  const real = realLine(scene, viewers);
  let misfit: string | null = null;
  for (const [i, viewer] of viewers.entries()) {
    const world = worldFor(scene, knownTo(scene, viewer));
    if (world === null) continue;
    scene.tally.histories++;
    const found = replayed(scene, viewer, world, real.names, real.shown[i] ?? []);
    if (found === null) continue;
    scene.tally.misfits++;
    misfit ??= found;
  }
  return misfit;
}

/** What the viewers were shown at every batch, and the present id of each card of the set-up. */
function realLine(scene: HistoryCase, viewers: readonly (Seat | null)[]) {
  let names: number[] = [];
  const line = retrace(
    scene,
    (state) => {
      names = Array.from({ length: scene.game.cards ? sizeOf(scene.game.cards.of(state)) : 0 }, (_, id) => id);
    },
    (to) => {
      names = names.map((id) => to[id] as number);
    },
  );
  const shown: string[][] = viewers.map((viewer) => [line.shownTo(viewer)]);
  for (const outcome of scene.outcomes) {
    line.resume(outcome);
    viewers.forEach((viewer, i) => {
      shown[i]?.push(line.shownTo(viewer));
    });
  }
  return { names, shown };
}

function replayed(
  scene: HistoryCase,
  viewer: Seat | null,
  world: World<unknown>,
  names: readonly number[],
  shown: readonly string[],
): string | null {
  const held = scene.game.cards;
  if (!held) return null;
  const who = nameOf(viewer);
  const cards = held.of(world.run.state);
  try {
    // Faces of the world, given back to the ids they had when the match began.
    const line = retrace(scene, (state) => {
      const begun = held.of(state);
      for (let id = 0; id < sizeOf(begun); id++) write(begun, FACE, id, read(cards, FACE, names[id] as number));
    });
    for (const [i, real] of shown.entries()) {
      const dream = line.shownTo(viewer);
      if (real !== dream)
        return `after ${i} batches ${who} would have been shown something else: ${firstDifference(real, dream)}`;
      if (i < scene.outcomes.length) line.resume(scene.outcomes[i] ?? null);
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

/** The match played from its set-up with its own chance, by ids; `begin` may alter the first resting state. */
function retrace(scene: HistoryCase, begin: (state: unknown) => void, renamed?: (to: readonly number[]) => void) {
  const { game, match } = scene;
  const streams = new Streams(keyWords(match.key));
  const state: unknown = game.setup(match.seats, match.options, streams);
  streams.resting();
  /** What was told by the last answer. */
  let told: Told[] = [];
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
      begin(run.state);
    },
    hear: (to, event) => told.push({ to, event }),
  });
  run.start();
  return {
    resume: (outcome: HistoryCase['outcomes'][number]): void => {
      told = [];
      run.resume(outcome);
    },
    shownTo: (viewer: Seat | null): string => {
      const heard = told.filter((one) => hears(one.to, viewer)).map((one) => one.event);
      const asked = run.batch?.asks.map((ask) => (ask.seat === viewer ? ask : [ask.seat, ask.kind])) ?? null;
      return bytesOf([game.view(run.state, viewer), asked, heard]);
    },
  };
}
