// What is being chosen, near the thumb: what the Actions of a card do, and the next tap if there is one (whom it points at,
// or which Action it does); what it means to crack a scroll.

import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../art/icons.tsx';
import { actionOf } from '../card/face.ts';
import { actionThing, cardThing, sealedThing } from '../picks.ts';
import { useReader } from '../reader.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { usePicks } from '../use-picks.ts';
import { isThrow } from './caption.ts';

export function Step(): ReactElement | null {
  const scene = useScene();
  const { next, chosen, tap } = usePicks();
  const { read } = useReader();
  const place = useFocusAlong(next.length > 0);
  const isCracked = (at: number): boolean =>
    scene.ask?.kind === 'choose' && scene.me !== null && chosen.has(sealedThing(scene.me, at));
  const held = isThrow(scene) ? scene.view.hand.find(({ card }) => chosen.has(cardThing(card))) : undefined;
  if (!held) return scene.mine?.sealed.some(({ place: at }) => isCracked(at)) ? <Crack /> : null;
  const face = scene.deck.face(held.id);
  // In a window the Action is part of the choice: the other one is of no interest then.
  const picked = face.actions.filter(({ id }) => chosen.has(actionThing(id)));
  const actions = picked.length > 0 ? picked : face.actions;
  const aiming = next[0]?.startsWith('seat ') ?? false;
  return (
    <div ref={place} className="on-step">
      <p className="on-step-text">
        {actions.map(({ id, name, short }) => (
          <span key={id}>
            <b>{name}:</b> {short}
          </span>
        ))}
      </p>
      <button type="button" className="on-btn on-btn-quiet" onClick={() => read(face)}>
        {say.readCard}
      </button>
      {next.length > 0 && (
        <div className="on-step-row">
          <span>{aiming ? say.pointAt(face.name) : say.whichAction(face.name)}</span>
          {next.map((thing) => {
            const [kind, what = ''] = thing.split(' ');
            return (
              <button key={thing} type="button" className="on-btn" onClick={() => tap(thing)}>
                {kind === 'seat' ? <Icon name="arrow" /> : <i className="on-letter">{what}</i>}
                {kind === 'seat' ? scene.name(Number(what)) : actionOf(face, what).name}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function Crack(): ReactElement {
  return (
    <div className="on-step">
      <p className="on-step-text">
        <span>
          <b>{say.cracking}</b> {say.crackMeans}
        </span>
      </p>
    </div>
  );
}

/** The focus of a player at the keyboard moves to the next tap, and back to the card when it is made. */
function useFocusAlong(asking: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement: now } = document;
    if (asking && now instanceof HTMLElement && now.matches('.on-tray :focus-visible')) {
      card.current = now;
      place.current?.querySelector<HTMLElement>('.on-step-row button')?.focus();
    }
    if (!asking && card.current) {
      if (now === document.body || place.current?.contains(now)) card.current.focus();
      card.current = null;
    }
  }, [asking]);
  return place;
}
