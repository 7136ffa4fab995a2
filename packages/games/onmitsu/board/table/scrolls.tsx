// The scrolls before a player: sealed ones with what they can still be, cracked ones with what is known of them.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { CrackedView, SealedView, SeatView } from '../../rules/view.ts';
import { Icon } from '../art/icons.tsx';
import { CrackedScroll, MarkDisc, SealedScroll } from '../art/scroll.tsx';
import { sealedThing } from '../picks.ts';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';

export function Scrolls({ of }: { readonly of: SeatView }): ReactElement {
  if (of.sealed.length + of.cracked.length === 0)
    return <span className="on-scrolls on-no-scroll">{say.noScroll}</span>;
  return (
    <span className="on-scrolls">
      {of.sealed.map((scroll) => (
        <Sealed key={scroll.place} seat={of.seat} scroll={scroll} />
      ))}
      {of.cracked.map((scroll, i) => (
        <Cracked key={i} seat={of.seat} scroll={scroll} />
      ))}
    </span>
  );
}

function Sealed({ seat, scroll }: { readonly seat: Seat; readonly scroll: SealedView }): ReactElement {
  const scene = useScene();
  return (
    <span className="on-scroll-place">
      <ScrollMarks scroll={scroll} />
      <Tap
        thing={sealedThing(seat, scroll.place)}
        label={say.sealedLabel(scene, seat, scroll)}
        className="on-scroll-tap"
        flight={`sealed ${seat} ${scroll.place}`}
      >
        <SealedScroll />
        {scroll.vouchers.length > 0 && <b className="on-vouched">{say.vouched(scroll.vouchers.length)}</b>}
      </Tap>
    </span>
  );
}

/** What it can still be; an eye if the viewer has seen it. */
export function ScrollMarks({ scroll }: { readonly scroll: SealedView }): ReactElement | null {
  const { deck, replay, name } = useScene();
  const { kind, seenIn, known, could } = scroll;
  if (kind !== null) {
    return (
      <span className="on-scroll-marks">
        {(known || replay !== 'all') && (
          <span className="on-seen">
            <Icon name="eye" />
            <span className="on-marks-word">
              {known ? say.allSaw : typeof replay === 'number' ? say.sawIt(name(replay)) : say.youSaw}
            </span>
          </span>
        )}
        <span className="on-marks">
          <MarkDisc mark={deck.scroll(kind).mark} />
        </span>
        {seenIn !== null && <span className="on-marks-word">{say.inTurn(seenIn)}</span>}
      </span>
    );
  }
  if (could === null || could.length === 0) return null;
  return (
    <span className="on-scroll-marks">
      <span className="on-marks-word">{say.couldBe}</span>
      <span className="on-marks">
        {deck.scrolls.map(({ id, mark }) => (
          <MarkDisc key={id} mark={mark} out={!could.includes(id)} />
        ))}
      </span>
    </span>
  );
}

function Cracked({ seat, scroll }: { readonly seat: Seat; readonly scroll: CrackedView }): ReactElement {
  const scene = useScene();
  const mark = scroll.kind === null ? null : scene.deck.scroll(scroll.kind).mark;
  return (
    <span className="on-scroll-place">
      <span className="on-scroll-tap" role="img" aria-label={say.crackedLabel(scene, seat, scroll)}>
        <CrackedScroll mark={mark} />
      </span>
    </span>
  );
}
