// The time that is left: a ring that empties, and seconds. Windows are calm: they show the ring alone, for nobody is
// to be hurried by a number.

import { type ReactElement, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useLive } from '../table/at-table.tsx';

interface Props {
  /** By the server's clock. */
  readonly until: number;
  readonly whole: number;
  readonly calm: boolean;
}

const ROUND = 2 * Math.PI * 9;

export function Countdown({ until, whole, calm }: Props): ReactElement {
  const say = useSay();
  const skew = useLive((live) => live.skew);
  const left = useLeft(until - skew);
  const share = whole > 0 ? Math.min(1, left / whole) : 0;
  const seconds = Math.ceil(left / 1000);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className="countdown" role="timer" aria-label={say('prompt.timeLeft', { count: seconds })}>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <circle cx="12" cy="12" r="9" className="countdown-rest" />
        <circle
          cx="12"
          cy="12"
          r="9"
          className="countdown-left"
          strokeDasharray={`${ROUND * share} ${ROUND}`}
          transform="rotate(-90 12 12)"
        />
      </svg>
      {!calm && <span>{shown}</span>}
    </span>
  );
}

function useLeft(until: number): number {
  const [left, setLeft] = useState(() => Math.max(0, until - Date.now()));
  useEffect(() => {
    const look = (): void => setLeft(Math.max(0, until - Date.now()));
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
