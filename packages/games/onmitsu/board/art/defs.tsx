// Patterns that every drawing shares; drawn once per board.

import type { ReactElement } from 'react';

export function Defs(): ReactElement {
  return (
    <svg className="on-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="on-waves" width="12" height="6" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="#fff6e2" strokeOpacity="0.3" strokeWidth="0.7">
            <path d="M0 6a6 6 0 0 1 12 0M2.5 6a3.5 3.5 0 0 1 7 0M-6 3a6 6 0 0 1 12 0M6 3a6 6 0 0 1 12 0" />
          </g>
        </pattern>
        <pattern id="on-brocade" width="14" height="14" patternUnits="userSpaceOnUse">
          <rect width="14" height="14" fill="#24406f" />
          <path d="M7 0l7 7-7 7-7-7Z" fill="none" stroke="#6f8fc0" strokeWidth="0.7" />
          <path
            d="M7 5l2 2-2 2-2-2ZM0-2l2 2-2 2-2-2ZM14-2l2 2-2 2-2-2ZM0 12l2 2-2 2-2-2ZM14 12l2 2-2 2-2-2Z"
            fill="#c8a24a"
          />
        </pattern>
        <pattern id="on-sea" width="16" height="8" patternUnits="userSpaceOnUse">
          <rect width="16" height="8" fill="#1d2e54" />
          <g fill="none" stroke="#8aa3cc" strokeOpacity="0.55" strokeWidth="0.8">
            <path d="M0 8a8 8 0 0 1 16 0M2.7 8a5.3 5.3 0 0 1 10.6 0M5.4 8a2.6 2.6 0 0 1 5.2 0" />
            <path d="M-8 4a8 8 0 0 1 16 0M8 4a8 8 0 0 1 16 0M-5.3 4a5.3 5.3 0 0 1 10.6 0M10.7 4a5.3 5.3 0 0 1 10.6 0" />
          </g>
        </pattern>
        <linearGradient id="on-lit" x1="0" x2="1">
          <stop offset="0" stopColor="#e08a2c" />
          <stop offset="0.5" stopColor="#f8d58a" />
          <stop offset="1" stopColor="#d97f26" />
        </linearGradient>
        <linearGradient id="on-roll" x1="0" x2="1">
          <stop offset="0" stopColor="#0b1430" stopOpacity="0.55" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="1" stopColor="#0b1430" stopOpacity="0.45" />
        </linearGradient>
      </defs>
    </svg>
  );
}
