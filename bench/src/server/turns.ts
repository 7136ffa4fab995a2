// Taking turns: several sites are up at once and play in rounds, one after another, so that all see the same moments. Medians of
// the rounds are compared.

import type { Figure } from '../measure.ts';
import type { LiveTable } from './lines/line.ts';
import { percentile } from './load.ts';
import type { Round, Site } from './site.ts';

const ROUND_MS = 500;
/** Played before anything counts, so that all servers are compiled; on a machine with much else to do, only so long. */
const WARM_MOVES = 4_000;
const WARM_ROUNDS = 8;

export type Kind = 'moves' | 'p50' | 'p99' | 'cpu';
export const KINDS: readonly Kind[] = ['moves', 'p50', 'p99', 'cpu'];
const UNITS: Readonly<Record<Kind, string>> = { moves: 'moves/s', p50: 'ms', p99: 'ms', cpu: 'ms' };

/** A round of each site, in their order. */
export type Rounds = readonly (readonly Round[])[];

export async function warmUp(site: Site): Promise<void> {
  let played = 0;
  for (let round = 0; round < WARM_ROUNDS && played < WARM_MOVES; round++) {
    played += (await site.play(site.tables, ROUND_MS)).answers;
  }
}

export async function takeTurns(sites: readonly Site[], size: number, count: number): Promise<Rounds> {
  const rounds: Round[][] = [];
  for (let round = 0; round < count; round++) {
    const turn = new Map<Site, Round>();
    // Whoever plays first has no advantage from it, or every other time.
    for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
      turn.set(site, await site.play(some(site.tables, round, size), ROUND_MS));
    }
    rounds.push(sites.map((site) => turn.get(site) as Round));
  }
  return rounds;
}

/** Few tables are others in every round: a match that never ends would grow beyond all that is played. */
function some(tables: readonly LiveTable[], round: number, size: number): readonly LiveTable[] {
  const from = (round * size) % tables.length;
  return tables.slice(from, from + size);
}

/** One site beside another, by their places among those that took turns; the ratio is that of rounds, not of medians. */
export function figureOf(
  kind: Kind,
  rounds: Rounds,
  [ours, theirs]: readonly [number, number],
  { peer, floor = null }: { readonly peer: string; readonly floor?: { readonly ratio: number } | null },
): Figure {
  const values = (nth: number): number[] => rounds.map((round) => round[nth]?.[kind] ?? Number.NaN);
  const others = values(theirs);
  const ratio = median(
    values(ours).map((own, i) => (kind === 'moves' ? own / (others[i] ?? 0) : (others[i] ?? 0) / own)),
  );
  return {
    value: rounded(median(values(ours))),
    unit: UNITS[kind],
    peer,
    peerValue: rounded(median(others)),
    ratio: rounded(ratio),
    floor,
    ok: floor === null || ratio >= floor.ratio,
  };
}

export function median(list: readonly number[]): number {
  return percentile(
    list.toSorted((a, b) => a - b),
    0.5,
  );
}

export function rounded(x: number): number {
  return x >= 100 ? Math.round(x) : Number(x.toPrecision(3));
}
