// At a desk: the card under pointer or focus, to read, beside the hand.

import type { ReactElement } from 'react';
import type { Chooser } from '../choose/use-chooser.ts';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';
import type { Reading } from './reading.ts';
import { CardWords } from './strip.tsx';

interface Props {
  readonly scene: BoardScene;
  readonly chooser: Chooser;
  readonly reading: Reading;
}

export function Reader({ scene, chooser, reading }: Props): ReactElement {
  const { card } = reading;
  if (card === null) return <aside className="em-card-reader em-quiet">{say.pointToRead}</aside>;
  const text = say.cards[card.face.effect];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
    <aside className="em-card-reader" id="em-reading" aria-label={text.title} tabIndex={0}>
      <b>{text.title}</b>
      <span className="em-card-reader-when">{text.when}</span>
      <span>
        <CardWords scene={scene} chooser={chooser} reading={reading} />
      </span>
      <span className="em-quiet">{text.more}</span>
    </aside>
  );
}
