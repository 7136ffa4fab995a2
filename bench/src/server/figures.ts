// The figures of the server under load, on a file, beside the peer's.

import type { Figure } from '../measure.ts';
import { Site } from './site.ts';
import { figureOf, KINDS, type Kind, median, type Rounds, rounded, takeTurns, warmUp } from './turns.ts';

export const PEER = 'boardgame.io 0.50.2, server in memory';
/** Rounds by the number of busy tables; more where there is a floor, for a p99 is a noisy thing. */
const ROUNDS: ReadonlyMap<number, number> = new Map([
  [1, 9],
  [10, 5],
  [100, 15],
  [400, 7],
]);
const SIZES = [...ROUNDS.keys()];
const MOST = Math.max(...SIZES);
/** How many times better than the peer it must be, by the number of tables. */
const FLOORS: ReadonlyMap<string, number> = new Map([
  ['moves, 100', 1],
  ['p99, 100', 1],
]);
/** A move may cost so many times what it costs with the fewest tables of those that share commits. */
const FLAT = 1.25;

const WORDS: Readonly<Record<Kind, string>> = {
  moves: 'server moves',
  p50: 'server p50',
  p99: 'server p99',
  cpu: 'server processor time per move',
};

const FLAT_NAME = `server processor time per move, ${MOST} tables beside 10`;

/** Such as "server moves, 100 tables"; what stands between is where. */
export const nameOf = (kind: Kind, size: number, where = ''): string =>
  `${WORDS[kind]}${where}, ${size} ${size === 1 ? 'table' : 'tables'}`;

export const loadNames: readonly string[] = [
  ...SIZES.flatMap((size) => KINDS.map((kind) => nameOf(kind, size))),
  FLAT_NAME,
];

/** All figures of `loadNames`. */
export async function measureLoad(): Promise<ReadonlyMap<string, object>> {
  const sites: Site[] = [];
  try {
    sites.push(await Site.ours(MOST));
    sites.push(await Site.peer(MOST));
    for (const site of sites) await warmUp(site);
    const figures = new Map<string, object>();
    const costs = new Map<number, number>();
    for (const [size, count] of ROUNDS) {
      const rounds = await takeTurns(sites, size, count);
      for (const kind of KINDS) figures.set(nameOf(kind, size), besidePeer(kind, size, rounds));
      costs.set(size, median(rounds.map(([ours]) => ours?.cpu ?? Number.NaN)));
    }
    figures.set(FLAT_NAME, flatness(costs));
    return figures;
  } finally {
    for (const site of sites) await site.close();
  }
}

function besidePeer(kind: Kind, size: number, rounds: Rounds): Figure {
  const ratio = FLOORS.get(`${kind}, ${size}`);
  return figureOf(kind, rounds, [0, 1], { peer: PEER, floor: ratio === undefined ? null : { ratio } });
}

function flatness(costs: ReadonlyMap<number, number>): object {
  const value = rounded((costs.get(MOST) ?? Number.NaN) / (costs.get(10) ?? Number.NaN));
  return { value, unit: 'times', floor: { most: FLAT }, ok: value <= FLAT };
}
