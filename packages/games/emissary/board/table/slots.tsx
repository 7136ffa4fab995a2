// Messages by colour as a row of three places: filled shapes, free places, and the number.

import type { ReactElement } from 'react';
import type { SeatView } from '../../rules/view.ts';
import { Shape } from '../card/shape.tsx';
import { COLOURS } from '../terms.ts';

const PLACES = [1, 2, 3];

interface Props {
  readonly of: SeatView;
  /** The number beside the shapes. */
  readonly counted?: boolean;
}

export function Slots({ of, counted = false }: Props): ReactElement {
  return (
    <span className="em-slots" aria-hidden="true">
      {COLOURS.map((colour) => (
        <span key={colour} className="em-slot-row" data-colour={colour} data-near={of[colour] >= 2 || undefined}>
          {PLACES.map((n) => (
            <Shape key={n} of={colour} open={n > of[colour]} />
          ))}
          {(counted || of[colour] > 3) && <b>{of[colour] > 3 ? of[colour] : `${of[colour]}/3`}</b>}
        </span>
      ))}
    </span>
  );
}
