// The arrow of a card: one stroke of a brush, always towards those it hits.

import type { ReactElement } from 'react';

interface Props {
  /** Cancelled: it is struck through. */
  readonly dead: boolean;
}

export function Brush({ dead }: Props): ReactElement {
  return (
    <svg className="on-brush" viewBox="0 0 300 70" data-dead={dead || undefined} aria-hidden="true">
      <path d="M4 47C60 27 140 18 238 30l-4-24 62 30-70 31 8-21C150 34 70 40 10 58Z" fill="currentcolor" />
      {dead && <path d="M96 62 190 4" stroke="#1f1b1a" strokeWidth="7" strokeLinecap="round" />}
    </svg>
  );
}
