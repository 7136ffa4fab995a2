// The eight messages as signs on dark leather, so that each is known at a glance.

import type { ReactElement } from 'react';
import type { MessageId } from '../../rules/names.ts';

const CREAM = '#f3e6cc';
const INK = '#2a120c';
const SLATE = '#7f90a0';
const GOLD = '#e9c661';
const RED = '#c7643f';
const BLUE = '#4f7fb0';

const city = (
  <g>
    <path d="M-26 18V-4h7v5h7v-5h8v5h8v-5h8v5h7v-5h7v22Z" fill={CREAM} />
    <path d="M-7-4v-16h12V-4" fill={CREAM} />
    <path d="M-10-20-1-32 8-20Z" fill={SLATE} />
    <path d="M-5 18V9a5 5 0 0 1 10 0v9Z" fill={INK} />
  </g>
);

const least = (
  <g transform="translate(22 -20)">
    <circle r="12" fill={GOLD} />
    <path d="M0-6V6M-5 1 0 6.4 5 1" fill="none" strokeWidth="3" strokeLinecap="round" />
  </g>
);

const walker = (x: number, fill: string): ReactElement => (
  <path
    key={x}
    transform={`translate(${x} 18)`}
    d="M5-15.8C8.6-14.2 12-9.5 12-2.2Q12 0 10 0H-10Q-12 0-12-2.2C-12-9.5-8.6-14.2-5-15.8A7.3 7.3 0 1 1 5-15.8Z"
    fill={fill}
  />
);

const SIGNS: Readonly<Record<MessageId, ReactElement>> = {
  1: (
    <>
      <path d="M-30 16C-14 16-16-12 0-12S14 14 30 12" fill="none" stroke={INK} strokeWidth="13" strokeLinecap="round" />
      <path
        d="M-30 16C-14 16-16-12 0-12S14 14 30 12"
        fill="none"
        stroke={CREAM}
        strokeWidth="9"
        strokeLinecap="round"
      />
      {least}
    </>
  ),
  2: (
    <>
      {city}
      {least}
    </>
  ),
  3: (
    <>
      <path d="M-4-2h28v20H-4Z" fill={CREAM} />
      <path d="M-7-2 -1-14H21L27-2Z" fill={RED} />
      <path d="M-20 18V-12H-4V18Z" fill={CREAM} />
      <path d="M-23-12-12-30-1-12Z" fill={SLATE} />
      <path d="M-15 18V9a3 3 0 0 1 6 0v9Z" fill={INK} />
      {least}
    </>
  ),
  4: (
    <>
      <rect x="-22" y="-22" width="40" height="40" rx="4" fill="#b3be90" />
      <path d="M-22-2H18" stroke={CREAM} strokeWidth="8" />
      <circle cx="18" cy="16" r="13" fill={GOLD} />
      <path d="M18 9v14M11 16h14" strokeWidth="3.4" strokeLinecap="round" />
    </>
  ),
  5: (
    <>
      <path d="M-20-26H20V0C20 14 9 22 0 27-9 22-20 14-20 0Z" fill={CREAM} />
      <path d="M-15-21H0V0H-15ZM0 0H15C15 11 7 17 0 21Z" fill={BLUE} />
      <path d="M0-21H15V0H0ZM0 0V21C-7 17-15 11-15 0Z" fill={GOLD} />
    </>
  ),
  6: (
    <>
      <g transform="translate(0 -2)">{city}</g>
      {walker(0, RED)}
    </>
  ),
  7: (
    <>
      <path d="M-30 18C-18 8 18 8 30 18V24H-30Z" fill="#8ea06e" />
      <path d="M-22 6q3-9 0-18M-22-2q-6-2-6-8M-22-2q6-2 6-8" fill="none" stroke={GOLD} strokeWidth="3" />
      <g transform="rotate(-90 4 8)">{walker(4, RED)}</g>
    </>
  ),
  8: (
    <>
      {walker(-6, RED)}
      <path
        d="M14 16V-16M4-8 14-20 24-8"
        fill="none"
        stroke={GOLD}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};

export function MessageSeal({ message }: { readonly message: MessageId }): ReactElement {
  return (
    <svg className="cc-seal" viewBox="-50 -50 100 100" aria-hidden="true">
      <rect x="-49" y="-49" width="98" height="98" rx="9" fill="#5b2a1e" />
      <rect x="-43" y="-43" width="86" height="86" rx="5" fill="none" stroke="#d9b45a" strokeWidth="1.4" />
      <g stroke={INK} strokeWidth="2" strokeLinejoin="round">
        {SIGNS[message]}
      </g>
    </svg>
  );
}
