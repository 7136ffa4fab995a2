// Another player: name, hand from behind, what is known of it, scrolls.

import { type ReactElement, useState } from 'react';
import type { SeatView } from '../../rules/view.ts';
import { Icon } from '../art/icons.tsx';
import { LanternArt } from '../art/lantern.tsx';
import { Back } from '../card/card.tsx';
import { seatThing } from '../picks.ts';
import { say } from '../say.ts';
import { type BoardScene, useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';
import { Scrolls } from './scrolls.tsx';
import { SeatSheet } from './seat-sheet.tsx';

const MOST_BACKS = 5;

export function SeatPanel({ of }: { readonly of: SeatView }): ReactElement {
  const scene = useScene();
  const [open, setOpen] = useState(false);
  const { view, name, lit } = scene;
  const state = stateOf(scene, of);
  const isLit = lit !== null && 'seat' in lit && lit.seat === of.seat;
  return (
    <li className="on-seat" data-state={state ?? undefined} data-seat={of.seat} data-lit={isLit || undefined}>
      <Tap
        thing={seatThing(of.seat)}
        label={say.seatLabel(scene, of, state)}
        className="on-seat-main"
        onRead={() => setOpen(true)}
      >
        <span className="on-seat-name">
          <b>{name(of.seat)}</b>
          {view.lantern === of.seat && <LanternArt />}
          {state && <span className="on-tag">{say.state[state]}</span>}
        </span>
        <span className="on-seat-hand">
          <span className="on-backs">
            {Array.from({ length: Math.min(of.cards, MOST_BACKS) }, (_, i) => (
              <Back key={i} />
            ))}
            {of.cards === 0 && <span className="on-no-back" />}
          </span>
          <b className="on-count">{of.cards}</b>
          <span className="on-count-word">{say.cardsWord(of.cards)}</span>
          {of.known.length > 0 && scene.replay !== 'all' && (
            <span className="on-seen">
              <Icon name="eye" />
              {of.known.length}
            </span>
          )}
        </span>
        {(of.wards > 0 || of.antidote) && (
          <span className="on-seat-notes">
            {of.wards > 0 && (
              <span className="on-note">
                <Icon name="turn" />
                {say.ward(of.wards)}
              </span>
            )}
            {of.antidote && <span className="on-note">{say.antidote}</span>}
          </span>
        )}
      </Tap>
      <Scrolls of={of} />
      {open && <SeatSheet of={of} onClose={() => setOpen(false)} />}
    </li>
  );
}

type SeatState = 'acts' | 'aimed' | 'cracked' | 'wins';

function stateOf({ view, result }: BoardScene, of: SeatView): SeatState | null {
  if (result?.winners.includes(of.seat)) return 'wins';
  const play = view.plays.at(-1);
  if (play?.victims.includes(of.seat)) return 'aimed';
  if (play?.actor === of.seat) return 'acts';
  if (view.cracks.includes(of.seat)) return 'cracked';
  return null;
}
