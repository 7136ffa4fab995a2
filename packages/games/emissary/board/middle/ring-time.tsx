// The time of a window: a ring that empties calmly, without a number. While somebody thinks it stands still.

import type { OpenWindow } from '@tabella/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import { say } from '../say.ts';

const ROUND = 2 * Math.PI * 8;

export function RingTime({ window }: { readonly window: OpenWindow }): ReactElement {
  const place = useRef<SVGCircleElement>(null);
  const { until, thinking } = window;
  useEffect(() => {
    if (until === null || thinking || !place.current) return;
    const left = Math.max(0, until - Date.now());
    const running = place.current.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: ROUND }], {
      duration: left,
      fill: 'forwards',
    });
    return () => running.cancel();
  }, [until, thinking]);
  return (
    <span className="em-time" role="img" aria-label={thinking ? say.thinking : say.timeLeft}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" className="em-time-rest" />
        <circle
          ref={place}
          cx="10"
          cy="10"
          r="8"
          className="em-time-left"
          strokeDasharray={ROUND}
          transform="rotate(-90 10 10)"
        />
      </svg>
    </span>
  );
}
