// A small picture of what happened: the cards it is about, out of the set that is played with, or the scroll.

import type { PictureProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { OnmitsuTypes } from '../rules/types.ts';
import { Figure } from './art/figure.tsx';
import { Landscape } from './art/landscape.tsx';
import { lookOf } from './art/looks.ts';
import { MarkDisc } from './art/scroll.tsx';
import type { CardFace } from './card/face.ts';
import './css/event-picture.css';
import { type Deck, deckOf } from './deck.ts';

/** More would push the sentence aside. */
const MOST = 3;

export default function EventPicture({ event, options }: PictureProps<OnmitsuTypes>): ReactElement | null {
  const deck = deckOf(options.set);
  if ('scroll' in event) {
    return (
      <span className="on-event" aria-hidden="true">
        <MarkDisc mark={deck.scroll(event.scroll).mark} />
      </span>
    );
  }
  const cards = cardsOf(event).slice(0, MOST);
  if (cards.length === 0) return null;
  return (
    <span className="on-event" aria-hidden="true">
      {cards.map((card, i) => (
        <Thing key={i} id={card} deck={deck} />
      ))}
    </span>
  );
}

function cardsOf(event: OnmitsuTypes['event']): readonly string[] {
  if ('cards' in event) return event.cards;
  if ('card' in event) return [event.card];
  return event.kind === 'thrown' ? event.throws.flatMap(({ card }) => card ?? []) : [];
}

/** A card in little; a cracked scroll is in the hand, too. */
export function Thing({ id, deck }: { readonly id: string; readonly deck: Deck }): ReactElement {
  const scroll = deck.scrolls.find((one) => one.id === id);
  return scroll ? (
    <MarkDisc mark={scroll.mark} />
  ) : (
    <span className="on-event-card">
      <Face card={deck.face(id)} />
    </span>
  );
}

/** The picture on a card alone. */
export function Face({ card: { id, kind, name, keywords } }: { readonly card: CardFace }): ReactElement {
  return kind === 'person' ? <Figure look={lookOf(id, name, keywords)} /> : <Landscape id={id} name={name} />;
}
