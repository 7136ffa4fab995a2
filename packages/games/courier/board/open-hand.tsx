// A hand that lies open: in a replay with nothing hidden.

import type { ReactElement } from 'react';
import { type CardName, colourIn, kindIn } from '../rules/box.ts';
import { Letter } from './letter.tsx';
import { say } from './say.ts';

interface Props {
  readonly cards: readonly CardName[];
  readonly name: string;
}

export function OpenHand({ cards, name }: Props): ReactElement {
  return (
    <ul className="co-open-hand" aria-label={say.handOf(name)}>
      {cards.map((card, i) => (
        <li key={i}>
          <Letter colour={colourIn(card)} />
          {say.kinds[kindIn(card)]}
        </li>
      ))}
    </ul>
  );
}
