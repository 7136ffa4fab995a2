// A Message from the Stars: a deep-space console at night, a ringed world, a signal, and letters half guessed.

import { FrontScene, scatter } from '@tabella/ui/front-scene';
import type { ReactElement } from 'react';

const KEYS = [
  { x: 42, letter: 'E', colour: '#6ee7a0' },
  { x: 82, letter: '·', colour: '#3d5474' },
  { x: 122, letter: 'M', colour: '#b9c4d2' },
  { x: 168, letter: 'R', colour: '#6ee7a0' },
  { x: 208, letter: 'V', colour: '#ff8078', tough: true },
  { x: 254, letter: '?', colour: '#8fa6c3' },
];

export default function StarsScene(): ReactElement {
  return (
    <FrontScene>
      <defs>
        <linearGradient id="stars-sky" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#0b1628" />
          <stop offset="1" stopColor="#050910" />
        </linearGradient>
        <radialGradient id="stars-world" cx="36%" cy="30%" r="80%">
          <stop offset="0" stopColor="#3d68a4" />
          <stop offset="0.6" stopColor="#1b3560" />
          <stop offset="1" stopColor="#0a1428" />
        </radialGradient>
      </defs>
      <rect width="320" height="206" fill="url(#stars-sky)" />
      <Sky />
      <g transform="translate(220 56)">
        <path d="M-82 20C-60-4-24-16 0-18" stroke="#6b93cf" strokeWidth="2" fill="none" opacity="0.55" />
        <circle r="42" fill="url(#stars-world)" />
        <path
          d="M-36-20Q2-8 38-18M-41-4Q0 12 41-6M-36 20Q2 34 34 22"
          stroke="#6b93cf"
          strokeOpacity="0.22"
          strokeWidth="4"
          fill="none"
        />
        <path
          d="M-82 20C-92 36-30 34 22 12S92-34 76-40C64-44 40-34 32-30"
          stroke="#8fb6ee"
          strokeWidth="2.2"
          fill="none"
        />
      </g>
      <g fill="none" stroke="#6ee7a0" strokeLinejoin="round">
        <path d="M12 84h66l8-18 10 44 14-76 14 88 11-52 8 22 7-8h48" strokeWidth="5" opacity="0.14" />
        <path d="M12 84h66l8-18 10 44 14-76 14 88 11-52 8 22 7-8h48" strokeWidth="2" />
      </g>
      <path d="M0 138h320v68H0z" fill="#0a1424" />
      <path d="M0 138h320" stroke="#20344f" />
      <g fontFamily="var(--mono)" fontWeight="600" fontSize="23" textAnchor="middle">
        {KEYS.map((key) => (
          <g key={key.x} transform={`translate(${key.x + 12} 172)`}>
            <rect x="-17" y="-22" width="34" height="44" rx="6" fill="#101d31" stroke={key.colour} strokeWidth="1.5" />
            <text y="8" fill={key.colour}>
              {key.letter}
            </text>
            {key.tough && <circle cx="11" cy="-16" r="2.4" fill={key.colour} />}
          </g>
        ))}
      </g>
    </FrontScene>
  );
}

/** Where the stars stand, and how bright. */
const STARS = (() => {
  const next = scatter(11);
  return Array.from({ length: 70 }, () => ({ x: next() * 320, y: next() * 134, light: next() }));
})();

function Sky(): ReactElement {
  return (
    <g fill="#dce7f5">
      {STARS.map(({ x, y, light }) => (
        <circle key={x} cx={x} cy={y} r={light > 0.9 ? 1.2 : 0.6} opacity={0.25 + light * 0.6} />
      ))}
    </g>
  );
}
