// A portrait in sepia only, so that no colour hints at a side: ground, halftone, bust, head, lit half-face, emblem.

import type { ReactElement } from 'react';
import { LIKENESS } from './emblems.tsx';
import { HeadOf } from './heads.tsx';

export function Portrait({ of }: { readonly of: string }): ReactElement {
  const likeness = LIKENESS[of];
  return (
    <svg className="em-portrait" viewBox="0 0 100 116" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="100" height="116" fill="url(#em-sepia)" />
      <path d="M0 62 100 0v64L0 116z" fill="#f2e3b5" opacity="0.16" />
      <rect width="100" height="116" fill="url(#em-halftone)" />
      {likeness && (
        <>
          <HeadOf head={likeness.head} />
          <g transform="translate(74 89)">
            <circle r="22.5" fill="#f6eed8" stroke="#1b1611" strokeWidth="3" />
            <likeness.Emblem />
          </g>
        </>
      )}
    </svg>
  );
}

/** A character that lies face-down. */
export function FaceDown(): ReactElement {
  return (
    <svg className="em-portrait" viewBox="0 0 100 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="100" height="116" fill="#262019" />
      <rect width="100" height="116" fill="url(#em-hatch)" />
      <circle cx="50" cy="58" r="27" fill="#1b1611" stroke="#b08a3e" strokeWidth="2.4" />
      <text x="50" y="71" className="em-plate-s" fontSize="38" fill="#d9bd7c">
        S
      </text>
    </svg>
  );
}

/** Gradients and patterns that portraits and backs share; drawn once per page. */
export function Defs(): ReactElement {
  return (
    <svg className="em-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="em-sepia" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#7d6238" />
          <stop offset="1" stopColor="#d3bd86" />
        </linearGradient>
        <pattern id="em-halftone" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
          <circle cx="2.5" cy="2.5" r="1.05" fill="#4c3a1c" opacity="0.3" />
        </pattern>
        <pattern id="em-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-52)">
          <path d="M0 0h7" stroke="#b08a3e" strokeWidth="1.3" opacity="0.4" />
        </pattern>
        <linearGradient id="em-envelope" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbf4e2" />
          <stop offset="1" stopColor="#e2d3ab" />
        </linearGradient>
      </defs>
    </svg>
  );
}
