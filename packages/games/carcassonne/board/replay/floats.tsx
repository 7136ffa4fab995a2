// In a replay: the points of this moment, where they were scored.

import type { CSSProperties, ReactElement } from 'react';
import type { CarcassonneEvent } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';
import { say } from '../say.ts';
import { colourOf } from '../seats.ts';
import './replay.css';

interface Props {
  readonly view: Pick<View, 'tiles'>;
  /** What was told in this moment. */
  readonly told: readonly CarcassonneEvent[];
}

export default function Floats({ view, told }: Props): ReactElement {
  const awards = told.flatMap((event) => (event.kind === 'award' && event.award.points > 0 ? [event.award] : []));
  return (
    <div className="cc-floats" aria-hidden="true">
      {awards.map(({ tile, seat, points }, i) => {
        const at = view.tiles[tile];
        // Several seats may score the same feature.
        const row = awards.slice(0, i).filter((one) => one.tile === tile).length;
        return (
          at && (
            <b
              key={i}
              className="cc-float"
              style={
                {
                  left: at.x * 100 + 50,
                  top: at.y * 100 + 50,
                  '--cc-row': row,
                  '--cc-seat': colourOf(seat),
                } as CSSProperties
              }
            >
              {say.gain(points)}
            </b>
          )
        );
      })}
    </div>
  );
}
