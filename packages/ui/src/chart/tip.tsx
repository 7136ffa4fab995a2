// What is told of one point of a chart, beside it, with the way to its moment.

import type { ReactElement } from 'react';
import type { Point } from './data.ts';

interface Value {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly colour: string;
}

interface Props {
  readonly point: Point;
  readonly values: readonly Value[];
  /** Where the point stands in its place, and how wide that is. */
  readonly x: number;
  readonly width: number;
  readonly top: number;
  /** What the way to its moment is called. */
  readonly show: string;
  onShow(row: number): void;
}

export const Tip = ({ point: { title, row }, values, x, width, top, show, onShow }: Props): ReactElement => (
  <div
    className="chart-tip"
    data-over
    style={{
      top,
      ...(x < width / 2 ? { left: x + 8 } : { right: width - x + 8 }),
      maxWidth: Math.max(x, width - x) - 8,
    }}
  >
    <b>{title}</b>
    <dl>
      {values.map(({ id, label, text, colour }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd style={{ color: colour }}>{text}</dd>
        </div>
      ))}
    </dl>
    {row !== null && (
      <button type="button" className="chart-link" onClick={() => onShow(row)}>
        {show}
      </button>
    )}
  </div>
);

interface LookProps {
  /** What is chosen by it. */
  readonly label: string;
  readonly count: number;
  readonly at: number | null;
  /** The point in words. */
  readonly text: string;
  onChoose(at: number | null): void;
}

/** The same by keyboard: arrows go from point to point, Escape leaves. */
export const LookByKeys = ({ label, count, at, text, onChoose }: LookProps): ReactElement => (
  <input
    type="range"
    className="chart-look"
    data-over
    aria-label={label}
    aria-valuetext={text}
    min={0}
    max={Math.max(0, count - 1)}
    value={at ?? 0}
    onChange={({ target }) => onChoose(target.valueAsNumber)}
    onKeyDown={({ key }) => key === 'Escape' && onChoose(null)}
  />
);
