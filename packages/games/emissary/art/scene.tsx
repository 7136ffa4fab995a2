// Emissary: telegraph noir. A telegram under the lamp, a black line where a name was, stamps of three powers.

import { FrontScene } from '@tabella/ui/front-scene';
import type { ReactElement } from 'react';

export default function EmissaryScene(): ReactElement {
  return (
    <FrontScene>
      <defs>
        <radialGradient id="emissary-lamp" cx="44%" cy="40%" r="70%">
          <stop offset="0" stopColor="#6a4c26" />
          <stop offset="0.55" stopColor="#33261a" />
          <stop offset="1" stopColor="#15120f" />
        </radialGradient>
        <linearGradient id="emissary-manila" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#ebddb8" />
          <stop offset="1" stopColor="#cdb680" />
        </linearGradient>
      </defs>
      <rect width="320" height="206" fill="url(#emissary-lamp)" />
      <Wire />
      <g transform="translate(160 112) rotate(5)">
        <path d="M-106-62h74l10-12h60l8 12h64v140h-216z" fill="#0c0a08" opacity="0.5" transform="translate(5 7)" />
        <path d="M-106-62h74l10-12h60l8 12h64v140h-216z" fill="url(#emissary-manila)" stroke="#6f5a2f" />
      </g>
      <g transform="translate(158 108) rotate(-4)">
        <Telegram />
      </g>
      <Stamps />
    </FrontScene>
  );
}

function Wire(): ReactElement {
  return (
    <g fill="none" stroke="#b08a3e">
      <path d="M-10 34C70 50 120 20 176 26s110 22 160-4" strokeWidth="1.2" opacity="0.8" />
      <path d="M-10 42C70 60 120 30 176 35s110 22 160-6" strokeWidth="0.8" opacity="0.5" />
      <g stroke="#3b2b19" strokeWidth="5" strokeLinecap="round">
        <path d="M40 206V14M24 26h32M27 40h26" />
        <path d="M292 206V8M276 18h32M279 32h26" />
      </g>
      <g fill="#d9c294" stroke="none">
        <circle cx="27" cy="22" r="2.8" />
        <circle cx="53" cy="22" r="2.8" />
        <circle cx="279" cy="14" r="2.8" />
        <circle cx="305" cy="14" r="2.8" />
      </g>
    </g>
  );
}

function Telegram(): ReactElement {
  const lines = ['THE ENVOY SLEEPS ON THE NIGHT', 'TRAIN STOP WHO CARRIES THE', 'LETTER MUST NOT READ IT STOP'];
  return (
    <g fontFamily="var(--mono)" fontWeight="600" fill="#2b241b">
      <path
        d="M-94-66 94-66 94 66q-6 4-12 0t-12 0-12 0-12 0-12 0-12 0-12 0-12 0-12 0-12 0-12 0-12 0-12 0-12 0-12 0-8 0Z"
        fill="#f1e7d0"
      />
      <rect x="-94" y="-66" width="188" height="21" fill="#dfd0a8" />
      <text x="-84" y="-51.5" fontSize="11.5" letterSpacing="2.4">
        TELEGRAM
      </text>
      <text x="62" y="-51.5" fontSize="10" textAnchor="end" letterSpacing="1">
        No. 117
      </text>
      {lines.map((line, i) => (
        <text key={line} x="-84" y={-28 + i * 15} fontSize="9.6" fontWeight="500" letterSpacing="0.2">
          {line}
        </text>
      ))}
      <rect x="-84" y="11" width="86" height="9" fill="#211d19" />
      <rect x="8" y="11" width="34" height="9" fill="#211d19" />
    </g>
  );
}

function Stamps(): ReactElement {
  return (
    <g fontFamily="var(--mono)" fontWeight="600" textAnchor="middle" fill="none">
      <g transform="translate(214 144) rotate(-14)" stroke="#b8301c" opacity="0.92">
        <rect x="-34" y="-15" width="68" height="30" rx="3" strokeWidth="2.6" />
        <circle cx="-21" r="6" fill="#b8301c" stroke="none" />
        <text x="9" y="6.5" fontSize="18" fill="#b8301c" stroke="none">
          KDR
        </text>
      </g>
      <g transform="translate(112 152) rotate(7)" stroke="#1b4771" opacity="0.92">
        <rect x="-34" y="-15" width="68" height="30" rx="3" strokeWidth="2.6" />
        <path d="m-21-7 7 7-7 7-7-7z" fill="#1b4771" stroke="none" />
        <text x="9" y="6.5" fontSize="18" fill="#1b4771" stroke="none">
          FRS
        </text>
      </g>
      <g transform="translate(252 74) rotate(10)" stroke="#5d7330">
        <circle r="23" strokeWidth="2.4" />
        <circle r="18.5" strokeWidth="1" />
        <path d="m0-13 5 8h-10z" fill="#5d7330" stroke="none" />
        <text y="7.5" fontSize="12" fill="#5d7330" stroke="none">
          MOF
        </text>
      </g>
    </g>
  );
}
