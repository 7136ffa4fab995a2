// Where a figure may stand on the tile just laid: a glowing ring on each segment that is free.

import type { ReactElement } from 'react';
import type { Put } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';
import { PieceSign } from '../figures/piece.tsx';
import { standsAt } from '../reading/pointed.ts';
import { say } from '../say.ts';
import type { Laid } from '../scene.ts';
import { movedApart } from './apart.ts';
import { FigureImage, liesOn } from './pieces.tsx';

interface Props {
  readonly view: View;
  readonly tile: Laid;
  readonly puts: readonly Put[];
  readonly chosen: Put | null;
  readonly seat: number;
  /** Pixels a unit. */
  readonly scale: number;
  label(put: Put): string;
  onPut(put: Put): void;
}

/** Rings are at least so far apart, in units, and in pixels so that a thumb can tell them. */
const APART = 23;
const THUMB = 46;

const isLying = (view: View, tile: Laid, segment: number): boolean =>
  liesOn(view.features[tile.features[segment] ?? -1]?.type);

export function FigurePlaces(props: Props): ReactElement | null {
  const { view, tile, puts, chosen, seat, scale, label, onPut } = props;
  const [first] = puts;
  if (!first) return null;
  const spots = puts.map((put) => standsAt(tile, put.segment, put.figure));
  const places = movedApart(spots, Math.max(APART, THUMB / scale));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a map
    <div role="group" aria-label={say.placesFor(first.figure)}>
      <svg className="cc-place-lines" width="1" height="1" aria-hidden="true">
        {spots.map(({ x, y }, i) => (
          <line key={puts[i]?.segment} x1={x} y1={y} x2={places[i]?.x} y2={places[i]?.y} />
        ))}
      </svg>
      {puts.map((put, i) => {
        const isChosen = chosen?.segment === put.segment;
        return (
          <button
            key={put.segment}
            type="button"
            className="cc-place"
            data-segment={put.segment}
            aria-pressed={isChosen}
            aria-label={label(put)}
            style={{ left: places[i]?.x, top: places[i]?.y }}
            onClick={() => onPut(put)}
          >
            <PieceSign figure={put.figure} seat={seat} lying={isLying(view, tile, put.segment)} size={19} />
          </button>
        );
      })}
    </div>
  );
}

interface TriedProps {
  readonly view: View;
  readonly tile: Laid;
  readonly put: Put;
  readonly seat: number;
}

/** The figure as it would stand. */
export function TriedFigure({ view, tile, put, seat }: TriedProps): ReactElement {
  const { x, y } = standsAt(tile, put.segment, put.figure);
  return (
    <svg className="cc-pieces" width="1" height="1" aria-hidden="true">
      <circle cx={x} cy={y} r="24" className="cc-choice-ring" data-chosen />
      <FigureImage
        key={`${put.figure} ${put.segment}`}
        figure={put.figure}
        seat={seat}
        lying={isLying(view, tile, put.segment)}
        x={x}
        y={y}
      />
    </svg>
  );
}
