// The things of a landscape, each drawn about its foot at 0, 0.

import type { ReactElement } from 'react';
import { GOLD, INDIGO, INK } from './palette.ts';
import type { Kind } from './places.ts';

const WALL = '#f0e4c8';
const ROOF = '#2f4266';
const ROOF_RED = '#7a372c';
const WOOD = '#6a4b34';
const RED = '#b5331b';
const LEAF = '#3f5e4e';

export function ThingArt({ kind, odd }: { readonly kind: Kind; readonly odd: boolean }): ReactElement {
  switch (kind) {
    case 'house':
      return <House roof={odd ? ROOF_RED : ROOF} />;
    case 'hall':
      return <Hall />;
    case 'stall':
      return <Stall cloth={odd ? '#c8963a' : RED} />;
    case 'pine':
      return <Pine />;
    case 'bamboo':
      return <Bamboo />;
    case 'torii':
      return <Torii />;
    case 'pagoda':
      return <Pagoda />;
    case 'boat':
      return <Boat />;
    case 'water':
      return <Water />;
    case 'pool':
      return <Pool />;
    case 'wheel':
      return <Wheel />;
    case 'racks':
      return <Racks />;
    case 'gate':
      return <Gate />;
    case 'barrier':
      return <Barrier />;
    case 'bridge':
      return <Bridge />;
    case 'lamps':
      return <Lamps />;
    case 'field':
      return <Field />;
    case 'rocks':
      return <Rocks />;
    case 'castle':
      return <Castle />;
  }
}

function House({ roof }: { readonly roof: string }): ReactElement {
  return (
    <>
      <path d="M-12-13h24V0h-24Z" fill={WALL} stroke={INK} strokeWidth="0.8" />
      <path d="M-3-8h6v8h-6Z" fill="#55402c" />
      <path d="M-19-12q7-2 9-11h20q2 9 9 11-19 3-38 0Z" fill={roof} stroke={INK} strokeWidth="0.8" />
      <path d="M-10-23h20" stroke={INK} strokeWidth="2" />
    </>
  );
}

function Hall(): ReactElement {
  return (
    <>
      <path d="M-24-4h48v4h-48Z" fill={WOOD} stroke={INK} strokeWidth="0.7" />
      <path d="M-20-18h40v14h-40Z" fill={WALL} stroke={INK} strokeWidth="0.8" />
      <path d="M-20-18v14M-10-18v14M0-18v14M10-18v14M20-18v14M-20-11h40" stroke="#8d7b5a" strokeWidth="0.7" />
      <path d="M-30-16q9-2 12-12h36q3 10 12 12-30 4-60 0Z" fill={ROOF} stroke={INK} strokeWidth="0.8" />
      <path d="M-19-28h38" stroke={INK} strokeWidth="2.2" />
      <path d="M-9-17h6v7h-6ZM3-17h6v7h-6Z" fill={INDIGO} />
    </>
  );
}

function Stall({ cloth }: { readonly cloth: string }): ReactElement {
  return (
    <>
      <path d="M-10-10V0M10-10V0" stroke={INK} strokeWidth="1" />
      <path d="M-9-5h18v4h-18Z" fill={WOOD} />
      <path d="M-12-12h24l2 5h-28Z" fill={cloth} stroke={INK} strokeWidth="0.7" />
    </>
  );
}

function Pine(): ReactElement {
  return (
    <>
      <path d="M-2 0q5-8 0-15 6-4 4-10" stroke="#4f3a2c" strokeWidth="2.6" fill="none" />
      <g fill={LEAF} stroke="#26362e" strokeWidth="0.6">
        <path d="M-17-14q7-8 16-5 8-1 10 5-13 4-26 0Z" />
        <path d="M-8-22q8-8 18-3 6 0 8 4-13 4-26-1Z" />
        <path d="M-6-29q7-6 15-1l2 3q-10 2-17-2Z" />
      </g>
    </>
  );
}

function Bamboo(): ReactElement {
  return (
    <>
      <path d="M-7 0v-38M0 0v-44M7 0v-35" stroke="#6d8a55" strokeWidth="2.4" />
      <path d="M-8-12h2M-1-10h2M-1-24h2M6-16h2M-8-26h2" stroke="#33472f" strokeWidth="0.8" />
      <path
        d="M-7-30q-9-1-12 6 8 1 12-6ZM0-36q9-3 14 4-9 2-14-4ZM7-28q8 0 10 6-8 1-10-6ZM0-42q-8-3-13 3 8 2 13-3Z"
        fill={LEAF}
      />
    </>
  );
}

function Torii(): ReactElement {
  return (
    <g fill={RED} stroke={INK} strokeWidth="0.8">
      <path d="M-18-29h5l-1 29h-6ZM18-29h-5l1 29h6Z" />
      <path d="M-22-24h44v4h-44Z" />
      <path d="M-28-38q28 6 56 0l-2 8q-26 4-52 0Z" />
      <path d="M-28-38q28 6 56 0l-.6 2.6q-27 5-54.8 0Z" fill={INK} />
    </g>
  );
}

function Pagoda(): ReactElement {
  return (
    <g stroke={INK} strokeWidth="0.8">
      <path d="M-12-12h24V0h-24ZM-10-26h20v10h-20ZM-8-39h16v9H-8Z" fill="#8a2f38" />
      <path d="M-20-11q6-1 8-7h24q2 6 8 7-20 3-40 0Z" fill={ROOF} />
      <path d="M-17-25q5-1 7-7h20q2 6 7 7-17 3-34 0Z" fill={ROOF} />
      <path d="M-14-38q7-2 10-9h8q3 7 10 9-14 3-28 0Z" fill={ROOF} />
      <path d="M0-47v-9" stroke={GOLD} strokeWidth="1.6" />
    </g>
  );
}

function Boat(): ReactElement {
  return (
    <>
      <path d="M0-3v-24" stroke={INK} strokeWidth="1.2" />
      <path d="M1-27q12 10 0 20Z" fill="#fbf5e6" stroke={INK} strokeWidth="0.8" />
      <path d="M-14-5h30q-2 7-7 7h-17q-5-1-6-7Z" fill={WOOD} stroke={INK} strokeWidth="0.8" />
    </>
  );
}

function Water(): ReactElement {
  return (
    <>
      <path d="M-46 4C-42-12-30-18-8-19s38-2 50 6q6 6 6 17Z" fill="#3d668c" />
      <path
        d="M-32-4q4-3 8 0t8 0M-2-10q4-3 8 0t8 0M10-2q4-3 8 0t8 0M-16-13q4-3 8 0t8 0M24-10q4-3 8 0t8 0"
        stroke="#cfe0e6"
        strokeWidth="0.8"
        fill="none"
      />
    </>
  );
}

function Pool(): ReactElement {
  return (
    <>
      <ellipse rx="30" ry="6.5" cy="-4" fill="#6ba5b3" stroke="#f0e8d4" strokeWidth="1.6" />
      <path
        d="M-12-8q-5-6 0-12t0-12M2-9q-5-6 0-12t0-14M15-8q-5-6 0-12t0-11"
        stroke="#fbf7ec"
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Wheel(): ReactElement {
  return (
    <g fill="none" stroke={WOOD} strokeWidth="2">
      <circle cy="-11" r="12" />
      <path d="M0-23v24M-12-11h24M-8.5-19.5l17 17M8.5-19.5l-17 17" strokeWidth="1.3" />
    </g>
  );
}

function Racks(): ReactElement {
  return (
    <g stroke={INK} strokeWidth="0.7" fill="#fbf7ec">
      <path d="M-20-14h12V0h-12ZM-6-15h12V-1H-6ZM8-14h12V0H8Z" transform="skewX(-8)" />
      <path d="M-24-15h48" stroke={WOOD} strokeWidth="1.6" />
    </g>
  );
}

function Gate(): ReactElement {
  return (
    <g stroke={INK} strokeWidth="0.8">
      <path d="M-18-24h5V0h-5ZM13-24h5V0h-5Z" fill={WOOD} />
      <path d="M-13-20h11V0h-11ZM2-20h11V0H2Z" fill="#8a6848" />
      <path d="M-27-24q9-2 12-9h30q3 7 12 9-27 4-54 0Z" fill={ROOF} />
      <path d="M-15-33h30" strokeWidth="2" />
    </g>
  );
}

function Barrier(): ReactElement {
  return (
    <g stroke={INK} strokeWidth="0.7">
      <path d="M-12-10V0M12-10V0" stroke={WOOD} strokeWidth="2" />
      <path d="M-16-10h32v4h-32Z" fill="#f4ecdc" />
      <path d="M-12-10h5v4h-5ZM-1-10h5v4h-5ZM9-10h5v4H9Z" fill={RED} stroke="none" />
    </g>
  );
}

function Bridge(): ReactElement {
  return (
    <g fill="none">
      <path d="M-34 0q34-22 68 0" stroke={INK} strokeWidth="6" />
      <path d="M-34 0q34-22 68 0" stroke={RED} strokeWidth="4.4" />
      <path d="M-34-7q34-22 68 0M-24-12v8M-8-17v7M8-17v7M24-12v8" stroke={RED} strokeWidth="1.6" />
    </g>
  );
}

function Lamps(): ReactElement {
  return (
    <>
      <path d="M-9-18h18M-9-18V0" stroke={INK} strokeWidth="1.4" fill="none" />
      <rect x="0" y="-17" width="8" height="10" rx="3" fill="#e59a3a" stroke={INK} strokeWidth="0.7" />
    </>
  );
}

function Field(): ReactElement {
  return (
    <>
      <path d="M-70 4-44-18h88L70 4Z" fill="#9db07a" />
      <path d="M-58-6H58M-50-12h100M-30 4l14-22M0 4v-22M30 4 16-18" stroke="#e9dfc0" strokeWidth="1.2" />
    </>
  );
}

function Rocks(): ReactElement {
  return (
    <g fill="#7f8078" stroke={INK} strokeWidth="0.7">
      <path d="M-14 0l3-10 7-4 5 5 1 9Z" />
      <path d="M0 0l3-7 6-2 6 9Z" fill="#94948a" />
    </g>
  );
}

function Castle(): ReactElement {
  return (
    <g stroke={INK} strokeWidth="0.8">
      <path d="M-40 4q6-12 10-22h60q4 10 10 22Z" fill="#827c72" />
      <path d="M-35-4h70M-32-11h64M-18-18v7M4-18v7M20-11v7M-8-11v7M-24-4v8M10-4v8" stroke="#57524b" fill="none" />
      <path d="M-24-33h48v15h-48ZM-18-50h36v11h-36ZM-12-66h24v10h-24Z" fill="#fbf5e6" />
      <path
        d="M-33-31q8-2 11-9h44q3 7 11 9-33 4-66 0ZM-26-48q7-2 9-8h34q2 6 9 8-26 4-52 0ZM-19-64q7-2 10-11H9q3 9 10 11-19 4-38 0Z"
        fill={ROOF}
      />
      <path d="M-8-75q-4-1-5-6M8-75q4-1 5-6" stroke={GOLD} strokeWidth="2" fill="none" />
      <path d="M-16-28h6v5h-6ZM-3-28h6v5h-6ZM10-28h6v5h-6ZM-10-47h5v5h-5ZM5-47h5v5H5Z" fill={INK} stroke="none" />
    </g>
  );
}
