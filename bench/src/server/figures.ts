// The figures of the server under load, beside the peer's: both are up at once, and take turns.

import type { Figure } from '../measure.ts';
import { type LiveTable, openTables } from './lines/line.ts';
import { openOurs } from './lines/ours.ts';
import { openPeer } from './lines/peer.ts';
import { type Load, percentile, play } from './load.ts';
import { ServerProcess } from './server-process.ts';

const PEER = 'boardgame.io 0.50.2, server in memory';
/** Rounds by the number of busy tables; more where there is a floor, for a p99 is a noisy thing. */
const ROUNDS: ReadonlyMap<number, number> = new Map([
  [1, 5],
  [10, 5],
  [100, 15],
]);
const SIZES = [...ROUNDS.keys()];
const MOST = Math.max(...SIZES);
const ROUND_MS = 500;
/** Played before anything counts, so that both servers are compiled; on a machine with much else to do, only so long. */
const WARM_MOVES = 4_000;
const WARM_ROUNDS = 8;

const WORDS = { moves: 'server moves', p50: 'server p50', p99: 'server p99' } as const;
const UNITS = { moves: 'moves/s', p50: 'ms', p99: 'ms' } as const;
type Kind = keyof typeof WORDS;
const KINDS = Object.keys(WORDS) as Kind[];

const nameOf = (kind: Kind, size: number): string => `${WORDS[kind]}, ${size} ${size === 1 ? 'table' : 'tables'}`;

export const loadNames: readonly string[] = SIZES.flatMap((size) => KINDS.map((kind) => nameOf(kind, size)));

/** All figures of `loadNames`, in that order. */
export async function measureLoad(): Promise<ReadonlyMap<string, Figure>> {
  const servers: ServerProcess[] = [];
  try {
    const ours = await ServerProcess.open('ours');
    servers.push(ours);
    const peer = await ServerProcess.open('peer');
    servers.push(peer);
    const contenders = [
      await openTables(MOST, () => openOurs(ours.address)),
      await openTables(MOST, (nth) => openPeer(peer.address, nth)),
    ] as const;
    const figures = await takeTurns(...contenders);
    for (const line of contenders.flat(2)) line.close();
    return figures;
  } finally {
    for (const server of servers) await server.close();
  }
}

async function takeTurns(ours: readonly LiveTable[], peer: readonly LiveTable[]): Promise<Map<string, Figure>> {
  const figures = new Map<string, Figure>();
  for (const tables of [ours, peer]) await warmUp(tables);
  for (const [size, count] of ROUNDS) {
    const rounds: (readonly [Load, Load])[] = [];
    for (let round = 0; round < count; round++) {
      // Few tables are others in every round: a match that never ends would grow beyond all that is played.
      const from = (round * size) % MOST;
      const some = (tables: readonly LiveTable[]) => tables.slice(from, from + size);
      rounds.push([await play(some(ours), ROUND_MS), await play(some(peer), ROUND_MS)]);
    }
    for (const kind of KINDS) figures.set(nameOf(kind, size), figureOf(kind, size, rounds));
  }
  return figures;
}

async function warmUp(tables: readonly LiveTable[]): Promise<void> {
  let played = 0;
  for (let round = 0; round < WARM_ROUNDS && played < WARM_MOVES; round++) {
    const { moves } = await play(tables, ROUND_MS);
    played += (moves * ROUND_MS) / 1_000;
  }
}

/** Medians of the rounds; the ratio is that of rounds in which both saw the same moment. */
function figureOf(kind: Kind, size: number, rounds: readonly (readonly [Load, Load])[]): Figure {
  const better = ([ours, peer]: readonly [Load, Load]): number =>
    kind === 'moves' ? ours.moves / peer.moves : peer[kind] / ours[kind];
  const ratio = median(rounds.map(better));
  const floor = size === MOST && kind !== 'p50' ? { ratio: 1 } : null;
  return {
    value: round(median(rounds.map(([ours]) => ours[kind]))),
    unit: UNITS[kind],
    peer: PEER,
    peerValue: round(median(rounds.map(([, peer]) => peer[kind]))),
    ratio: round(ratio),
    floor,
    ok: floor === null || ratio > floor.ratio,
  };
}

function median(list: readonly number[]): number {
  return percentile(
    list.toSorted((a, b) => a - b),
    0.5,
  );
}

function round(x: number): number {
  return x >= 100 ? Math.round(x) : Number(x.toPrecision(3));
}
