// A small picture of an event, for the log: the tile that was laid, the figure that walked, the seal of a message.

import type { PictureProps } from '@tabella/ui/table';
import type { CSSProperties, ReactElement } from 'react';
import type { CarcassonneTypes } from '../rules/types.ts';
import { Portrait } from './portrait.tsx';
import { colourOf } from './seats.ts';
import { FigureSign } from './track/figure.tsx';
import './css/picture.css';

const SIZE = 32;

export default function Picture({ event }: PictureProps<CarcassonneTypes>): ReactElement | null {
  switch (event.kind) {
    case 'places':
      return (
        <Portrait
          className="cc-picture"
          kind={event.tile}
          rotation={event.rotation}
          garden={event.garden}
          size={SIZE}
          style={{ '--cc-seat': colourOf(event.seat) } as CSSProperties}
        />
      );
    case 'removed':
      return <Portrait className="cc-picture" kind={event.tile} garden={event.garden} size={SIZE} />;
    case 'award':
      return (
        <FigureSign figure={event.marker} colour={colourOf(event.award.seat)} emblem={event.award.seat} size={26} />
      );
    default:
      return null;
  }
}
