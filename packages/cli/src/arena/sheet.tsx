// Sheet: a page of figures in tables and plots, in one file that needs nothing else.

import { BarChart } from '@tabella/ui/chart/bar-chart';
import type { BarPlot, ChartWords } from '@tabella/ui/chart/data';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Figures } from './figures.ts';

export interface Sheet {
  /** In the bar of the browser. */
  readonly title: string;
  readonly headline: string;
  readonly lead: string;
  readonly tables: readonly (Figures & { readonly title: string })[];
  readonly plots: readonly BarPlot[];
  readonly foot: string;
}

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

export function sheetPage(sheet: Sheet, css: readonly string[]): string {
  const page = renderToStaticMarkup(<Page sheet={sheet} css={[...css, STYLE].join('\n')} />);
  return `<!doctype html>\n${page}\n`;
}

function Page({ sheet, css }: { sheet: Sheet; css: string }): ReactElement {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{sheet.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheets of this project */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <h1>{sheet.headline}</h1>
        <p>{sheet.lead}</p>
        {sheet.tables.map(({ title, heads, rows }) => (
          <section key={title} className="card">
            <h2>{title}</h2>
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
        ))}
        {sheet.plots.map((plot) => (
          <section key={plot.title} className="card">
            <h2>{plot.title}</h2>
            <BarChart {...plot} words={WORDS} />
          </section>
        ))}
        <p>{sheet.foot}</p>
      </body>
    </html>
  );
}
