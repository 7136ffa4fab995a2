// Points over the turns: a line for each seat, the count at the end shaded; and the same as a table for those who listen.

import type { CSSProperties, ReactElement } from 'react';
import { end as say } from '../say.ts';
import { colourOf } from '../seats.ts';
import { emblemPath } from '../track/figure.tsx';
import type { History } from './history.ts';

interface Props {
  readonly history: History;
  /** The seats, me first. */
  readonly order: readonly number[];
  /** The turn from which the lead did not change; null where the count decided. */
  readonly since: number | null;
  readonly wide: boolean;
  who(seat: number): string;
}

const HEIGHT = 200;
const [LEFT, RIGHT, TOP, FOOT] = [30, 52, 14, 24];
const LABEL = 16;

export function Chart({ history, order, since, wide, who }: Props): ReactElement {
  const { first, rows, scores } = history;
  const width = wide ? 440 : 350;
  const most = Math.max(10, ...scores, ...rows.flat());
  const band = Math.min(48, (width - LEFT - RIGHT) / 6);
  const x = (turn: number): number =>
    LEFT + ((turn - first) / Math.max(1, rows.length - 1)) * (width - LEFT - RIGHT - band);
  const end = width - RIGHT;
  const y = (points: number): number => HEIGHT - FOOT - (points / most) * (HEIGHT - TOP - FOOT);
  const last = first + rows.length - 1;
  const labels = spread(order.map((seat) => y(scores[seat] ?? 0)));
  return (
    <figure className="cce-chart">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <rect x={x(last)} y={TOP} width={end - x(last)} height={HEIGHT - TOP - FOOT} className="cce-band" />
        {steps(most).map((points) => (
          <g key={points}>
            <line x1={LEFT} x2={end} y1={y(points)} y2={y(points)} className="cce-grid" />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {since !== null && <line x1={x(since)} x2={x(since)} y1={TOP} y2={HEIGHT - FOOT} className="cce-since" />}
        {marksOf(first, last).map((turn) => (
          <text key={turn} x={x(turn)} y={HEIGHT - 6} textAnchor="middle">
            {turn === first && turn > 0 ? say.turn(turn) : turn === 0 ? say.start : turn}
          </text>
        ))}
        <text x={end} y={HEIGHT - 6} textAnchor="middle">
          {say.end}
        </text>
        {order.toReversed().map((seat) => (
          <polyline
            key={seat}
            points={[
              ...rows.map((row, i) => `${x(first + i)},${y(row[seat] ?? 0)}`),
              `${end},${y(scores[seat] ?? 0)}`,
            ].join(' ')}
            className="cce-line"
            data-mine={seat === order[0] || undefined}
            style={seatStyle(seat)}
          />
        ))}
        {order.map((seat, i) => (
          <g key={seat} style={seatStyle(seat)} transform={`translate(${end + 12} ${labels[i]})`}>
            <path d={emblemPath(seat)} className="cce-emblem" />
            <text x="10" y="5" className="cce-score">
              {scores[seat]}
            </text>
          </g>
        ))}
      </svg>
      <table className="hidden-text">
        <caption>{say.chart}</caption>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col">
                {who(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, scores].map((row, i) => (
            <tr key={i}>
              <th scope="row">{i === rows.length ? say.end : say.turn(first + i)}</th>
              {order.map((seat) => (
                <td key={seat}>{row[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const seatStyle = (seat: number): CSSProperties => ({ '--cc-seat': colourOf(seat) }) as CSSProperties;

/** Round numbers up to the most, four or five of them. */
function steps(most: number): readonly number[] {
  const step = [5, 10, 20, 25, 50, 100].find((one) => most / one <= 5) ?? 100;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** A few turns to name under the line. */
function marksOf(first: number, last: number): readonly number[] {
  const step = Math.max(1, Math.ceil((last - first) / 4));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Labels that would lie on each other are moved apart. */
function spread(heights: readonly number[]): readonly number[] {
  const placed: number[] = [];
  const sorted = heights.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y);
  let least = 8;
  for (const { y, i } of sorted) {
    placed[i] = Math.max(y, least);
    least = placed[i] + LABEL;
  }
  const over = Math.max(0, least - LABEL - (HEIGHT - 10));
  return placed.map((y) => y - over);
}
