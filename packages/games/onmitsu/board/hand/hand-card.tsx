// One card of my hand: what it would do, or in a few words why it cannot.

import type { ReactElement } from 'react';
import type { HandCardView } from '../../rules/view.ts';
import { Icon } from '../art/icons.tsx';
import { Card } from '../card/card.tsx';
import { cardThing } from '../picks.ts';
import { useReader } from '../reader.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';
import { usePicks } from '../use-picks.ts';
import { captionOf, isHandAsk } from './caption.ts';

export function HandCard({ card }: { readonly card: HandCardView }): ReactElement {
  const scene = useScene();
  const { open, chosen } = usePicks();
  const { read, peek } = useReader();
  const face = scene.deck.face(card.id);
  const thing = cardThing(card.card);
  const may = open.has(thing);
  const caption = captionOf(scene, say, card, may);
  const idle = isHandAsk(scene) && !may;
  return (
    <li className="on-held" data-idle={idle || undefined}>
      <Tap
        thing={thing}
        label={say.heldLabel(face, caption)}
        className="on-held-card"
        flight={thing}
        onRead={() => read(face)}
        onPeek={(place) => peek(face, place)}
      >
        <span className="on-wide-only">
          <Card face={face} size="M" />
        </span>
        <span className="on-narrow-only">
          <Card face={face} size="S" />
        </span>
        {chosen.has(thing) && (
          <span className="on-tick">
            <Icon name="check" />
          </span>
        )}
      </Tap>
      <span className="on-caption" data-may={may || undefined}>
        {caption}
      </span>
    </li>
  );
}
