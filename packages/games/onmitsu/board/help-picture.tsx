// Pictures in the rules of Onmitsu: its scrolls, and the cards of the set that is played with.

import type { HelpPictureProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { OnmitsuTypes } from '../rules/types.ts';
import { Icon } from './art/icons.tsx';
import { CrackedScroll, OpenScroll, SealedScroll } from './art/scroll.tsx';
import './css/event-picture.css';
import { deckOf } from './deck.ts';
import { Face } from './event-picture.tsx';

const SIGNS: Readonly<Record<string, ReactElement>> = {
  sealed: <SealedScroll />,
  open: <OpenScroll mark="flower" />,
  cracked: <CrackedScroll mark="skull" />,
  bell: <Icon name="bell" />,
  turn: <Icon name="turn" />,
};

export default function HelpPicture({ of, options }: HelpPictureProps<OnmitsuTypes>): ReactElement | null {
  const sign = SIGNS[of];
  if (sign) return <span className="on-help">{sign}</span>;
  const { cards } = deckOf(options.set);
  // Any person, any Location, or the card that is named.
  const card = cards.find((one) => one.kind === of || `card ${one.id}` === of);
  return card ? (
    <span className="on-help on-event-card">
      <Face card={card} />
    </span>
  ) : null;
}
