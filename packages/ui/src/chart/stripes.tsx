// Stripes of belief: one row for each secret, how likely each thing was point by point; what it truly was is strong, the rest
// at half strength, and the truth stands at the end.

import { Fragment, type ReactElement, type ReactNode, useId } from 'react';
import { AsTable } from './as-table.tsx';
import type { ChartWords, Flag, Kind, Point, Stripe } from './data.ts';
import { areaOf, labelled, type Spot } from './scale.ts';
import { lineColour, Patterns, patternId, SeatMark } from './signs.tsx';
import { LookByKeys, Tip } from './tip.tsx';
import { useLook } from './use-look.ts';
import { isNarrow, useWidth } from './use-width.ts';

interface Props {
  readonly title: string;
  readonly points: readonly Point[];
  readonly stripes: readonly Stripe[];
  readonly kinds: readonly Kind[];
  readonly words: ChartWords;
  readonly flags?: readonly Flag[];
  /** Over the truth at the end. */
  readonly truth: string;
  readonly children?: ReactNode;
  format(share: number): string;
  onShow(row: number): void;
}

const GAP = 10;

export function Stripes({
  title,
  points,
  stripes,
  kinds,
  words,
  flags = [],
  truth,
  children,
  format,
  onShow,
}: Props): ReactElement {
  const [ref, width] = useWidth<HTMLDivElement>();
  const id = useId();
  const narrow = isNarrow(width);
  const height = narrow ? 36 : stripes.length > 5 ? 38 : 46;
  const left = narrow ? 78 : 96;
  const right =
    width -
    (narrow ? 80 : Math.max(104, Math.min(150, 34 + LETTER * Math.max(0, ...kinds.map(({ label }) => label.length)))));
  const bottom = stripes.length * (height + GAP);
  const xs = points.map((_, i) => left + ((right - left) * i) / Math.max(1, points.length - 1));
  const look = useLook(xs);
  const point = look.at === null ? undefined : points[look.at];
  const kindOf = (name: string | null | undefined): Kind | undefined => kinds.find((kind) => kind.id === name);
  /** The likeliest thing, and what it was. */
  const told = (stripe: Stripe, i: number): string => {
    const odds = stripe.odds[i];
    if (!odds) return '–';
    return kinds
      .flatMap((kind) => ((odds[kind.id] ?? 0) > 0 ? [`${kind.label} ${format(odds[kind.id] as number)}`] : []))
      .join(', ');
  };
  return (
    <figure className="chart">
      <div ref={ref} className="chart-place" {...look.place}>
        <svg width={width} height={bottom + 22} role="img" aria-label={title}>
          <Patterns id={id} count={kinds.length} />
          {stripes.map((stripe, row) => {
            const top = row * (height + GAP);
            const end = stripe.truth.findLastIndex((one) => one !== null);
            const was = kindOf(stripe.truth[end]);
            const last = stripe.odds.findLastIndex((one) => one !== null);
            return (
              <g key={stripe.id}>
                {stripe.seat !== null && <SeatMark seat={stripe.seat} x={6} y={top + height / 2} />}
                <text className="chart-name" x={16} y={top + height / 2 + 4} fill={lineColour(stripe.seat)}>
                  {fitting(stripe.label, left - 22)}
                </text>
                <Stack stripe={stripe} kinds={kinds} xs={xs} top={top} height={height} patterns={id} />
                {was && last >= 0 && (
                  <Share
                    stripe={stripe}
                    kinds={kinds}
                    at={last}
                    x={xs[last] ?? right}
                    top={top}
                    height={height}
                    text={format}
                  />
                )}
                {was && (
                  <g>
                    <rect
                      className="chart-sign"
                      x={right + 8}
                      y={top + height / 2 - 6}
                      width="12"
                      height="12"
                      rx="3"
                      fill={was.colour}
                    />
                    <rect
                      x={right + 8}
                      y={top + height / 2 - 6}
                      width="12"
                      height="12"
                      rx="3"
                      fill={`url(#${patternId(id, kinds.indexOf(was))})`}
                    />
                    <text className="chart-truth" x={right + 25} y={top + height / 2 + 4}>
                      {fitting(was.label, width - right - 26)}
                    </text>
                  </g>
                )}
              </g>
            );
          })}
          {flags.map(({ at, number }) => (
            <path key={number} className="chart-turn" d={`M${xs[at]} 0V${bottom - GAP}`} />
          ))}
          {look.at !== null && <path className="chart-now" d={`M${xs[look.at]} 0V${bottom - GAP}`} />}
          {labelled(points.length, (right - left) / 34).map((i) => (
            <text key={i} className="chart-axis" x={xs[i]} y={bottom + 12} textAnchor="middle">
              {points[i]?.label}
            </text>
          ))}
          <text className="chart-axis" x={width} y={bottom + 12} textAnchor="end">
            {truth}
          </text>
        </svg>
        <LookByKeys
          label={`${title}: ${words.moment}`}
          count={points.length}
          at={look.at}
          text={[points[look.at ?? 0]?.title, ...stripes.map((one) => `${one.label}: ${told(one, look.at ?? 0)}`)].join(
            '. ',
          )}
          onChoose={look.keep}
        />
        {look.at !== null && point && (
          <Tip
            point={point}
            show={words.show}
            onShow={onShow}
            x={xs[look.at] ?? 0}
            width={width}
            top={8}
            values={stripes.map((one) => ({
              id: one.id,
              label: one.label,
              text: told(one, look.at ?? 0),
              colour: 'inherit',
            }))}
          />
        )}
      </div>
      <figcaption className="chart-foot">
        <Legend kinds={kinds} />
        {children}
        <AsTable
          title={title}
          label={words.asTable}
          heads={[words.moment, ...stripes.map(({ label }) => label)]}
          rows={[
            ...points.map((one, i) => [one.title, ...stripes.map((stripe) => told(stripe, i))]),
            [truth, ...stripes.map((stripe) => kindOf(stripe.truth.findLast((one) => one !== null))?.label ?? '–')],
          ]}
        />
      </figcaption>
    </figure>
  );
}

const LETTER = 7;

const fitting = (text: string, room: number): string =>
  text.length * LETTER > room ? `${text.slice(0, Math.max(1, Math.floor(room / LETTER) - 1))}…` : text;

interface StackProps {
  readonly stripe: Stripe;
  readonly kinds: readonly Kind[];
  readonly xs: readonly number[];
  readonly top: number;
  readonly height: number;
  readonly patterns: string;
}

/** Per kind: how much of the row lies above it, and how much of it there is. */
function layers(
  stripe: Stripe,
  kinds: readonly Kind[],
  at: number,
): readonly (readonly [from: number, to: number])[] | null {
  const odds = stripe.odds[at];
  if (!odds) return null;
  let so = 0;
  return kinds.map(({ id }) => {
    const from = so;
    so += odds[id] ?? 0;
    return [from, so] as const;
  });
}

function Stack({ stripe, kinds, xs, top, height, patterns }: StackProps): ReactElement {
  const all = xs.map((_, i) => layers(stripe, kinds, i));
  const edge = (kind: number, side: 0 | 1, from: number, to: number): (Spot | null)[] =>
    xs.map((x, i) => {
      const layer = i >= from && i <= to ? all[i]?.[kind] : undefined;
      return layer ? { x, y: top + height * layer[side] } : null;
    });
  // Where the truth changes on the way, the strong part does too.
  const parts = spansOf(stripe.truth);
  return (
    <g>
      {kinds.map((kind, k) =>
        parts.map(({ from, to, is }) => {
          const d = areaOf(edge(k, 0, from, to), edge(k, 1, from, to));
          return (
            <g key={`${kind.id} ${from}`} opacity={is === null || is === kind.id ? 1 : 0.5}>
              <path d={d} fill={kind.colour} />
              <path d={d} fill={`url(#${patternId(patterns, k)})`} />
              <path d={d} className="chart-seam" />
            </g>
          );
        }),
      )}
    </g>
  );
}

/** Stretches of the same truth, each from the point at which the one before ends. */
function spansOf(truth: readonly (string | null)[]): readonly { from: number; to: number; is: string | null }[] {
  const spans: { from: number; to: number; is: string | null }[] = [];
  truth.forEach((is, i) => {
    const last = spans.at(-1);
    if (last && last.is === is) last.to = i;
    else {
      if (last) last.to = i;
      spans.push({ from: i, to: i, is });
    }
  });
  return spans;
}

interface ShareProps extends Omit<StackProps, 'xs' | 'patterns'> {
  readonly at: number;
  readonly x: number;
  text(share: number): string;
}

/** How sure they were of the truth at the end, written into it where it has room. */
function Share({ stripe, kinds, at, x, top, height, text }: ShareProps): ReactElement | null {
  const was = kinds.findIndex(({ id }) => id === stripe.truth[at]);
  const layer = layers(stripe, kinds, at)?.[was];
  if (!layer || (layer[1] - layer[0]) * height < 16) return null;
  return (
    <text className="chart-share" x={x - 8} y={top + (height * (layer[0] + layer[1])) / 2 + 4} textAnchor="end">
      {text(layer[1] - layer[0])}
    </text>
  );
}

/** Which colour and pattern is what. */
export function Legend({ kinds }: { readonly kinds: readonly Kind[] }): ReactElement {
  const id = useId();
  return (
    <>
      {kinds.map((kind, i) => (
        <Fragment key={kind.id}>
          <span className="chart-key">
            <svg width="14" height="14" aria-hidden="true">
              {i === 0 && <Patterns id={id} count={kinds.length} />}
              <rect width="14" height="14" rx="3" fill={kind.colour} />
              <rect width="14" height="14" rx="3" fill={`url(#${patternId(id, i)})`} />
            </svg>
            {kind.label}
          </span>
        </Fragment>
      ))}
    </>
  );
}
