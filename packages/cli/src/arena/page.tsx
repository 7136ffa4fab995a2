// The page of a tournament: every figure in plots and in tables, in one file that needs nothing else.

import type { BotReport, Report } from '@tabella/arena';
import { BarChart } from '@tabella/ui/chart/bar-chart';
import type { Bar, BarPlot, ChartWords } from '@tabella/ui/chart/data';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { count, evenShare, figuresOf, headlineOf, ms, points, remarksOf, share } from './figures.ts';

const WORDS: ChartWords = { asTable: 'Show as table', moment: '', show: '' };

const STYLE = `
body { max-width: 52rem; margin: 0 auto; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--text); }
h1, h2 { font-family: var(--title); font-weight: 600; line-height: 1.2; }
h2 { margin: 0 0 0.75rem; font-size: 1.125rem; }
.card { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 14px; background: var(--paper2); overflow-x: auto; }
.chart-place svg { max-width: none; }
.figures { border-collapse: collapse; font-size: 0.875rem; }
.figures :is(th, td) { padding: 0.25rem 0.75rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
.figures :is(th, td):first-child { text-align: left; }
`;

export function pageOf(title: string, report: Report, css: readonly string[]): string {
  const page = renderToStaticMarkup(<Page title={title} report={report} css={[...css, STYLE].join('\n')} />);
  return `<!doctype html>\n${page}\n`;
}

function Page({ title, report, css }: { title: string; report: Report; css: string }): ReactElement {
  const { heads, rows } = figuresOf(report);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title}: bots against bots`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheets of this project */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <h1>{headlineOf(title, report)}</h1>
        <p>{[evenShare(report), ...remarksOf(report)].join(' ')}</p>
        <section className="card">
          <h2>All figures</h2>
          <table className="figures">
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => (
                <tr key={cells[0]}>
                  {cells.map((cell, i) => (
                    <td key={heads[i]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {plotsOf(report).map((plot) => (
          <section key={plot.title} className="card">
            <h2>{plot.title}</h2>
            <BarChart {...plot} words={WORDS} />
          </section>
        ))}
        <p>{`Seed ${report.seed}. Options: ${JSON.stringify(report.options)}.`}</p>
      </body>
    </html>
  );
}

const ONE = [{ id: 'value', label: '', colour: 'var(--brass)' }];

function plotsOf({ bots, lengths }: Report): readonly BarPlot[] {
  const scored = bots.filter((bot) => bot.score !== null);
  const timed = bots.filter((bot) => bot.p50ms !== null);
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
    {
      shape: 'bars',
      title: 'Time for a decision',
      of: 'Bot',
      kinds: [
        { id: 'p50', label: 'half of them take less', colour: 'var(--brass)' },
        { id: 'p95', label: 'up to 95 of 100', colour: 'var(--ink3)' },
      ],
      bars: timed.map(({ name, p50ms, p95ms }) => ({
        ...{ id: name, label: name, seat: null, text: `p50 ${ms(p50ms)}, p95 ${ms(p95ms)}` },
        parts: [p50ms ?? 0, Math.max(0, (p95ms ?? 0) - (p50ms ?? 0))].map((one) => Number(one.toFixed(3))),
      })),
    },
  ];
}

type Measure = BotReport['share'];

function measured({ name }: BotReport, of: Measure, text: (of: NonNullable<Measure>) => string): Bar {
  const bar = { id: name, label: name, seat: null, parts: [of?.mean ?? 0], text: of ? text(of) : '-' };
  return of && of.low !== null && of.high !== null ? { ...bar, between: [of.low, of.high] } : bar;
}
