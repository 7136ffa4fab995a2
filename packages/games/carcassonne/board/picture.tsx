// A small picture of an event, for the log: the tile that was laid, the figure that walked, the seal of a message.

import type { PictureProps } from '@tabella/ui/table';
import type { CSSProperties, ReactElement } from 'react';
import type { CarcassonneTypes } from '../rules/types.ts';
import { portraitOf } from './art/gallery.ts';
import { colourOf } from './seats.ts';
import { FigureSign } from './track/figure.tsx';
import './css/picture.css';

export default function Picture({ event }: PictureProps<CarcassonneTypes>): ReactElement | null {
  switch (event.kind) {
    case 'places':
      return (
        <img
          className="cc-picture"
          src={portraitOf({ kind: event.tile, rotation: event.rotation, garden: event.garden, copy: 0 })}
          alt=""
          width="32"
          height="32"
          style={{ '--cc-seat': colourOf(event.seat) } as CSSProperties}
        />
      );
    case 'removed':
      return (
        <img
          className="cc-picture"
          src={portraitOf({ kind: event.tile, rotation: 0, garden: event.garden, copy: 0 })}
          alt=""
          width="32"
          height="32"
        />
      );
    case 'award':
      return (
        <FigureSign figure={event.marker} colour={colourOf(event.award.seat)} emblem={event.award.seat} size={26} />
      );
    default:
      return null;
  }
}
