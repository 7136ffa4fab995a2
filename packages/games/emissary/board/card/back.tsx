// The back of every card: a telegraph pole, wires, a sealed envelope.

import type { ReactElement } from 'react';

export function BackArt(): ReactElement {
  return (
    <svg className="em-back-art" viewBox="0 0 100 140" aria-hidden="true">
      <rect width="100" height="140" fill="#1f1812" />
      <g fill="none" stroke="#3e3019" strokeWidth="0.8">
        {[14, 30, 46, 62, 78, 94, 110, 126].map((y) => (
          <path key={y} d={`M5 ${y}q22.5 9 45 0t45 0`} />
        ))}
      </g>
      <g stroke="#b08a3e" fill="#b08a3e">
        <path d="M50 10v122" strokeWidth="2.2" />
        <path d="M29 24h42M33 36h34" strokeWidth="1.8" />
        <path d="M31 19v4M41 19v4M59 19v4M69 19v4M35 31v4M44 31v4M56 31v4M65 31v4" strokeWidth="3" />
      </g>
      <g transform="translate(50 74)">
        <rect x="-26" y="-18" width="52" height="36" rx="1.5" fill="#eee0bd" />
        <path d="m-25-17 25 19 25-19M-25 17l18-14M25 17 7 3" fill="none" stroke="#6f5a2f" strokeWidth="0.9" />
        <circle cy="3" r="8.6" fill="#9d2b1a" />
        <circle cy="3" r="6.4" fill="none" stroke="#d9755f" strokeWidth="0.7" />
        <text y="6.6" textAnchor="middle" fontSize="10" fill="#f6dcc9" className="em-plate-s">
          T
        </text>
      </g>
      <rect x="4" y="4" width="92" height="132" rx="3" fill="none" stroke="#b08a3e" strokeWidth="1.1" />
      <rect x="6.6" y="6.6" width="86.8" height="126.8" rx="2" fill="none" stroke="#6b5226" strokeWidth="0.6" />
    </svg>
  );
}
