// Small signs in charts: the emblem of a seat on a line, and the patterns that tell kinds apart without their colour.

import type { ReactElement } from 'react';
import { seatColour, seatShape } from '../seat-sign.ts';

/** The team's colour, where a line is of no seat. */
export const lineColour = (seat: number | null): string => (seat === null ? 'var(--ok)' : seatColour(seat));

export const SeatMark = ({ seat, x, y, size = 10 }: { seat: number; x: number; y: number; size?: number }) => (
  <path
    className="chart-mark"
    d={seatShape(seat)}
    fill={seatColour(seat)}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})`}
  />
);

/** Strokes on 6 × 6, in the order of the kinds; when they begin again, so do the colours. */
const PATTERNS: readonly string[] = [
  'M1 1.5h1M4 4.5h1',
  'M-1 7 7-1M-1 1 1-1M5 7 7 5',
  'M0 1.5h6M0 4.5h6',
  'M1.5 0v6M4.5 0v6',
  'M-1-1 7 7M-1 7 7-1',
  '',
  'M0 3h6M3 0v6',
  'M-1-1 7 7M-1 5 1 7M5-1 7 1',
  'M1.5 1.5h3v3h-3Z',
];

/** To be filled over the colour of a kind: `url(#…)`. */
export const Patterns = ({ id, count }: { readonly id: string; readonly count: number }): ReactElement => (
  <defs>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: patterns do not move
      <pattern key={i} id={patternId(id, i)} width="6" height="6" patternUnits="userSpaceOnUse">
        <path d={PATTERNS[i % PATTERNS.length]} stroke="#fff" strokeOpacity="0.42" fill="none" />
      </pattern>
    ))}
  </defs>
);

export const patternId = (id: string, kind: number): string => `${id}-${kind}`;
