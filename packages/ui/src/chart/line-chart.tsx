// Curves over the points of a match: one for each seat with its emblem and its name at the end, mine thick, a second one
// dashed, flags where something turned.

import { type ReactElement, type ReactNode, useId } from 'react';
import { AsTable } from './as-table.tsx';
import type { ChartWords, Flag, Line, Point } from './data.ts';
import { areaOf, gridOf, labelled, pathOf, type Spot, spread } from './scale.ts';
import { lineColour, SeatMark } from './signs.tsx';
import { LookByKeys, Tip } from './tip.tsx';
import { useLook } from './use-look.ts';
import { isNarrow, useWidth } from './use-width.ts';

interface Props {
  readonly title: string;
  readonly points: readonly Point[];
  readonly lines: readonly Line[];
  readonly words: ChartWords;
  readonly steps?: boolean;
  readonly most?: number;
  readonly flags?: readonly Flag[];
  /** Index of the last point that is worked out; what follows is still to come. */
  readonly until?: number;
  /** The legend, beside the way to the table. */
  readonly children?: ReactNode;
  format(value: number, wide?: boolean): string;
  /** Without it the chart is a still picture. */
  onShow?(row: number): void;
}

const LETTER = 7.2;

export function LineChart(props: Props): ReactElement {
  const { title, points, lines, words, steps = false, flags = [], until, children, format, onShow } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const hatch = useId();
  const narrow = isNarrow(width);
  const named = lines.filter(({ dashed, beside }) => !dashed || beside === undefined);
  const grid = gridOf(...rangeOf(lines, props.most), isCounted(lines));
  const most = Math.max(...grid);
  const least = Math.min(...grid);
  const longest = Math.max(0, ...named.map(({ label }) => label.length));
  const right = Math.min(narrow ? 74 : 132, 20 + longest * LETTER);
  const box = {
    left: narrow ? 40 : 48,
    top: flags.length > 0 ? 30 : 14,
    right: width - right,
    bottom: narrow ? 210 : 290,
  };
  const x = (i: number): number => box.left + ((box.right - box.left) * i) / Math.max(1, points.length - 1);
  const y = (value: number): number => box.bottom - ((box.bottom - box.top) * (value - least)) / (most - least);
  const xs = points.map((_, i) => x(i));
  const spotsAt = (values: Line['values']): readonly (Spot | null)[] =>
    points.map((_, i) => (values[i] == null ? null : { x: x(i), y: y(values[i]) }));
  const spotsOf = ({ values }: Line): readonly (Spot | null)[] => spotsAt(values);
  const look = useLook(xs);
  const wide = Math.max(24, 10 + LETTER * Math.max(0, ...points.map(({ label }) => label.length)));
  const ordered = lines.toSorted((a, b) => Number(a.mine ?? false) - Number(b.mine ?? false));
  const flagXs = spread(
    flags.map(({ at }) => x(at)),
    24,
    box.left,
    box.right,
  );
  const told = (i: number): string =>
    [points[i]?.title, ...lines.map((line) => `${line.label} ${textAt(line, i, format)}`)].join(', ');
  const point = look.at === null ? undefined : points[look.at];
  return (
    <figure className="chart">
      <div ref={ref} className="chart-place" {...(onShow ? look.place : {})}>
        <svg width={width} height={box.bottom + 26} role="img" aria-label={title}>
          <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0v9" className="chart-hatch" />
          </pattern>
          {until !== undefined && (
            <g>
              <rect
                fill={`url(#${hatch})`}
                x={x(until)}
                y={box.top}
                width={box.right - x(until)}
                height={box.bottom - box.top}
              />
              <path className="chart-until" d={`M${x(until)} ${box.top}V${box.bottom}`} />
            </g>
          )}
          {grid.map((value, i) => (
            <g key={value}>
              <path
                className="chart-grid"
                data-dashed={i % 2 === 1 || undefined}
                d={`M${box.left} ${y(value)}H${box.right}`}
              />
              <text className="chart-axis" x={box.left - 8} y={y(value) + 4} textAnchor="end">
                {format(value)}
              </text>
            </g>
          ))}
          {labelled(points.length, (box.right - box.left) / wide).map((i) => (
            <text key={i} className="chart-axis" x={x(i)} y={box.bottom + 18} textAnchor="middle">
              {points[i]?.label}
            </text>
          ))}
          {flags.map(({ at, number }) => (
            <path key={number} className="chart-turn" d={`M${x(at)} ${box.top - 4}V${box.bottom}`} />
          ))}
          {look.at !== null && <path className="chart-now" d={`M${x(look.at)} ${box.top}V${box.bottom}`} />}
          {ordered.map((line) => {
            const other = lines.find(({ id }) => id === line.beside);
            const area = line.band
              ? areaOf(spotsAt(line.band.high), spotsAt(line.band.low))
              : other && !other.band && areaOf(spotsOf(line), spotsOf(other));
            return area && <path key={line.id} className="chart-tint" d={area} fill={lineColour(line.seat)} />;
          })}
          {ordered.map((line) => (
            <Curve key={line.id} line={line} spots={spotsOf(line)} steps={steps} />
          ))}
          <Names lines={named} spotsOf={spotsOf} box={box} room={right - 14} />
        </svg>
        {flags.map(({ at, number, title: text }, i) => (
          <button
            key={number}
            type="button"
            data-over
            className="chart-flag"
            style={{ left: flagXs[i] }}
            aria-label={text}
            onClick={() => look.keep(look.at === at ? null : at)}
          >
            {number}
          </button>
        ))}
        {onShow && points.length > 0 && (
          <LookByKeys
            label={`${title}: ${words.moment}`}
            count={points.length}
            at={look.at}
            text={told(look.at ?? 0)}
            onChoose={look.keep}
          />
        )}
        {onShow && look.at !== null && point && (
          <Tip
            point={point}
            show={words.show}
            onShow={onShow}
            x={x(look.at)}
            width={width}
            top={box.top + 12}
            values={valuesAt(lines, look.at, format)}
          />
        )}
      </div>
      <figcaption className="chart-foot">
        {children}
        <AsTable
          title={title}
          label={words.asTable}
          heads={[words.moment, ...lines.map(({ label }) => label)]}
          rows={points.flatMap(({ title: head }, i) =>
            lines.some(({ values }) => values[i] != null)
              ? [[head, ...lines.map((line) => textAt(line, i, format))]]
              : [],
          )}
        />
      </figcaption>
    </figure>
  );
}

/** Things, not measures: there are no halves. */
const isCounted = (lines: readonly Line[]): boolean =>
  lines.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));

function rangeOf(lines: readonly Line[], most: number | undefined): readonly [least: number, most: number] {
  const all = lines.flatMap(({ values, band }) => [...values, ...(band?.low ?? []), ...(band?.high ?? [])]);
  const values = all.filter((value) => value !== null);
  return [Math.min(0, ...values), most ?? Math.max(1, ...values)];
}

const textAt = ({ values }: Line, i: number, format: Props['format']): string =>
  values[i] == null ? '–' : format(values[i], true);

const valuesAt = (lines: readonly Line[], i: number, format: Props['format']) =>
  lines
    .filter(({ values }) => values[i] != null)
    .map((line) => ({ id: line.id, label: line.label, text: textAt(line, i, format), colour: lineColour(line.seat) }));

/** On so many points there is one emblem. */
const MARK_EVERY = 3;

function Curve({ line, spots, steps }: { line: Line; spots: readonly (Spot | null)[]; steps: boolean }): ReactElement {
  const { seat, mine, dashed } = line;
  const last = spots.findLastIndex((spot) => spot !== null);
  const every = MARK_EVERY * Math.max(1, Math.round(spots.length / 24));
  return (
    <g>
      <path
        className="chart-line"
        data-mine={mine || undefined}
        data-dashed={dashed || undefined}
        stroke={lineColour(seat)}
        d={pathOf(spots, steps)}
      />
      {seat !== null &&
        !(dashed && line.beside !== undefined) &&
        spots.map(
          (spot, i) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: points do not move
            spot && (i % every === 0 || i === last) && <SeatMark key={i} seat={seat} x={spot.x} y={spot.y} />,
        )}
    </g>
  );
}

interface NamesProps {
  readonly lines: readonly Line[];
  readonly box: { readonly top: number; readonly bottom: number };
  /** How wide a name may be. */
  readonly room: number;
  spotsOf(line: Line): readonly (Spot | null)[];
}

/** At the ends of the lines, moved apart where these meet. */
function Names({ lines, spotsOf, box, room }: NamesProps): ReactElement {
  const ends = lines.flatMap((line) => {
    const spot = spotsOf(line).findLast((one) => one !== null);
    return spot ? [{ line, spot }] : [];
  });
  const ys = spread(
    ends.map(({ spot }) => spot.y),
    15,
    box.top,
    box.bottom,
  );
  const letters = Math.floor(room / LETTER);
  return (
    <g>
      {ends.map(({ line: { id, label, seat }, spot }, i) => (
        <text key={id} className="chart-name" x={spot.x + 10} y={(ys[i] ?? 0) + 4} fill={lineColour(seat)}>
          {label.length > letters ? `${label.slice(0, Math.max(1, letters - 1))}…` : label}
        </text>
      ))}
    </g>
  );
}
