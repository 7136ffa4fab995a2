// The simulation behind docs/scale.md: it is what the page shows, its costs name where they come from, and more load is felt.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COSTS, type Cost, GAME_COSTS } from '../src/scale/costs.ts';
import { Events } from '../src/scale/events.ts';
import { ofServer } from '../src/scale/limits.ts';
import { playPartition, rowsPerTable } from '../src/scale/partition.ts';
import { costOf, limitsOf, planFor } from '../src/scale/plan.ts';
import { FULL, report } from '../src/scale/report.ts';
import { MILLION } from '../src/scale/world.ts';
import { loadNames } from '../src/server/figures.ts';
import { MEMORY } from '../src/server/memory.ts';

const page = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
const small = (tablesPerServer: number, servers = 1) =>
  playPartition({ world: MILLION, servers, tablesPerServer, seconds: 4, seed: 3 });

describe('the simulation', () => {
  it('lets things happen in the order of their time', () => {
    const events = new Events();
    const order: number[] = [];
    for (const ms of [5, 1, 4, 2, 3, 9]) events.after(ms, () => order.push(ms));
    events.until(5);
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('comes out the same by the same seed, and plays as many rows as people give', () => {
    const one = small(1_000);
    expect(small(1_000)).toEqual(one);
    expect(one.rows / (1_000 * rowsPerTable(MILLION))).toBeCloseTo(1, 0);
  });

  it('makes people wait longer at a server with more tables, until it is too much', () => {
    const [few, many] = [small(500), small(6_000)];
    expect(many.p99).toBeGreaterThan(few.p99);
    expect(many.server).toBeGreaterThan(few.server);
    const { steps, most } = ofServer(MILLION, { seconds: 2, seed: 3 });
    expect(most.played.p99).toBeLessThanOrEqual(MILLION.patience);
    expect(steps.at(-1)).not.toBe(most);
  });

  it('needs more for more people, and adds up what that costs', () => {
    const plan = planFor(MILLION, 5_000, 100_000);
    const twice = planFor({ ...MILLION, people: 2_000_000, tables: 400_000 }, 5_000, 100_000);
    for (const key of ['rows', 'servers', 'partitions', 'botMachines', 'traffic', 'kept'] as const) {
      expect(twice[key]).toBeGreaterThan(plan[key]);
    }
    expect(plan.servers * 5_000 * MILLION.headroom).toBeGreaterThanOrEqual(MILLION.tables);
    const [hoster, cloud] = [costOf(MILLION, plan, 'hoster'), costOf(MILLION, plan, 'cloud')];
    expect(cloud.at(-1)?.euro).toBeGreaterThan(hoster.at(-1)?.euro ?? 0);
    const limits = limitsOf(MILLION, 5_000, 100_000).map(({ at }) => at);
    expect(limits).toEqual(limits.toSorted((a, b) => a - b));
  });
});

describe('docs/scale.md', () => {
  it('shows what npm run simulate prints', () => {
    const shown = page.split('<!-- npm run simulate -->\n')[1];
    expect(shown).toBe(report(MILLION, FULL));
  });

  it('rests on costs that name a figure of the bench, or how they were measured', () => {
    const figures = [...loadNames, MEMORY];
    for (const { figure, how } of Object.values<Cost>(COSTS)) {
      if (figure === undefined) expect(how).toBeTruthy();
      else expect(figures).toContain(figure);
    }
    expect(Object.keys(MILLION.games)).toEqual(Object.keys(GAME_COSTS));
  });
});
