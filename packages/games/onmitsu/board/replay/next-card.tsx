// A card of the deck, in a replay with everything in the open.

import type { NextCardProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { OnmitsuTypes } from '../../rules/types.ts';
import { deckOf } from '../deck.ts';
import { Thing } from '../event-picture.tsx';

export default function NextCard({ card, options }: NextCardProps<OnmitsuTypes>): ReactElement {
  const deck = deckOf(options.set);
  return (
    <>
      <span className="on-event" aria-hidden="true">
        <Thing id={card.id} deck={deck} />
      </span>
      {deck.face(card.id).name}
    </>
  );
}
