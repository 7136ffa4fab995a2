// Transmission cards: a word at the left, its score at the right.

import type { ReactElement } from 'react';
import { signed } from './preview.ts';
import { say } from './say.ts';
import type { Card, SideIndex } from './scene.ts';

interface Props {
  readonly card: Card;
  readonly side: SideIndex;
  /** Flies up from the prompt; else down from the sky. */
  readonly mine: boolean;
}

export function TransmissionCard({ card, side, mine }: Props): ReactElement {
  return (
    <li
      className="st-card"
      data-side={side}
      data-rival={card.rival || undefined}
      data-flight={card.key}
      data-from={mine ? 'below' : 'above'}
    >
      <span className="st-card-round">{card.rival ? say.rivalMark(card.team) : card.round + 1}</span>
      <span className="st-card-word">{card.word}</span>
      <ScorePlate score={card.score} />
      {card.rival && <span className="hidden-text">{say.overheard(card.team)}</span>}
    </li>
  );
}

export function ScorePlate({ score }: { readonly score: number }): ReactElement {
  return (
    <span className="st-plate" data-negative={score < 0 || undefined}>
      {signed(score)}
    </span>
  );
}
