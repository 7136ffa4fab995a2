// The last count, one feature after the other: what lies open on the land is lit and its points are added.

import { isStill } from '@tabella/ui/motion';
import { type ReactElement, useEffect } from 'react';
import type { Award } from '../../rules/names.ts';
import { SeatEmblem } from '../panels/seat-emblem.tsx';
import { end as say } from '../say.ts';

interface Props {
  readonly awards: readonly Award[];
  /** How many are counted, the one that is lit included. */
  readonly at: number;
  readonly scores: readonly number[];
  /** The seats, me first. */
  readonly order: readonly number[];
  who(seat: number): string;
  onNext(): void;
  onSkip(): void;
}

const STEP_MS = 1_600;

export function Counting({ awards, at, scores, order, who, onNext, onSkip }: Props): ReactElement {
  const award = awards[at - 1];
  useEffect(() => {
    if (isStill()) return;
    const timer = setTimeout(onNext, STEP_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <section className="cce-count" aria-label={say.count}>
      <h2>
        {say.count} <span className="cce-of">{say.countOf(at, awards.length)}</span>
      </h2>
      {award && (
        <p className="cce-counted" aria-live="polite">
          <SeatEmblem seat={award.seat} /> <b>{say.of(who(award.seat))}</b> {say.title(award)} <b>+{award.points}</b>
        </p>
      )}
      <ul className="cce-totals">
        {order.map((seat) => (
          <li key={seat} data-now={award?.seat === seat || undefined}>
            <SeatEmblem seat={seat} /> {who(seat)} <b>{(scores[seat] ?? 0) - left(awards, at, seat)}</b>
          </li>
        ))}
      </ul>
      <div className="cce-buttons">
        <button type="button" className="cc-btn cce-next" onClick={onNext}>
          {say.next}
        </button>
        <button type="button" className="cc-btn" onClick={onSkip}>
          {say.skip}
        </button>
      </div>
    </section>
  );
}

/** What a seat still gets after so many were counted. */
const left = (awards: readonly Award[], at: number, seat: number): number =>
  awards.slice(at).reduce((sum, award) => sum + (award.seat === seat ? award.points : 0), 0);
