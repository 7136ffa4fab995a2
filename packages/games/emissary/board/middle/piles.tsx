// Deck and discards.

import type { ReactElement } from 'react';
import { Back, Card } from '../card/card.tsx';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';

export function DeckPile({ scene: { view } }: { readonly scene: BoardScene }): ReactElement {
  return (
    <span className="em-pile em-deck-pile">
      <Back size="s" />
      <span>
        {say.deck(view.deck)}
        {view.peeked.length > 0 && view.peeked.length < view.deck && (
          <span className="em-eye" title={say.peeked}>
            <Icon name="eye" size={14} />
            {view.peeked.length}
          </span>
        )}
      </span>
    </span>
  );
}

export function Discards({ scene: { view }, onOpen }: { readonly scene: BoardScene; onOpen(): void }): ReactElement {
  const top = view.discard.at(-1);
  return (
    <button type="button" className="em-pile em-discards" onClick={onOpen}>
      {top ? <Card face={top} size="s" /> : <span className="em-slot em-slot-s" />}
      <span>{say.discards(view.discard.length)}</span>
    </button>
  );
}
