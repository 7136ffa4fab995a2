// Nine heads, drawn on the figure's 160 × 104 sheet: the face is centred at 80, 45.

import type { ReactElement } from 'react';
import type { Head } from './looks.ts';
import { GOLD, HAIR, INK, SKIN, VERMILION, WASHI } from './palette.ts';

export function HeadOf({ head }: { readonly head: Head }): ReactElement {
  switch (head) {
    case 'kasa':
      return <Kasa />;
    case 'jingasa':
      return <Jingasa />;
    case 'knot':
      return <Knot />;
    case 'bun':
      return <Bun />;
    case 'band':
      return <Band />;
    case 'cloth':
      return <Cloth />;
    case 'hood':
      return <Hood />;
    case 'eboshi':
      return <Eboshi />;
    case 'tokin':
      return <Tokin />;
  }
}

function Face({ brows = true, beard = false }: { readonly brows?: boolean; readonly beard?: boolean }): ReactElement {
  return (
    <>
      <path d="M67 36c0 20 5 29 13 29s13-9 13-29q-13-8-26 0Z" fill={SKIN} stroke={INK} strokeWidth="1.3" />
      {beard && <path d="M68 50c2 12 6 20 12 20s10-8 12-20c-3 7-7 9-12 9s-9-2-12-9Z" fill="#8c8880" />}
      {brows && <path d="M70 42.5q3-2.2 6-.8M90 42.5q-3-2.2-6-.8" stroke={INK} strokeWidth="1.2" fill="none" />}
      <path d="M70.5 46.6q3-1.7 5.6.2M89.5 46.6q-3-1.7-5.6.2" stroke={INK} strokeWidth="1.7" fill="none" />
      <path d="M80.6 46.5 79 53.2h2.6" stroke={INK} strokeWidth="0.9" fill="none" />
      <path d="M77 57.6q3 1.3 6 0" stroke="#a23a2a" strokeWidth="1.8" fill="none" strokeLinecap="round" />
    </>
  );
}

/** A low straw cone: the eyes stay in its shade. */
function Kasa(): ReactElement {
  return (
    <>
      <Face brows={false} />
      <path d="M67 36c0 4 .2 8 .8 11q12 4 24.4 0c.6-3 .8-7 .8-11Z" fill="#4a3a28" opacity="0.72" />
      <path d="M36 41Q62 28 80 6q18 22 44 35-44 13-88 0Z" fill="#c79a4b" stroke={INK} strokeWidth="1.5" />
      <path
        d="M80 7 52 43M80 7 66 45.5M80 7v39.5M80 7l14 38.5M80 7l28 36"
        stroke="#7d5a22"
        strokeWidth="1"
        fill="none"
      />
      <path d="M36 41q44 13 88 0" stroke={INK} strokeWidth="2.4" fill="none" />
    </>
  );
}

/** The lacquered hat of those who serve a lord. */
function Jingasa(): ReactElement {
  return (
    <>
      <Face />
      <path d="M68 46l4 18M92 46l-4 18" stroke={INK} strokeWidth="1" />
      <path d="M46 37q8-2 14-10 8-11 20-11t20 11q6 8 14 10-34 12-68 0Z" fill={HAIR} stroke={INK} />
      <path d="M46 37q34 12 68 0" stroke={GOLD} strokeWidth="1.3" fill="none" />
      <circle cx="80" cy="29" r="4" fill={GOLD} />
    </>
  );
}

function Knot(): ReactElement {
  return (
    <>
      <Face />
      <path d="M65.5 44c-2-16 4-24 14.5-24s16.5 8 14.5 24c-1-7-5-11-14.5-11s-13.5 4-14.5 11Z" fill={HAIR} />
      <path d="M73 22c-1-9 2-13 7-13s8 4 7 13q-7-3-14 0Z" fill={HAIR} />
      <path d="M74 20.5q6-2 12 0" stroke={WASHI} strokeWidth="1.5" fill="none" />
    </>
  );
}

function Bun(): ReactElement {
  return (
    <>
      <path d="M60 50c-4-18 4-32 20-32s24 14 20 32l-7 8H67Z" fill={HAIR} />
      <Face />
      <path d="M66 42c-1-10 4-15 14-15s15 5 14 15c-2-6-6-9-14-9s-12 3-14 9Z" fill={HAIR} />
      <ellipse cx="80" cy="15" rx="12" ry="8.5" fill={HAIR} />
      <path d="M62 11.5 104 17" stroke={GOLD} strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="104" cy="17" r="3" fill={VERMILION} />
    </>
  );
}

function Band(): ReactElement {
  return (
    <>
      <path d="M93 37 109 30l-2 7 3 6Z" fill={WASHI} stroke={INK} strokeWidth="1" />
      <Face />
      <path d="M65.5 40c-1-14 4-21 14.5-21s15.5 7 14.5 21Z" fill={HAIR} />
      <path d="M65 35q15-5 30 0v6q-15-5-30 0Z" fill={WASHI} stroke={INK} strokeWidth="1" />
    </>
  );
}

/** A dotted cloth, tied under the chin. */
function Cloth(): ReactElement {
  return (
    <>
      <Face />
      <path
        d="M62 62c-5-22 1-44 18-44s23 22 18 44l-6-2c3-12 2-22-1-26-6-5-16-5-22 0-3 4-4 14-1 26Z"
        fill={WASHI}
        stroke={INK}
        strokeWidth="1.3"
      />
      <path d="M66 60q14 12 28 0l-3 8q-11 5-22 0Z" fill={WASHI} stroke={INK} strokeWidth="1.2" />
      <g fill="#3d5488">
        <circle cx="72" cy="25" r="1.8" />
        <circle cx="80" cy="22" r="1.8" />
        <circle cx="88" cy="25" r="1.8" />
        <circle cx="76" cy="30" r="1.8" />
        <circle cx="84" cy="30" r="1.8" />
        <circle cx="65.5" cy="39" r="1.8" />
        <circle cx="94.5" cy="39" r="1.8" />
      </g>
    </>
  );
}

function Hood(): ReactElement {
  return (
    <>
      <path d="M94 40c8-2 12-7 20-6-3 3-3 5 0 9-7-1-12 2-19 3Z" fill="#17181f" />
      <path d="M61 70c-5-28 1-52 19-52s24 24 19 52q-19 6-38 0Z" fill="#17181f" stroke={INK} />
      <path d="M66 41q14-5 28 0v9q-14-3.5-28 0Z" fill={SKIN} stroke={INK} strokeWidth="1" />
      <path
        d="M69 42.5l7 1.6M91 42.5l-7 1.6M70.5 46.8q3-1.6 5.6.2M89.5 46.8q-3-1.6-5.6.2"
        stroke={INK}
        strokeWidth="1.6"
      />
      <path d="M63 58q17 6 34 0" stroke="#3b3f4f" strokeWidth="1.2" fill="none" />
      <path d="M64 64q16 5 32 0" stroke="#3b3f4f" strokeWidth="1.2" fill="none" />
    </>
  );
}

/** The tall cap of the court. */
function Eboshi(): ReactElement {
  return (
    <>
      <Face />
      <path d="M66 42v8l3 6M94 42v8l-3 6" stroke={HAIR} strokeWidth="3" fill="none" />
      <path d="M65 40C64 20 66 2 80 2s16 18 15 38q-15-6-30 0Z" fill={HAIR} stroke={INK} />
      <path d="M68 28q12-5 24 0" stroke="#4b4550" strokeWidth="1.2" fill="none" />
      <path d="M66.5 41 72 66M93.5 41 88 66" stroke={VERMILION} strokeWidth="1.3" fill="none" />
    </>
  );
}

/** A small black cap over grey hair: one who came down from the mountain. */
function Tokin(): ReactElement {
  return (
    <>
      <Face beard />
      <path
        d="M64 50c-3-20 3-30 16-30s19 10 16 30c-2-2-3-8-4-13-6-4-18-4-24 0-1 5-2 11-4 13Z"
        fill="#7d7a75"
        stroke={INK}
      />
      <path d="M72 17q8-6 16 0l2 11q-10-4-20 0Z" fill={HAIR} stroke={INK} />
      <path d="M66 34q14-6 28 0" stroke={WASHI} strokeWidth="1.6" fill="none" />
    </>
  );
}
