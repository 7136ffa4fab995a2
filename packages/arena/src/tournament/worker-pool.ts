// The worker pool: where the matches of a tournament are played, on worker threads or in this one.

import { availableParallelism } from 'node:os';
import type { Entrant } from '@tabella/bots';
import type { GamePackage } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { Piscina } from 'piscina';
import type { Fixture } from './fixtures.ts';
import { type Ground, type Outcome, playFixture } from './outcome.ts';
import type { Task } from './worker.ts';

export interface WorkerPool {
  /** Matches that can be played at the same time. */
  readonly boards: number;
  play(fixture: Fixture): Promise<Outcome>;
  close(): Promise<void>;
}

/** One core is left for everything else. */
export function usualWorkers(): number {
  return Math.max(1, availableParallelism() - 1);
}

export async function openWorkerPool(
  gamePackage: GamePackage,
  entrants: readonly Entrant[],
  ground: Ground,
  workers: number,
  signal: AbortSignal | undefined,
): Promise<WorkerPool> {
  // A worker is a built file and finds its game in the registry; sources and games of one's own are played here.
  const built = import.meta.url.endsWith('.js');
  if (workers < 1 || !built || (await gamePackageOf(gamePackage.game.id)) !== gamePackage)
    return here(gamePackage, entrants, ground);
  return threads(ground, workers, signal);
}

function here(gamePackage: GamePackage, entrants: readonly Entrant[], ground: Ground): WorkerPool {
  return {
    boards: 1,
    async play(fixture) {
      // Between matches the loop turns, so that an interrupt is heard.
      await new Promise((resolve) => setImmediate(resolve));
      return playFixture(gamePackage, entrants, ground, fixture);
    },
    close: () => Promise.resolve(),
  };
}

function threads(ground: Ground, workers: number, signal: AbortSignal | undefined): WorkerPool {
  const pool = new Piscina<Task, Outcome>({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  });
  return {
    boards: workers,
    play: (fixture) => pool.run({ ground, fixture }, signal ? { signal } : {}),
    close: () => pool.destroy(),
  };
}
