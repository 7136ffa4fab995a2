// The emblem of a seat in its colour.

import type { ReactElement } from 'react';
import { colourOf } from '../seats.ts';
import { emblemPath } from '../track/index.tsx';

export function SeatEmblem({ seat }: { readonly seat: number }): ReactElement {
  return (
    <svg className="cc-emblem" viewBox="-8 -8 16 16" width="15" height="15" aria-hidden="true">
      <path d={emblemPath(seat)} fill={colourOf(seat)} />
    </svg>
  );
}
