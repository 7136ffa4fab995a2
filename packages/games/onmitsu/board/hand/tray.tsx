// My hand on its indigo tray, with my scrolls at its end. What may be used glows; the rest says why not.

import { type KeyboardEvent, type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { LanternArt } from '../art/lantern.tsx';
import { cardThing, seatThing } from '../picks.ts';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';
import { usePicks } from '../use-picks.ts';
import { HandCard } from './hand-card.tsx';
import { OwnScrolls } from './own-scrolls.tsx';
import { Step } from './step.tsx';

export function Tray(): ReactElement | null {
  const { view, mine, ask } = useScene();
  const { open } = usePicks();
  const last = ({ card }: { readonly card: number }): number => (open.has(cardThing(card)) ? 0 : 1);
  const tray = useHeightTold();
  // In a window there is little time: what can be used lies first.
  const hand = ask?.reaction ? view.hand.toSorted((a, b) => last(a) - last(b)) : view.hand;
  if (!mine || view.end?.verdicts) return null;
  return (
    <section ref={tray} className="on-tray" aria-label={say.yourHand(mine.size, view.handLimit)}>
      <Step />
      <div className="on-tray-row">
        <ul className="on-hand" onKeyDown={walk}>
          {hand.map((card) => (
            <HandCard key={card.card} card={card} />
          ))}
          {view.hand.length === 0 && <li className="on-tray-note">{say.emptyHand}</li>}
        </ul>
        <div className="on-own">
          <p className="on-own-head">
            {view.lantern === mine.seat && <LanternArt />}
            {say.handOfLimit(mine.size, view.handLimit)}
            {open.has(seatThing(mine.seat)) && (
              <Tap thing={seatThing(mine.seat)} label={say.you} className="on-own-seat">
                {say.you}
              </Tap>
            )}
          </p>
          <OwnScrolls mine={mine} />
        </div>
      </div>
    </section>
  );
}

/** Left and right walk along the hand. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const cards: Element[] = [...event.currentTarget.querySelectorAll('button')];
  const at = document.activeElement ? cards.indexOf(document.activeElement) : -1;
  const next = cards[(at + step + cards.length) % cards.length];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}

/** The tray lies over the foot of the board: what scrolls there needs to know how high it is. */
export function useHeightTold(): RefObject<HTMLElement | null> {
  const tray = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = tray;
    current?.parentElement?.style.setProperty('--on-tray-height', `${current.offsetHeight}px`);
  });
  return tray;
}
