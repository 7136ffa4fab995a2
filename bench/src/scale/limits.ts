// How much one server and one partition carry, found by playing them through with more and more tables.

import { type Played, playPartition, rowsPerTable } from './partition.ts';
import type { World } from './world.ts';

interface Step {
  readonly servers: number;
  readonly tables: number;
  readonly played: Played;
}

export interface Carried {
  /** What was tried, up to the first that was too much. */
  readonly steps: readonly Step[];
  /** The last that people were content with. */
  readonly most: Step;
}

export interface Effort {
  readonly seconds: number;
  readonly seed: number;
}

/** More and more tables on one server. */
export function ofServer(world: World, effort: Effort): Carried {
  return climb(world, [1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000, 12_000, 16_000], (tablesPerServer) =>
    stepOf(world, 1, tablesPerServer, effort),
  );
}

/** More and more servers, each with so many tables, on one database. */
export function ofPartition(world: World, tablesPerServer: number, effort: Effort): Carried {
  return climb(world, [1, 4, 16, 32, 48, 64, 80, 96], (servers) => stepOf(world, servers, tablesPerServer, effort));
}

function stepOf(world: World, servers: number, tablesPerServer: number, { seconds, seed }: Effort): Step {
  const played = playPartition({ world, servers, tablesPerServer, seconds, seed });
  return { servers, tables: servers * tablesPerServer, played };
}

function climb(world: World, sizes: readonly number[], play: (size: number) => Step): Carried {
  const steps: Step[] = [];
  for (const size of sizes) {
    const step = play(size);
    steps.push(step);
    if (!isContent(world, step)) break;
  }
  const most = steps.findLast((step) => isContent(world, step));
  if (most === undefined) throw new Error('not even the smallest can be carried');
  return { steps, most };
}

/** Answers come in time, and as many as people give. */
function isContent(world: World, { tables, played }: Step): boolean {
  return played.p99 <= world.patience && played.rows >= 0.9 * tables * rowsPerTable(world);
}
