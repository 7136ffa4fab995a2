// The numbers of a chart as a table, for those who hear it and for those who would rather read them.

import type { ReactElement } from 'react';

interface Props {
  readonly title: string;
  /** What opens it. */
  readonly label: string;
  readonly heads: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

export const AsTable = ({ title, label, heads, rows }: Props): ReactElement => (
  <details className="chart-table">
    <summary>{label}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
    <section tabIndex={0} aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {heads.map((head, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <th key={i} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
            <tr key={i}>
              <th scope="row">{head}</th>
              {cells.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);
