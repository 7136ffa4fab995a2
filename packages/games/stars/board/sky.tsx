// The sky over the console: a ringed world and the signal, which beats as the last word scored.

import type { ReactElement } from 'react';

/** The beat of a score: taller for more, downwards when negative, flat for zero. */
function beat(score: number): string {
  const size = Math.min(1, Math.log2(1 + Math.abs(score)) / 5);
  const high = 38 * size * (score < 0 ? -1 : 1);
  const at = (x: number, y: number): string => `${x} ${(48 - y).toFixed(1)}`;
  const peaks = [at(64, 0), at(74, 0.3 * high), at(84, -0.4 * high), at(98, high), at(112, -0.85 * high)];
  const calm = [at(122, 0.4 * high), at(130, -0.15 * high), at(136, 0), at(196, 0), at(203, 0.28 * high)];
  return `M0 48L${[...peaks, ...calm, at(211, -0.18 * high), at(217, 0)].join('L')}L300 48`;
}

export function Sky({ score }: { readonly score: number | null }): ReactElement {
  return (
    <svg className="st-sky" viewBox="0 0 300 110" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <circle cx="236" cy="22" r="62" fill="#14264a" />
      <ellipse
        cx="236"
        cy="22"
        rx="104"
        ry="20"
        fill="none"
        stroke="#274778"
        strokeWidth="1.6"
        transform="rotate(-14 236 22)"
      />
      {score !== null && <path className="st-beat" d={beat(score)} transform="translate(0 22)" />}
    </svg>
  );
}
