// A run of the torture: both lanes side by side, faults drawn from a deck by the seed, until enough was done.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chance, shuffle } from '@tabella/kernel';
import { startNats } from '../nats.ts';
import { startPostgres } from '../postgres.ts';
import { clusterLane, type Engines, everyNodeAgrees } from './cluster-lane.ts';
import { fileLane } from './file-lane.ts';
import { Findings } from './findings.ts';
import type { Fault, Prepared } from './lane.ts';

export interface RunTerms {
  readonly seed: number;
  /** At least so long and so many kills; where both are none, some faults of each lane once. */
  readonly minutes: number;
  readonly kills: number;
  readonly say: (line: string) => void;
}

/** So many faults of each lane are enough for the tests: which ones, the seed says. */
const FEW = 2;

/** Every other fault is a kill. */
function* deck(faults: readonly Fault[], chance: Chance): Generator<Fault> {
  const kills = faults.filter(({ name }) => name.endsWith('killed'));
  for (;;) {
    for (const fault of shuffle(chance, [...faults])) {
      yield fault;
      const kill = kills[chance.int(kills.length)];
      if (kill) yield kill;
    }
  }
}

export async function torture({ seed, minutes, kills, say }: RunTerms): Promise<Findings> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'tabella-torture-'));
  const findings = new Findings(say, folder);
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  try {
    await untilEnough({ seed, minutes, kills, say }, { findings, folder, postgres, nats, began });
  } finally {
    await nats.halt();
    await postgres.stop();
  }
  if (findings.faults === 0) rmSync(folder, { recursive: true, force: true });
  else say(`The logs of the servers and what was found are in ${folder}.`);
  say(summary(findings, { seed, minutes: (performance.now() - began) / 60_000 }));
  return findings;
}

interface Given extends Engines {
  readonly findings: Findings;
  readonly folder: string;
  readonly began: number;
}

async function untilEnough({ seed, minutes, kills, say }: RunTerms, given: Given): Promise<void> {
  const { findings, folder, began } = given;
  const cluster = await clusterLane(folder, given, { findings, say, seed });
  const file = await fileLane(folder, { findings, say, seed: seed + 1 });
  const once = minutes + kills === 0;
  const killed = (): number => Number.parseInt(findings.sum('kills'), 10);
  const enough = (): boolean => performance.now() - began > minutes * 60_000 && killed() >= kills;
  const drive = async ({ lane, faults }: Prepared): Promise<void> => {
    await lane.open();
    for (const fault of once ? shuffle(lane.chance, [...faults]).slice(0, FEW) : deck(faults, lane.chance)) {
      await lane.round(fault);
      if (!once && enough()) return;
    }
  };
  try {
    await Promise.all([drive(cluster), drive(file)]);
    await everyNodeAgrees(cluster.lane);
  } finally {
    for (const { lane } of [cluster, file]) await lane.close();
  }
}

function summary(findings: Findings, { seed, minutes }: Pick<RunTerms, 'seed' | 'minutes'>): string {
  const many = (what: string): string => `${findings.counted(what).toLocaleString('en')} ${what}`;
  return [
    `seed ${seed}, ${minutes.toFixed(1)} minutes`,
    findings.sum('kills'),
    findings.sum('faults'),
    ['answers acknowledged', 'answers refused', 'matches finished', 'records compared'].map(many).join(', '),
    ['sights', 'bytes', 'health checks'].map(many).join(', '),
    findings.verdict(),
    ...findings.places,
  ].join('\n');
}
