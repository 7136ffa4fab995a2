// The figures on the land. New ones drop in; those that leave go up and fade. Each can be reached by keys and says what
// it stands on.

import { type CSSProperties, type KeyboardEvent, type ReactElement, useRef } from 'react';
import type { FeatureType } from '../../rules/names.ts';
import type { FigureView, View } from '../../rules/view.ts';
import { liftBySets } from '../../sets/art.ts';
import { FIGURE_BOX, figurePicture, type Look } from '../figures/picture.ts';
import { standsAt } from '../reading/pointed.ts';
import { say } from '../say.ts';
import { type Land, tileNumbered } from '../scene.ts';
import { nearestTowards } from './roving.ts';

export interface Standing extends FigureView {
  /** Of figures that share a place, which from below. */
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** Where figures stand that share a place: two beside each other, the third on top. */
const PYRAMID = [
  { dx: -9, dy: 4 },
  { dx: 9, dy: 4 },
  { dx: 0, dy: -14 },
] as const;

/** Farmers lie down, and so does whoever stays in a special monastery. */
export const liesOn = (type: FeatureType | undefined): boolean => type === 'field' || type === 'cloister';

export function standingOf(view: View, land: Land): readonly Standing[] {
  const met = new Map<string, number>();
  return view.figures.flatMap((figure) => {
    const tile = tileNumbered(land, figure.tile);
    if (!tile) return [];
    const { x, y } = standsAt(tile, figure.segment, figure.figure);
    if (view.features[figure.feature]?.type !== 'place') return [{ ...figure, x, y, level: 0 }];
    const place = `${figure.tile} ${figure.segment}`;
    const level = met.get(place) ?? 0;
    met.set(place, level + 1);
    const { dx, dy } = liftedBy(view, figure) ?? PYRAMID[level] ?? PYRAMID[0];
    return [{ ...figure, x: x + dx, y: y + dy, level }];
  });
}

/** A figure's feet are so far below its middle. */
const FEET = 8;

/** Where a figure stands on a piece that carries it; null where there is none. */
function liftedBy({ tokens = [] }: View, { tile, segment }: FigureView): { dx: number; dy: number } | null {
  const under = tokens.find((one) => one.carries && one.tile === tile && one.segment === segment);
  return under ? { dx: 0, dy: -FEET - liftBySets(under.token, under.count) } : null;
}

const nameOf = ({ seat, figure, tile, segment, level }: Standing): string =>
  `${seat} ${figure} ${tile} ${segment} ${level}`;

interface Props {
  readonly view: View;
  readonly standing: readonly Standing[];
  /** Figures that may be chosen now. */
  isChoice(figure: FigureView): boolean;
  isChosen(figure: FigureView): boolean;
  onFigure(figure: Standing): void;
  onFocus(figure: Standing): void;
  who(seat: number): string;
}

type Drawn = Pick<Props, 'view' | 'standing' | 'isChoice' | 'isChosen'>;

export function PieceDrawings({ view, standing, isChoice, isChosen }: Drawn): ReactElement {
  return (
    <svg className="cc-pieces" width="1" height="1" aria-hidden="true">
      {standing
        .toSorted((a, b) => a.y - b.y)
        .map((one) => (
          <g key={nameOf(one)}>
            {isChoice(one) && (
              <circle
                cx={one.x}
                cy={one.y}
                r="27"
                className="cc-choice-ring"
                data-chosen={isChosen(one) || undefined}
              />
            )}
            <FigureImage {...one} lying={liesOn(view.features[one.feature]?.type)} />
          </g>
        ))}
    </svg>
  );
}

/** A figure whose middle is here. */
export function FigureImage({
  figure,
  seat,
  lying,
  x,
  y,
}: Look & { readonly x: number; readonly y: number }): ReactElement {
  return (
    <image
      className="cc-dropping"
      href={figurePicture({ figure, seat, lying: lying ?? false })}
      x={x - FIGURE_BOX / 2}
      y={y - FIGURE_BOX / 2}
      width={FIGURE_BOX}
      height={FIGURE_BOX}
    />
  );
}

export function PieceButtons({
  view,
  standing,
  isChoice,
  isChosen,
  onFigure,
  onFocus,
  who,
}: Props): ReactElement | null {
  const group = useRef<HTMLDivElement>(null);
  const stop = standing.find(isChoice) ?? standing[0];
  const rove = (event: KeyboardEvent, from: Standing): void => {
    const next = nearestTowards(event.key, from, standing);
    if (!next) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-figure="${nameOf(next)}"]`)?.focus({ preventScroll: true });
  };
  if (standing.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a map
    <div ref={group} className="cc-laid" role="group" aria-label={say.figures}>
      {standing.map((one) => {
        const feature = view.features[one.feature];
        return (
          <button
            key={nameOf(one)}
            type="button"
            className="cc-piece-button"
            data-figure={nameOf(one)}
            data-choice={isChoice(one) || undefined}
            aria-pressed={isChoice(one) ? isChosen(one) : undefined}
            aria-label={
              feature
                ? say.standing(who(one.seat), one.figure, feature.type, feature.tiles, feature.now)
                : say.figure[one.figure]
            }
            tabIndex={one === stop ? 0 : -1}
            style={{ '--cc-x': `${one.x}px`, '--cc-y': `${one.y}px` } as CSSProperties}
            onClick={() => onFigure(one)}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onFocus(one)}
            onKeyDown={(event) => rove(event, one)}
          />
        );
      })}
    </div>
  );
}
