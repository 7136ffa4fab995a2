// Figures: what the dashboard and the alerts ask for is there, what is there is shown, and what happens is counted.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { botFigures } from '../src/server/bot-figures.ts';
import { metrics } from '../src/server/metrics.ts';
import type { Store } from '../src/store/port.ts';

const deploy = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
const none = (): number => 0;
const fresh = () =>
  metrics({
    ...{ tables: none, sockets: none, relayedSockets: none, nodes: none },
    ...{ botNodes: none, botsWaiting: none, botsThinking: none },
  });

/** The figures that an expression names; a histogram is asked for by its parts. */
const namesIn = (expr: string): string[] =>
  (expr.match(/\b(?:tabella|process|nodejs)_\w+/g) ?? []).map((name) => name.replace(/_(bucket|sum|count)$/, ''));

interface Dashboard {
  readonly panels: readonly { readonly id: number; readonly targets?: readonly { readonly expr: string }[] }[];
}
const dashboard = JSON.parse(deploy('grafana.json')) as Dashboard;
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The rules, one after another; of each what stands behind a key. */
const rules = deploy('alerts.yml').split('- alert:').slice(1);
const said = (rule: string, key: string): string => new RegExp(`^ *${key}: (.+)$`, 'm').exec(rule)?.[1] ?? '';

test('the dashboard and the alerts ask for figures that there are, and all of ours are on the dashboard', async () => {
  const registries = [fresh().registry, botFigures({ size: 1, thinking: 0 }).registry];
  const there = (await Promise.all(registries.map((one) => one.getMetricsAsJSON()))).flat().map(({ name }) => name);
  const asked = [...shown, ...rules.map((rule) => said(rule, 'expr'))].flatMap(namesIn);
  expect(asked.filter((name) => !there.includes(name))).toEqual([]);
  const ours = there.filter((name) => name.startsWith('tabella_'));
  const onBoard = shown.flatMap(namesIn);
  expect(ours.filter((name) => !onBoard.includes(name))).toEqual([]);
});

test('panels are told apart, and every alert says what is wrong and what to do', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rules.length).toBeGreaterThan(5);
  expect(new Set(rules.map((rule) => rule.split('\n', 1)[0])).size).toBe(rules.length);
  for (const rule of rules) {
    expect(said(rule, 'expr')).not.toBe('');
    for (const key of ['summary', 'action']) expect(said(rule, key)).toMatch(/^".+\."$/);
  }
});

test('what happens is counted, by its kind where there are several', async () => {
  const figures = fresh();
  figures.slip('late');
  figures.slip('late');
  figures.slip('broke');
  figures.opened('snapshot');
  figures.relayed(false);
  figures.news('late', 2);
  figures.thought(20, 300);
  figures.outage(true);
  figures.outage(true);
  figures.sent(500);
  const text = await figures.registry.metrics();
  for (const line of [
    'tabella_bot_slips_total{reason="late"} 2',
    'tabella_bot_slips_total{reason="broke"} 1',
    'tabella_matches_opened_total{how="snapshot"} 1',
    'tabella_relayed_requests_total{outcome="failed"} 1',
    'tabella_news_total{how="late"} 2',
    'tabella_bot_wait_seconds_bucket{le="0.05"} 1',
    'tabella_bot_think_seconds_bucket{le="0.1"} 0',
    'tabella_outages_total 1',
    'tabella_outage 1',
    'tabella_sent_bytes_total 500',
  ]) {
    expect(text).toContain(line);
  }
  figures.outage(false);
  expect(await figures.registry.metrics()).toContain('tabella_outage 0');
});

test('tables that are taken are counted, those of a dead server apart', async () => {
  const figures = fresh();
  const held = [{ code: 'A', epoch: 1 }, { code: 'B', epoch: 2, from: 'n1' }, { id: 'n2', url: 'http://n2' }, null];
  const store = { hold: async () => held.shift() ?? null, under: () => store } as Partial<Store> as Store;
  const watched = figures.watched(store);
  for (const code of ['A', 'B', 'C', 'D']) await watched.hold(code, 'me');
  const text = await figures.registry.metrics();
  expect(text).toContain('tabella_leases_taken_total{from="nobody"} 1');
  expect(text).toContain('tabella_leases_taken_total{from="dead"} 1');
});
