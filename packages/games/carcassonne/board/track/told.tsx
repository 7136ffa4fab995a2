// The track in words, for those who do not see it.

import type { ReactElement } from 'react';
import { MARKERS } from './circuit.ts';
import type { TrackProps } from './props.ts';

export function Told({ seats, preview, words }: TrackProps): ReactElement {
  const walker = preview && seats.find((seat) => seat.seat === preview.seat);
  return (
    <div className="cct-told">
      <ul>
        {seats.map((seat) => {
          const standing = MARKERS.filter((figure) => seat[figure] !== null);
          const sum = standing.reduce((total, figure) => total + (seat[figure] ?? 0), 0);
          const places = standing.map((figure) => words.stands(figure, seat[figure] ?? 0));
          return <li key={seat.seat}>{words.seat(seat.name, places, sum)}</li>;
        })}
      </ul>
      {preview && walker && <p>{words.preview(walker.name, preview.figure, preview.from, preview.to)}</p>}
    </div>
  );
}
