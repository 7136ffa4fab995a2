// Cards in a row, to read or to choose from.

import type { ReactElement, ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { cardThing } from '../picks.ts';
import { useReader } from '../reader.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';

interface Props {
  readonly cards: readonly { readonly card: number | null; readonly id: string }[];
  /** What lies beside them. */
  readonly children?: ReactNode;
}

export function CardRow({ cards, children }: Props): ReactElement {
  const { deck } = useScene();
  const { read, peek } = useReader();
  return (
    <ul className="on-card-row">
      {cards.map(({ card, id }, i) => {
        const face = deck.face(id);
        return (
          <li key={card ?? `known ${i}`}>
            <Tap
              thing={card === null ? null : cardThing(card)}
              label={say.cardLabel(face)}
              onRead={() => read(face)}
              onPeek={(place) => peek(face, place)}
            >
              <Card face={face} size="M" />
            </Tap>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
