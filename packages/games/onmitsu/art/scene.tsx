// Onmitsu: a woodblock print. A red sun behind the castle, waves without end, a sealed scroll, a figure on the roof.

import { FrontScene } from '@tabella/ui/front-scene';
import type { ReactElement } from 'react';

export default function OnmitsuScene(): ReactElement {
  return (
    <FrontScene>
      <defs>
        <linearGradient id="onmitsu-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2c4673" />
          <stop offset="0.22" stopColor="#7d93a8" />
          <stop offset="0.45" stopColor="#efe3c8" />
          <stop offset="1" stopColor="#f4ecdc" />
        </linearGradient>
        <pattern id="onmitsu-waves" width="32" height="16" patternUnits="userSpaceOnUse">
          <Crests />
        </pattern>
      </defs>
      <rect width="320" height="206" fill="url(#onmitsu-sky)" />
      <circle cx="188" cy="82" r="46" fill="#c2351f" />
      <path d="M-10 132C40 116 66 84 92 96s44 30 76 28 60-26 92-22 52 22 72 24v60H-10z" fill="#3b5683" opacity="0.45" />
      <g fill="#f4ecdc" opacity="0.85">
        <path d="M148 96h88a6 6 0 0 1 0 12h-70a5 5 0 0 0 0 10h-34a5 5 0 0 1 0-10h20a6 6 0 0 1-4-12Z" />
        <path d="M14 58h70a5 5 0 0 1 0 10H40a4 4 0 0 1 0 8H8a4 4 0 0 1 0-8h10a5 5 0 0 1-4-10Z" />
      </g>
      <Castle />
      <path d="M-10 150q41-16 82-6t84 0 86 2 90-4v70H-10z" fill="#1d2e54" />
      <rect y="158" width="320" height="50" fill="url(#onmitsu-waves)" />
      <Scroll />
      <g transform="translate(282 24)">
        <rect x="-13" y="-15" width="26" height="36" fill="#b5331b" rx="2" />
        <path
          d="M-6-8H6M0-8V4M-7-2H7M-6 10Q0 2 6 10M-6 15H6"
          stroke="#fff6e6"
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <g fill="#c8a24a">
        <path d="m62 30 7 3-6 3zM120 20l6-2 1 5zM248 52l7 2-5 4zM98 46l4 4-6 1zM220 20l5 4-7 1zM304 78l6 2-5 3z" />
      </g>
    </FrontScene>
  );
}

function Crests(): ReactElement {
  const rings = [15, 11, 7, 3];
  const at = (x: number, y: number): ReactElement[] =>
    rings.map((r, i) => (
      <circle
        key={`${x} ${y} ${r}`}
        cx={x}
        cy={y}
        r={r}
        fill={i % 2 === 0 ? '#1d2e54' : '#f4ecdc'}
        stroke="#f4ecdc"
        strokeWidth="1.4"
      />
    ));
  return (
    <>
      {at(0, 8)}
      {at(32, 8)}
      {at(16, 16)}
      {at(0, 24)}
      {at(32, 24)}
    </>
  );
}

function Castle(): ReactElement {
  return (
    <g transform="translate(118 152)" fill="#1d2e54">
      <path d="M-52 4C-46-12-40-22-38-30H38c2 8 8 18 14 34Z" fill="#2a3d66" />
      <path
        d="M-46-6h92M-42-16h84M-30-4v-10M-12 4v-10M6-6v-10M24 4v-10"
        stroke="#1d2e54"
        strokeWidth="1.2"
        fill="none"
      />
      <path d="M-34-30v-16h68v16ZM-26-56v-14h52v14ZM-17-80v-12h34v12Z" fill="#efe3c8" />
      <path d="M-50-44q16 0 22-16h56q6 16 22 16-4 5-10 4h-80q-6 1-10-4ZM-40-68q13-1 18-14h44q5 13 18 14-4 5-9 4h-62q-5 1-9-4ZM-31-90q13-3 19-20h24q6 17 19 20-4 5-8 4h-46q-4 1-8-4Z" />
      <path d="M-12-110q-4-1-5-6 5 1 6 4h22q1-3 6-4-1 5-5 6Z" fill="#c8a24a" />
      <path
        d="M-24-42v10M-12-42v10M0-42v10M12-42v10M24-42v10M-16-66v9M-5-66v9M6-66v9M16-66v9M-8-89v8M0-89v8M8-89v8"
        stroke="#1d2e54"
        strokeWidth="3"
      />
      <g transform="translate(33 -66)">
        <path d="M-6 2C-5-5 0-9 5-7l5 6 7-3-4 6H-4Z" fill="#15151a" />
        <circle cx="4" cy="-11" r="3.6" fill="#15151a" />
        <path d="m0-12 8 1" stroke="#c2351f" strokeWidth="1.6" />
        <path d="M0-13-8-16M0-12l-9 1" stroke="#c2351f" strokeWidth="1.2" />
      </g>
    </g>
  );
}

function Scroll(): ReactElement {
  return (
    <g transform="translate(222 156) rotate(-12)">
      <path d="M-32-16h64v34h-64z" fill="#24365f" stroke="#0f1830" />
      <path d="M-32-11h64M-32 13h64" stroke="#c8a24a" strokeWidth="2" />
      <path d="m-22-4 5 5-5 5-5-5zM22-4l5 5-5 5-5-5z" fill="none" stroke="#c8a24a" />
      <path d="M-37-19h7v40h-7zM30-19h7v40h-7z" fill="#8a6a2c" stroke="#3d2c10" />
      <path d="M-35-23h3v48h-3zM32-23h3v48h-3z" fill="#15151a" />
      <circle cy="1" r="11" fill="#b5331b" stroke="#7d1f0e" />
      <path d="M0-6q4 4 0 7-4-3 0-7ZM0 8q4-4 0-7-4 3 0 7ZM-7 1q4-4 7 0-3 4-7 0ZM7 1q-4-4-7 0 3 4 7 0Z" fill="#e9836c" />
    </g>
  );
}
