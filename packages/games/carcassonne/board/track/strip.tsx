// The track as a strip for the phone: 16 spaces in sight, scrolled to the figures that move.

import { isStill } from '@tabella/ui/motion';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { SPACES, spaceOf } from './circuit.ts';
import { STRIP_CELL, STRIP_HEIGHT, STRIP_SIGHT, stripBox, stripStart } from './layout.ts';
import type { TrackProps, TrackSeat } from './props.ts';
import { Figures, Spaces } from './spaces.tsx';
import { Told } from './told.tsx';
import { useFigures } from './use-figures.ts';
import './track.css';

interface StripProps extends TrackProps {
  /** The seat whose figures are kept in sight while nothing is being considered. */
  readonly follow?: number | null;
}

export function TrackStrip({ seats, preview = null, words, follow = null }: StripProps): ReactElement {
  const scroller = useRef<HTMLElement>(null);
  const first = preview ? stripStart(preview.from, preview.to) : 0;
  const place = useCallback((space: number) => stripBox(space, first), [first]);
  const { totals, taken } = useFigures(seats, preview?.to);
  const followed = useLastMoved(seats.find((seat) => seat.seat === follow));
  const middle = middleOf(preview ? [preview.from, preview.to] : followed, first);
  useEffect(() => {
    const element = scroller.current;
    if (!element || middle === null) return;
    const left = middle * STRIP_CELL - element.clientWidth / 2;
    element.scrollTo({ left, behavior: isStill() ? 'instant' : 'smooth' });
  }, [middle]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="cct-strip" ref={scroller} tabIndex={0} aria-label={words.strip}>
      <Told seats={seats} preview={preview} words={words} />
      <svg width={SPACES * STRIP_CELL} height={STRIP_HEIGHT} aria-hidden="true">
        <Spaces place={place} taken={taken} />
        <Figures place={place} seats={seats} totals={totals} preview={preview} />
      </svg>
    </section>
  );
}

/** The totals of both figures, the one that moved last at the end. */
function useLastMoved(seat: TrackSeat | undefined): readonly (number | null)[] {
  const [scorer, messenger] = [seat?.scorer ?? null, seat?.messenger ?? null];
  const [was, setWas] = useState({ seat: seat?.seat, scorer, messenger, ahead: (scorer ?? 0) >= (messenger ?? 0) });
  let { ahead } = was;
  if (was.seat !== seat?.seat || was.scorer !== scorer || was.messenger !== messenger) {
    ahead = was.seat === seat?.seat ? was.scorer !== scorer : (scorer ?? 0) >= (messenger ?? 0);
    setWas({ seat: seat?.seat, scorer, messenger, ahead });
  }
  return ahead ? [messenger, scorer] : [scorer, messenger];
}

/** The place, in spaces from the strip's beginning, that lies between these figures; the last one's if they are far apart. */
function middleOf(totals: readonly (number | null)[], first: number): number | null {
  const places = totals.flatMap((total) => (total === null ? [] : [(spaceOf(total) - first + SPACES) % SPACES]));
  const last = places.at(-1);
  if (last === undefined) return null;
  const [least, most] = [Math.min(...places), Math.max(...places)];
  return (most - least < STRIP_SIGHT ? (least + most) / 2 : last) + 0.5;
}
