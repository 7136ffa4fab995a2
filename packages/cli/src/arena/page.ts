// The page of a tournament: every figure in plots and in tables.

import type { BotReport, Report } from '@tabella/arena';
import type { Bar, BarPlot } from '@tabella/ui/chart/data';
import { count, evenShare, figuresOf, headlineOf, ms, points, remarksOf, share } from './figures.ts';
import type { Sheet } from './sheet.tsx';

export const pageOf = (title: string, report: Report): Sheet => ({
  title: `${title}: bots against bots`,
  headline: headlineOf(title, report),
  lead: [evenShare(report), ...remarksOf(report)].join(' '),
  tables: [{ title: 'All figures', ...figuresOf(report) }],
  plots: plotsOf(report),
  foot: `Seed ${report.seed}. Options: ${JSON.stringify(report.options)}.`,
});

export const ONE = [{ id: 'value', label: '', colour: 'var(--brass)' }];

function plotsOf({ bots, lengths }: Report): readonly BarPlot[] {
  const scored = bots.filter((bot) => bot.score !== null);
  return [
    {
      shape: 'bars',
      title: 'Share of wins',
      of: 'Bot',
      kinds: ONE,
      bars: bots.map((bot) => measured(bot, bot.share, share)),
    },
    ...(scored.length > 0
      ? [
          {
            shape: 'bars' as const,
            title: 'Points',
            of: 'Bot',
            kinds: ONE,
            bars: scored.map((bot) => measured(bot, bot.score, points)),
          },
        ]
      : []),
    {
      shape: 'bars',
      title: 'Length of the matches',
      of: 'Answers',
      kinds: ONE,
      bars: lengths.map(({ from, to, matches }) => ({
        ...{ id: String(from), label: from === to ? String(from) : `${from} to ${to}`, seat: null },
        ...{ parts: [matches], text: count(matches, 'match', 'matches') },
      })),
    },
    timePlot(bots),
  ];
}

export const timePlot = (bots: readonly Pick<BotReport, 'name' | 'p50ms' | 'p95ms'>[]): BarPlot => ({
  shape: 'bars',
  title: 'Time for a decision',
  of: 'Bot',
  kinds: [
    { id: 'p50', label: 'half of them take less', colour: 'var(--brass)' },
    { id: 'p95', label: 'up to 95 of 100', colour: 'var(--ink3)' },
  ],
  bars: bots
    .filter(({ p50ms }) => p50ms !== null)
    .map(({ name, p50ms, p95ms }) => ({
      ...{ id: name, label: name, seat: null, text: `p50 ${ms(p50ms)}, p95 ${ms(p95ms)}` },
      parts: [p50ms ?? 0, Math.max(0, (p95ms ?? 0) - (p50ms ?? 0))].map((one) => Number(one.toFixed(3))),
    })),
});

type Measure = BotReport['share'];

function measured({ name }: BotReport, of: Measure, text: (of: NonNullable<Measure>) => string): Bar {
  const bar = { id: name, label: name, seat: null, parts: [of?.mean ?? 0], text: of ? text(of) : '-' };
  return of && of.low !== null && of.high !== null ? { ...bar, between: [of.low, of.high] } : bar;
}
