// A card of the deck, in a replay with everything in the open.

import type { NextCardProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { EmissaryTypes } from '../../rules/types.ts';
import { Chip } from '../picture.tsx';
import { say } from '../say.ts';

export default function NextCard({ card }: NextCardProps<EmissaryTypes>): ReactElement {
  return (
    <>
      <span className="em-picture" aria-hidden="true">
        <Chip face={card} effect={card.effect} />
      </span>
      <span aria-hidden="true">{say.cards[card.effect].title}</span>
      <span className="hidden-text">{say.cardName(card)}</span>
    </>
  );
}
