// The strip over the hand: what the card says that is being read; else what can be played now. The prompt has the button.

import type { ReactElement, ReactNode } from 'react';
import type { Chooser } from '../choose/use-chooser.ts';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';
import { isAiming } from '../table/touch.ts';
import type { Reading } from './reading.ts';

interface Props {
  readonly scene: BoardScene;
  readonly chooser: Chooser;
  readonly reading: Reading;
  /** What stands at the right. */
  readonly tools: ReactNode;
}

export function Strip({ scene, chooser, reading, tools }: Props): ReactElement {
  const { card } = reading;
  return (
    <div className="em-card-strip" data-read={card !== null || undefined}>
      {card === null ? (
        <p>{idle(scene, chooser)}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        <p id="em-reading" tabIndex={0}>
          <b>{say.cards[card.face.effect].title}</b> <CardWords reading={reading} scene={scene} chooser={chooser} />
        </p>
      )}
      {tools}
    </div>
  );
}

/** What the card does, then what is still to be done. */
export function CardWords({ scene, chooser, reading }: Omit<Props, 'tools'>): ReactElement | null {
  const { card, ready, last } = reading;
  if (card === null) return null;
  const { face } = card;
  const may = chooser.may('card', card.card);
  const prove = face.prove;
  const text = prove
    ? say.proveText(prove.bet, say.proves[prove.kind].does, say.proves[prove.kind].sentence)
    : say.cards[face.effect].text;
  const sending = scene.ask?.kind === 'send';
  return (
    <>
      {sending && may ? say.sendText(say.stamps[face.stamp].name, say.stamps[face.stamp].way) : text}
      {may && last && <em> {say.lastCard}</em>}
      {!ready && chooser.has('card', card.card) && isAiming(chooser) && <em> {say.whichSeat}</em>}
    </>
  );
}

function idle({ view, me }: BoardScene, chooser: Chooser): string {
  if (me === null) return say.watching;
  if (view.seats[me]?.alive === false) return say.outNow;
  const may = view.hand.filter((one) => chooser.may('card', one.card)).map((one) => say.cards[one.face.effect].title);
  if (may.length === 0) return view.hand.length === 0 ? say.noCards : say.tapToRead;
  const kind = chooser.ask?.kind;
  if (kind === 'discard' || kind === 'card') return say.tapToChoose;
  return kind === 'send' ? say.tapToSend : say.canPlay([...new Set(may)]);
}
