// My hand: what can be played now glows, the rest says in a few words why not. What glows comes first.

import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { Card } from '../card/card.tsx';
import type { Chooser } from '../choose/use-chooser.ts';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';
import { captionOf } from './caption.ts';
import type { Reading } from './reading.ts';

interface Props {
  readonly scene: BoardScene;
  readonly chooser: Chooser;
  readonly reading: Reading;
}

export function Hand({ scene, chooser, reading }: Props): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const { hand, seats } = scene.view;
  if (scene.me === null) return <p className="em-quiet em-hand-none">{say.watching}</p>;
  if (seats[scene.me]?.alive === false) return <p className="em-quiet em-hand-none">{say.outNow}</p>;
  if (hand.length === 0) return <p className="em-quiet em-hand-none">{say.noCards}</p>;
  const sorted = hand.toSorted((a, b) => Number(chooser.may('card', b.card)) - Number(chooser.may('card', a.card)));
  return (
    <ul ref={list} className="em-hand" aria-label={say.yourHand} onKeyDown={(event) => walk(event, list.current)}>
      {sorted.map((one) => {
        const may = chooser.may('card', one.card);
        const has = may && chooser.has('card', one.card);
        const read = reading.card?.card === one.card;
        return (
          <li
            key={one.card}
            className="em-hand-card"
            data-may={may || undefined}
            data-has={has || undefined}
            data-read={read || undefined}
          >
            <button
              type="button"
              className="em-play"
              aria-pressed={may ? has : undefined}
              aria-describedby={read ? 'em-reading' : undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && reading.read(one)}
              onFocus={() => reading.read(one)}
              onClick={() => reading.tap(one)}
            >
              <Card face={one.face} size="m" />
              {has && (
                <span className="em-tick" aria-hidden="true">
                  <Icon name="check" size={16} />
                </span>
              )}
              <span className="em-why">{captionOf(scene, chooser, one, may, say)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Arrows walk along the hand. */
function walk(event: KeyboardEvent, list: HTMLUListElement | null): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !list) return;
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
