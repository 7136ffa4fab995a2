// A sentence in which the names of seats stand out.

import { seatColour } from '@tabella/ui/seat-sign';
import type { ReactElement } from 'react';
import { placed } from '../text.ts';
import { partsOf } from './sentences.ts';

export function Rich({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {placed(partsOf(text)).map(({ place, thing: part }) =>
        part.seat === undefined ? (
          part.text
        ) : (
          <b key={place} style={{ color: seatColour(part.seat) }}>
            {part.text}
          </b>
        ),
      )}
    </>
  );
}
