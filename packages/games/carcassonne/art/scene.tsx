// Carcassonne: an illuminated page. Sage fields, a sand road, a walled city with terracotta roofs, a messenger on the way.

import { FrontScene, scatter } from '@tabella/ui/front-scene';
import type { ReactElement } from 'react';

const INK = '#43291c';
const WALL = 'M24 236C20 176 64 128 132 118s142 22 190 44v60Z';
const ROAD = 'M-10 74C48 62 84 96 120 84S188 22 246 32s60 44 84 40';
const HOUSES = [
  [92, 154],
  [120, 146],
  [150, 142],
  [182, 144],
  [212, 150],
  [242, 158],
  [272, 168],
  [74, 174],
  [104, 170],
  [136, 166],
  [200, 172],
  [230, 178],
  [260, 188],
  [60, 196],
  [90, 192],
  [122, 190],
  [190, 198],
  [222, 202],
] as const;
const TREES = [
  [22, 34],
  [36, 42],
  [60, 26],
  [150, 20],
  [164, 28],
  [296, 20],
  [280, 10],
  [20, 112],
  [38, 124],
  [296, 104],
  [306, 118],
  [210, 82],
  [226, 90],
  [88, 42],
  [262, 88],
] as const;

export default function CarcassonneScene(): ReactElement {
  return (
    <FrontScene>
      <rect width="320" height="206" fill="#b3be90" />
      <Fields />
      <g fill="none" strokeLinecap="round">
        <path d={ROAD} stroke="#9c7a48" strokeWidth="15" />
        <path d={ROAD} stroke="#eed9a9" strokeWidth="12" />
        <path d={ROAD} stroke="#f7e9c6" strokeWidth="6" />
        <path d={ROAD} stroke="#c8a86c" strokeWidth="1.4" strokeDasharray="0.1 7" />
      </g>
      <path d={WALL} fill="#dfa77b" />
      {HOUSES.map(([x, y], i) => (
        <House key={`${x} ${y}`} x={x} y={y} slate={i % 5 === 2} />
      ))}
      <Church />
      <g fill="none">
        <path d={WALL} stroke={INK} strokeWidth="9" />
        <path d={WALL} stroke="#dcc6a0" strokeWidth="7" />
        <path d={WALL} stroke="#fbf3e0" strokeWidth="4" strokeDasharray="4.5 3" />
      </g>
      <Tower x={62} y={156} />
      <Tower x={132} y={120} />
      <Tower x={228} y={126} />
      <Tower x={296} y={154} />
      {TREES.map(([x, y]) => (
        <Tree key={`${x} ${y}`} x={x} y={y} />
      ))}
      <Figure x={146} y={70} colour="#b8322a" />
      <Figure x={246} y={106} colour="#2b5286" />
      <path d="M159 56h17v11h-17z" fill="#fbf3e0" stroke={INK} transform="rotate(-8 167 61)" />
      <path d="m159 56 8.5 6 8.5-6" fill="none" stroke={INK} transform="rotate(-8 167 61)" />
      <circle cx="168" cy="62" r="2.6" fill="#b8322a" />
    </FrontScene>
  );
}

/** Tufts of grass. */
const TUFTS = (() => {
  const next = scatter(5);
  return Array.from({ length: 34 }, () => `M${(next() * 320).toFixed(1)} ${(next() * 140).toFixed(1)}`);
})();

function Fields(): ReactElement {
  return (
    <g>
      <path d="M-6 100C60 120 90 98 150 104s120-26 180-8v120H-6z" fill="#a7b383" />
      <g stroke="#9aa773" strokeWidth="1.5" fill="none">
        <path d="M210 62l44-6M212 68l46-6M214 74l46-6M20 88l40-4M18 94l44-4M64 10l34 4M62 16l36 4" />
      </g>
      <path stroke="#8c9a66" fill="none" d={TUFTS.map((at) => `${at}q1-4 0-5m1 5q2-3 3-4`).join('')} />
    </g>
  );
}

function House({ x, y, slate }: { readonly x: number; readonly y: number; readonly slate: boolean }): ReactElement {
  const [roof, dark] = slate ? ['#7f90a0', '#5c6c7d'] : ['#db8257', '#c7643f'];
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="0.9" strokeLinejoin="round">
      <path d="M-10 0v-9L-5-16 0-9V0Z" fill="#fbf3e0" />
      <path d="M0 0v-9h12V0Z" fill="#f3e6cc" />
      <path d="M-5-16H8l6 7H0Z" fill={roof} />
      <path d="M-5-16-11-8.5" stroke={dark} strokeWidth="2" />
      <path d="M-6.5 0v-5h3v5ZM5-5.5h2.5V-2H5z" fill="#6b4a2f" strokeWidth="0.5" />
    </g>
  );
}

function Church(): ReactElement {
  return (
    <g transform="translate(168 178)" stroke={INK} strokeLinejoin="round">
      <path d="M-8 0v-38L0-58l8 20V0Z" fill="#f3e6cc" />
      <path d="M-9-37 0-62l9 25Z" fill="#5c6c7d" />
      <path d="M8 0v-20h20V0Z" fill="#fbf3e0" />
      <path d="M8-20 14-31h12l6 11Z" fill="#c7643f" />
      <path d="M-2.5 0v-9a2.5 2.5 0 0 1 5 0v9ZM-2-28a2 2 0 0 1 4 0v6h-4z" fill="#6b4a2f" />
      <path d="M0-62v-8M-3-67h6" stroke="#c9992f" strokeWidth="1.8" />
    </g>
  );
}

function Tower({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeLinejoin="round">
      <path d="M-8 8v-22H8V8Z" fill="#dcc6a0" />
      <path d="M-10-13 0-32l10 19Z" fill="#5c6c7d" />
      <path d="M-5.5-15 0-30l1 15Z" fill="#7f90a0" stroke="none" />
      <path d="M-1.5-4h3v5h-3z" fill={INK} />
      <circle cy="-33" r="2" fill="#e9c661" />
    </g>
  );
}

function Tree({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="0.8">
      <path d="M0 6V0" strokeWidth="2" />
      <circle cy="-4" r="6" fill="#7e9361" />
      <path d="M-3-7a4 4 0 0 1 5-1" stroke="#a4b583" fill="none" strokeWidth="1.5" />
    </g>
  );
}

function Figure({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string }): ReactElement {
  const body = 'M-13 14C-12 4-8 0-7-5-10-14-5-20 0-20S10-14 7-5C8 0 12 4 13 14Q0 19-13 14Z';
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path d={body} fill="none" stroke="#fbf3e0" strokeWidth="5" />
      <path d={body} fill={colour} stroke={INK} strokeWidth="1.7" />
      <ellipse cy="-10" rx="4.2" ry="5" fill="#fbf3e0" stroke={INK} />
      <path d="M-7-4Q0 2 7-4" fill="none" stroke={INK} strokeWidth="1.2" />
    </g>
  );
}
