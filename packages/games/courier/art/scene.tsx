// Courier: sealed letters fanned out on a desk under a lamp; one of them is black.

import { FrontScene } from '@tabella/ui/front-scene';
import type { ReactElement } from 'react';

export default function CourierScene(): ReactElement {
  return (
    <FrontScene>
      <defs>
        <radialGradient id="courier-lamp" cx="46%" cy="30%" r="80%">
          <stop offset="0" stopColor="#8a5f35" />
          <stop offset="0.5" stopColor="#57391f" />
          <stop offset="1" stopColor="#2d1d10" />
        </radialGradient>
        <linearGradient id="courier-paper" x1="0" y1="0" x2="0.2" y2="1">
          <stop offset="0" stopColor="#fbf3e0" />
          <stop offset="1" stopColor="#e9d9b6" />
        </linearGradient>
      </defs>
      <rect width="320" height="206" fill="url(#courier-lamp)" />
      <g stroke="#2d1d10" strokeOpacity="0.35" fill="none">
        <path d="M0 28c90-8 220 10 320-2M0 74c120 8 190-10 320 2M0 124c80-8 240 6 320-6M0 172c110 6 230-8 320 0" />
        <path d="M36 96c26-9 50-7 66 0-18 8-44 9-66 0ZM236 150c18-6 38-5 52 0-14 6-36 6-52 0Z" strokeOpacity="0.22" />
      </g>
      <Chart />
      <g transform="translate(98 92) rotate(-13)">
        <Letter wax="#24487a" mark="M0-6.5 6.5 0 0 6.5-6.5 0Z" />
      </g>
      <g transform="translate(222 96) rotate(12)">
        <Letter wax="#26221d" mark="M-5-5 5 5M5-5-5 5" />
      </g>
      <g transform="translate(160 112) rotate(-2)">
        <Letter wax="#b3362b" mark="M0-5.5a5.5 5.5 0 1 0 .01 0Z" />
      </g>
      <Quill />
    </FrontScene>
  );
}

/** A corner of the map under the letters: a road that goes round. */
function Chart(): ReactElement {
  return (
    <g transform="translate(160 100) rotate(3)">
      <path d="M-150-86h300v176h-300z" fill="#d9c294" stroke="#7a5a2c" strokeOpacity="0.6" />
      <path d="M-142-78h284v160h-284z" fill="none" stroke="#7a5a2c" strokeOpacity="0.5" />
      <path
        d="M-130 40c10-60 30-96 90-100s70 22 112 10 50 30 56 60-40 62-108 62-160 28-150-32Z"
        fill="none"
        stroke="#8c4a2c"
        strokeWidth="2"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <g fill="none" stroke="#7a5a2c" strokeOpacity="0.7">
        <path d="m-128-34 8-14 8 14zM-114-30l6-10 6 10zM112-58l8-14 8 14zM98-54l6-10 6 10z" />
        <path d="M86 66q5-5 10 0t10 0 10 0M92 73q5-5 10 0t10 0" />
      </g>
    </g>
  );
}

function Letter({ wax, mark }: { readonly wax: string; readonly mark: string }): ReactElement {
  return (
    <g strokeLinejoin="round">
      <rect x="-57" y="-36" width="118" height="80" rx="3" fill="#1d1209" opacity="0.35" />
      <rect x="-60" y="-40" width="120" height="80" rx="3" fill="url(#courier-paper)" stroke="#7b6138" />
      <path d="M-60 38-14-2M60 38 14-2" stroke="#b79d6c" fill="none" />
      <path d="M-60-39 0 8 60-39" fill="#f3e6c8" stroke="#a88c57" />
      <path
        d="M0-14c5-3 10 0 12 4 5 1 7 6 5 10 2 5-1 10-6 11-2 5-8 6-12 3-5 2-10-1-11-6-5-2-6-8-3-12-1-5 3-9 7-9 2-3 5-3 8-1Z"
        transform="translate(-1 4)"
        fill={wax}
        stroke="#000"
        strokeOpacity="0.25"
      />
      <circle cy="4" r="11" fill="none" stroke="#fff" strokeOpacity="0.28" />
      <path d={mark} transform="translate(0 4)" fill="none" stroke="#fff6ee" strokeOpacity="0.85" strokeWidth="1.8" />
    </g>
  );
}

function Quill(): ReactElement {
  return (
    <g transform="translate(262 34) rotate(34)">
      <path d="M0 76C-6 44-8 16 8-22 18 8 14 44 4 66Z" fill="#efe4cb" stroke="#8f7a4e" />
      <path d="M8-22C6 18 4 48 0 92" stroke="#8f7a4e" fill="none" />
      <path d="m0 92-2-9 4 1z" fill="#22201c" />
    </g>
  );
}
