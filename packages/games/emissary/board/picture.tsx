// A small picture of what happened: the card that was played, sent, drawn or taken, on paper; its back where it is hidden.

import type { PictureProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { EmissaryEvent } from '../rules/events.ts';
import type { EmissaryTypes } from '../rules/types.ts';
import { EFFECT_SIGN } from './card/effects.ts';
import { Glyph } from './card/glyph.tsx';
import { SHAPE_OF } from './card/prove-lines.tsx';
import { Shape } from './card/shape.tsx';
import './css/picture.css';
import type { Effect, Face } from './terms.ts';

export default function Picture({ event }: PictureProps<EmissaryTypes>): ReactElement | null {
  const faces = facesOf(event);
  if (faces !== null) {
    return (
      <span className="em-picture" aria-hidden="true">
        {faces.map((face, i) => (
          <Chip key={i} face={face} effect={face.effect} />
        ))}
      </span>
    );
  }
  if (event.kind === 'sends')
    return (
      <span className="em-picture em-picture-stamp" aria-hidden="true">
        {event.by}
      </span>
    );
  if (event.kind === 'plays' || event.kind === 'void') {
    return (
      <span className="em-picture" aria-hidden="true">
        <Chip face={null} effect={event.as} />
      </span>
    );
  }
  if (
    (event.kind === 'exposes' || event.kind === 'lays-open' || event.kind === 'declares') &&
    event.identity !== null
  ) {
    return (
      <span className="em-picture" aria-hidden="true">
        <span className="em-picture-card">
          <Shape of={SHAPE_OF[event.identity]} />
        </span>
      </span>
    );
  }
  return null;
}

/** The faces that it is about, where the one who reads it may see them. */
function facesOf(event: EmissaryEvent): readonly Face[] | null {
  if (event.kind === 'drew' || event.kind === 'handed') return event.cards;
  return 'card' in event && event.card !== null ? [event.card] : null;
}

/** A card in little: its colour and its sign. */
export function Chip({ face, effect }: { readonly face: Face | null; readonly effect: Effect }): ReactElement {
  return (
    <span className="em-picture-card" data-back={face === null || undefined}>
      {face && <Shape of={face.colour} />}
      <Glyph path={EFFECT_SIGN[effect]} />
    </span>
  );
}
