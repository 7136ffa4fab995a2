// A small picture of an event: the letter or card it is about, with its colour.

import type { PictureProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import { colourIn } from '../rules/box.ts';
import type { CourierTypes } from '../rules/types.ts';
import { Letter } from './letter.tsx';
import './css/picture.css';

/** Sealed letters on their way: nobody knows the colour. */
const SEALED = ['sends', 'passes'];

export default function EventPicture({ event }: PictureProps<CourierTypes>): ReactElement | null {
  const card = 'card' in event ? event.card : null;
  if (card === null && !SEALED.includes(event.kind)) return null;
  return (
    <span className="co-picture">
      <Letter colour={card && colourIn(card)} />
    </span>
  );
}
