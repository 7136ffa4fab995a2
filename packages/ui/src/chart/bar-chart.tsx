// Bars, one below the other: parts by colour and pattern, the range in which the truth lies, or boxes that are filled.

import { type ReactElement, useId } from 'react';
import { AsTable } from './as-table.tsx';
import type { Bar, BarPlot, ChartWords } from './data.ts';
import { lineColour, Patterns, patternId, SeatMark } from './signs.tsx';
import { Legend } from './stripes.tsx';
import { isNarrow, useWidth } from './use-width.ts';

interface Props extends Omit<BarPlot, 'shape'> {
  readonly words: ChartWords;
}

const LETTER = 7.4;
const ROW = 34;

export function BarChart({ title, kinds, bars, most, boxed, of, words }: Props): ReactElement {
  const [ref, width] = useWidth<HTMLDivElement>();
  const id = useId();
  const narrow = isNarrow(width);
  const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length)) * LETTER;
  const label = Math.min(narrow ? 96 : 150, 22 + longest(bars.map((bar) => bar.label)));
  const cell = narrow ? 14 : 24;
  const boxes = Math.max(0, ...bars.map((bar) => bar.boxes?.of ?? 0));
  const left = label + (boxes > 0 ? boxes * cell + 12 : 0);
  const right = Math.max(left + 40, width - Math.min(narrow ? 110 : 220, 14 + longest(bars.map((bar) => bar.text))));
  const whole = most ?? Math.max(1e-9, ...bars.map(lengthOf));
  const x = (value: number): number => left + ((right - left) * Math.min(whole, Math.max(0, value))) / whole;
  return (
    <figure className="chart">
      <div ref={ref} className="chart-place">
        <svg width={width} height={bars.length * ROW + 4} role="img" aria-label={title}>
          <Patterns id={id} count={kinds.length} />
          {bars.map((bar, row) => {
            const y = row * ROW + 8;
            return (
              <g key={bar.id}>
                {bar.seat !== null && <SeatMark seat={bar.seat} x={6} y={y + 9} />}
                <text
                  className="chart-name"
                  x={bar.seat === null ? 0 : 16}
                  y={y + 13}
                  fill={bar.seat === null ? 'var(--ink)' : lineColour(bar.seat)}
                >
                  {bar.label.length * LETTER > label - 14
                    ? `${bar.label.slice(0, Math.floor((label - 14) / LETTER) - 1)}…`
                    : bar.label}
                </text>
                {bar.boxes && <Boxes bar={bar} x={label} y={y} cell={cell} />}
                <rect className="chart-trough" x={left} y={y} width={right - left} height="18" rx="4" />
                {bar.parts.map((part, i) => {
                  const from = x(bar.parts.slice(0, i).reduce((sum, one) => sum + one, 0));
                  const wide = x(bar.parts.slice(0, i + 1).reduce((sum, one) => sum + one, 0)) - from;
                  const kind = kinds[i];
                  return (
                    kind &&
                    part > 0 && (
                      <g key={kind.id}>
                        <rect x={from} y={y} width={wide} height="18" fill={kind.colour} />
                        <rect
                          x={from}
                          y={y}
                          width={wide}
                          height="18"
                          fill={`url(#${patternId(id, i)})`}
                          className="chart-seam"
                        />
                      </g>
                    )
                  );
                })}
                {bar.between && (
                  <path
                    className="chart-between"
                    d={`M${x(bar.between[0])} ${y + 4}v10M${x(bar.between[0])} ${y + 9}H${x(bar.between[1])}M${x(bar.between[1])} ${y + 4}v10`}
                  />
                )}
                <text className="chart-axis" x={right + 8} y={y + 13}>
                  {bar.text}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className="chart-foot">
        {boxed && (
          <span className="chart-key">
            <svg width="14" height="14" aria-hidden="true">
              <rect className="chart-box" data-full x="1" y="1" width="12" height="12" rx="3" />
            </svg>
            {boxed}
          </span>
        )}
        {(kinds.length > 1 || boxed) && <Legend kinds={kinds} />}
        <AsTable
          title={title}
          label={words.asTable}
          heads={[of, ...(boxed ? [boxed] : []), ...(kinds.length > 1 ? kinds.map((kind) => kind.label) : []), title]}
          rows={bars.map((bar) => [
            bar.label,
            ...(boxed ? [bar.boxes ? `${bar.boxes.full} / ${bar.boxes.of}` : '–'] : []),
            ...(kinds.length > 1 ? bar.parts.map(String) : []),
            bar.text,
          ])}
        />
      </figcaption>
    </figure>
  );
}

const lengthOf = ({ parts, between }: Bar): number =>
  Math.max(
    parts.reduce((sum, part) => sum + part, 0),
    between?.[1] ?? 0,
  );

function Boxes({ bar, x, y, cell }: { bar: Bar; x: number; y: number; cell: number }): ReactElement {
  const { full = 0, of = 0 } = bar.boxes ?? {};
  const size = cell - 4;
  return (
    <g>
      {Array.from({ length: of }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes do not move
          key={i}
          className="chart-box"
          data-full={i < full || undefined}
          x={x + i * cell}
          y={y + 9 - size / 2}
          width={size}
          height={size}
          rx="4"
        />
      ))}
    </g>
  );
}
