// The drawing of the track: its spaces, the figures on them, and the walk that is being considered.

import { memo, type ReactElement } from 'react';
import { isDark, MARKERS, plateOf, SPACES, spaceOf, stepsOf } from './circuit.ts';
import { Envelope, Figure } from './figure.tsx';
import { type Box, spotsIn } from './layout.ts';
import type { Preview, TrackSeat } from './props.ts';
import { keyOf } from './use-figures.ts';

type Place = (space: number) => Box;

interface SpacesProps {
  readonly place: Place;
  /** Spaces on which somebody stands: their envelope makes room. */
  readonly taken: string;
}

/** All fifty spaces; redrawn only when the track changes its size or an envelope comes or goes. */
export const Spaces = memo(function Spaces({ place, taken }: SpacesProps): ReactElement {
  const occupied = new Set(taken.split(' ').map(Number));
  return (
    <g>
      {Array.from({ length: SPACES }, (_, space) => (
        <Space key={space} space={space} box={place(space)} free={!occupied.has(space)} />
      ))}
    </g>
  );
});

function Space({
  space,
  box,
  free,
}: {
  readonly space: number;
  readonly box: Box;
  readonly free: boolean;
}): ReactElement {
  const { x, y, w, h } = box;
  const wide = w > h;
  const dark = isDark(space);
  return (
    <g className="cct-space" data-dark={dark || undefined} data-odd={space % 2 === 1 || undefined}>
      <rect x={x} y={y} width={w} height={h} className="cct-ground" />
      {dark && <rect x={x + 3} y={y + 3} width={w - 6} height={h - 6} className="cct-inset" />}
      <text x={wide ? x + 12 : x + w / 2} y={wide ? y + h / 2 + 4.5 : y + 14} textAnchor="middle">
        {space}
      </text>
      {dark && free && <Envelope x={wide ? x + w - 15 : x + w / 2} y={wide ? y + h / 2 : y + h - 14} />}
    </g>
  );
}

interface FiguresProps {
  readonly place: Place;
  readonly seats: readonly TrackSeat[];
  /** As they are shown just now, by key. */
  readonly totals: Readonly<Record<string, number>>;
  readonly preview: Preview | null;
}

/** Every figure of every seat, and the ghost of the one that might walk. */
export function Figures({ place, seats, totals, preview }: FiguresProps): ReactElement {
  const standing = seats.flatMap((seat) =>
    MARKERS.flatMap((figure) => {
      const total = totals[keyOf(seat.seat, figure)];
      return total === undefined ? [] : [{ key: keyOf(seat.seat, figure), seat, figure, total, ghost: false }];
    }),
  );
  const walker = preview && seats.find((seat) => seat.seat === preview.seat);
  if (preview && walker && preview.to !== preview.from) {
    standing.push({ key: 'ghost', seat: walker, figure: preview.figure, total: preview.to, ghost: true });
  }
  return (
    <g>
      {preview && walker && <Walk place={place} preview={preview} colour={walker.colour} />}
      {standing.map((one) => {
        const space = spaceOf(one.total);
        const group = standing.filter((other) => spaceOf(other.total) === space);
        const spot = spotsIn(place(space), group.length)[group.indexOf(one)];
        const { figure, seat } = one;
        const { colour, emblem } = seat;
        const plate = plateOf(one.total);
        return spot && <Figure key={one.key} {...{ figure, colour, emblem, plate }} {...spot} ghost={one.ghost} />;
      })}
    </g>
  );
}

/** The gold frame where the figure would stand, and the dotted way there. */
function Walk({ place, preview, colour }: { place: Place; preview: Preview; colour: string }): ReactElement {
  const { x, y, w, h } = place(spaceOf(preview.to));
  const way = stepsOf(preview.from, preview.to).map((total) => {
    const box = place(spaceOf(total));
    return `${(box.x + box.w / 2).toFixed(1)} ${(box.y + box.h / 2).toFixed(1)}`;
  });
  return (
    <g>
      <rect x={x + 1.5} y={y + 1.5} width={w - 3} height={h - 3} className="cct-landing" />
      {way.length > 1 && <path d={`M${way.join('L')}`} className="cct-way" style={{ stroke: colour }} />}
    </g>
  );
}
