// A card of the deck, in a replay with everything in the open.

import type { NextCardProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import { colourIn } from '../rules/box.ts';
import type { CourierTypes } from '../rules/types.ts';
import { Letter } from './letter.tsx';
import { say } from './say.ts';
import './css/picture.css';

export default function NextCard({ card }: NextCardProps<CourierTypes>): ReactElement {
  return (
    <>
      <span className="co-picture">
        <Letter colour={colourIn(card)} />
      </span>
      {say.card(card)}
    </>
  );
}
