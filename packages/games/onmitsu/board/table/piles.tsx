// What lies in the middle: the open Scroll Pile, the deck, the discards and what was destroyed.

import { type ReactElement, useState } from 'react';
import type { CardView } from '../../rules/view.ts';
import { MarkDisc } from '../art/scroll.tsx';
import { Back, Card } from '../card/card.tsx';
import { cardThing } from '../picks.ts';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Sheet } from '../sheet.tsx';
import { CardRow } from './card-row.tsx';

type Browsed = 'discards' | 'destroyed';

export function Piles(): ReactElement {
  const { view, deck } = useScene();
  const [browsed, setBrowsed] = useState<Browsed | null>(null);
  const top = view.discard.at(-1);
  return (
    <section className="on-piles" aria-label={say.piles}>
      <div
        className="on-pile"
        role="img"
        aria-label={say.scrollPileLabel(view.pile.map((kind) => deck.scroll(kind).name))}
      >
        <span className="on-marks" data-flight="pile">
          {view.pile.map((kind, i) => (
            <MarkDisc key={i} mark={deck.scroll(kind).mark} />
          ))}
          {view.pile.length === 0 && <span className="on-empty">{say.empty}</span>}
        </span>
        <span className="on-pile-word">{say.scrollPile}</span>
      </div>
      <div className="on-pile" data-pile="deck">
        {view.deck > 0 ? <Back /> : <span className="on-gap" />}
        <span className="on-pile-word">{say.deckCount(view.deck)}</span>
      </div>
      <PileButton
        pile="discards"
        count={view.discard.length}
        top={top}
        word={say.discardCount(view.discard.length)}
        onOpen={() => setBrowsed('discards')}
      />
      {view.destroyed.length > 0 && (
        <PileButton
          pile="destroyed"
          count={view.destroyed.length}
          top={view.destroyed.at(-1)}
          word={say.destroyedCount(view.destroyed.length)}
          onOpen={() => setBrowsed('destroyed')}
        />
      )}
      {browsed && (
        <Sheet title={say.browse[browsed]} onClose={() => setBrowsed(null)}>
          {browsed === 'discards' && <p className="on-quiet">{say.topFirst}</p>}
          <CardRow cards={(browsed === 'discards' ? view.discard : view.destroyed).toReversed()} />
        </Sheet>
      )}
    </section>
  );
}

interface PileProps {
  readonly pile: Browsed;
  readonly count: number;
  readonly top: CardView | undefined;
  readonly word: string;
  onOpen(): void;
}

function PileButton({ pile, count, top, word, onOpen }: PileProps): ReactElement {
  const { deck } = useScene();
  return (
    <button
      type="button"
      className="on-bare on-pile"
      data-pile={pile}
      disabled={count === 0}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {top ? (
        <span data-flight={cardThing(top.card)}>
          <Card face={deck.face(top.id)} size="S" />
        </span>
      ) : (
        <span className="on-gap" />
      )}
      <span className="on-pile-word">{word}</span>
    </button>
  );
}
