// The figures of the server under load on PostgreSQL, with one server and with three, over both buses, beside the peer's.

import type { Bus, Databases } from './databases.ts';
import { nameOf, PEER } from './figures.ts';
import { Site } from './site.ts';
import { figureOf, KINDS, median, type Rounds, rounded, takeTurns, warmUp } from './turns.ts';

export const BUSES: readonly Bus[] = ['NOTIFY', 'NATS'];
const SIZES = [100, 400] as const;
const MOST = Math.max(...SIZES);
const ROUNDS = 7;
/** Servers beside each other; the order is that of the sites, before the peer. */
const COUNTS = [1, 3] as const;

const LEAST_SHARE = 2.2;

const where = (count: number, bus: Bus): string =>
  ` on PostgreSQL, ${count === 1 ? 'one server' : 'three servers'} over ${bus}`;
const besideOne = (size: number, bus: Bus): string =>
  `three servers beside one on PostgreSQL over ${bus}, ${size} tables`;
const byProcessor = (size: number, bus: Bus): string =>
  `three servers beside one on PostgreSQL over ${bus}, by processor time, ${size} tables`;
const database = (size: number, bus: Bus): string =>
  `processor time of PostgreSQL per move over ${bus}, ${size} tables`;

export const nodeNames = (bus: Bus): readonly string[] =>
  SIZES.flatMap((size) => [
    ...COUNTS.flatMap((count) => KINDS.map((kind) => nameOf(kind, size, where(count, bus)))),
    besideOne(size, bus),
    byProcessor(size, bus),
    database(size, bus),
  ]);

/** All figures of one bus. */
export async function measureNodes(databases: Databases, bus: Bus): Promise<ReadonlyMap<string, object>> {
  const sites: Site[] = [];
  try {
    for (const count of COUNTS) {
      sites.push(await Site.ours(MOST, await databases.places(`load_${bus.toLowerCase()}_${count}`, count, bus)));
    }
    sites.push(await Site.peer(MOST));
    for (const site of sites) await warmUp(site);
    const figures = new Map<string, object>();
    for (const size of SIZES) {
      const before = databases.cpu();
      const rounds = await takeTurns(sites, size, ROUNDS);
      const spent = databases.cpu() - before;
      const peer = COUNTS.length;
      for (const [nth, count] of COUNTS.entries()) {
        for (const kind of KINDS) {
          figures.set(nameOf(kind, size, where(count, bus)), figureOf(kind, rounds, [nth, peer], { peer: PEER }));
        }
      }
      figures.set(besideOne(size, bus), figureOf('moves', rounds, [1, 0], { peer: 'one server' }));
      figures.set(byProcessor(size, bus), shareOfThree(rounds));
      figures.set(database(size, bus), { value: rounded(spent / answersOf(rounds, peer)), unit: 'ms' });
    }
    return figures;
  } finally {
    for (const site of sites) await site.close();
  }
}

/**
 * How many times the moves of one server three could make if each had a processor of its own, as on three machines: here they share
 * those of one machine with the database and with everybody who plays.
 */
function shareOfThree(rounds: Rounds): object {
  const cpu = (nth: number): number => median(rounds.map((round) => round[nth]?.cpu ?? Number.NaN));
  const [one, three] = [cpu(0), cpu(1)];
  const value = rounded((3 * one) / three);
  return { value, unit: 'times', floor: { value: LEAST_SHARE }, ok: value >= LEAST_SHARE };
}

/** Answers of all sites before the peer. */
function answersOf(rounds: Rounds, peer: number): number {
  return rounds.flatMap((round) => round.slice(0, peer)).reduce((sum, { answers }) => sum + answers, 0);
}
