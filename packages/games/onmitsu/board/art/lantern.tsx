// The Lantern: its holder goes first on ties.

import type { ReactElement } from 'react';

export function LanternArt(): ReactElement {
  return (
    <svg className="on-lantern" viewBox="0 0 60 100" aria-hidden="true">
      <path d="M30 0v10" stroke="#1f1b1a" strokeWidth="2" />
      <path d="M14 22C4 32 4 66 14 76h32c10-10 10-44 0-54Z" fill="url(#on-lit)" stroke="#8a4b12" />
      <path
        d="M9 30q21 5 42 0M6.5 40q23.5 5 47 0M6 50q24 5 48 0M6.5 60q23.5 5 47 0M9 69q21 5 42 0"
        stroke="#b96a1c"
        strokeWidth="0.9"
        fill="none"
      />
      <path d="M15 12h30v11H15ZM17 75h26v9H17Z" fill="#1f1b1a" />
      <path d="M26 84v12M30 84v15M34 84v12" stroke="#b5331b" strokeWidth="1.8" />
      <text x="30" y="59" textAnchor="middle" className="on-lantern-sign">
        順
      </text>
    </svg>
  );
}
