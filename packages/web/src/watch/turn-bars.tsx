// The last turns as small bars: open, still closed, and the one that is shown. The sentences beside them say the same.

import type { ReactElement } from 'react';

/** More do not fit. */
const MOST = 10;

interface Props {
  readonly turns: number;
  readonly open: number;
  readonly shown: number;
}

export function TurnBars({ turns, open, shown }: Props): ReactElement {
  const from = Math.max(1, turns - MOST + 1);
  const bars = Array.from({ length: Math.max(0, turns - from + 1) }, (_, i) => from + i);
  const kindOf = (turn: number): string => (turn === shown ? 'shown' : turn <= open ? 'open' : 'closed');
  return (
    <span className="turn-bars" aria-hidden="true">
      {bars.map((turn) => (
        <i key={turn} data-turn={kindOf(turn)} />
      ))}
    </span>
  );
}
