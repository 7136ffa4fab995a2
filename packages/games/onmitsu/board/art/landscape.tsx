// The picture of a place. Sky, far mountain, hills and ground enter at the same heights on both edges (58, 68 and 78 of
// 100) however wide the picture is, so that neighbours join into one landscape.

import type { ReactElement } from 'react';
import { placeOf } from './places.ts';
import { seedOf } from './seed.ts';
import { ThingArt } from './things.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
}

export function Landscape({ id, name }: Props): ReactElement {
  const { things, sun } = placeOf(id, name);
  const shift = (seedOf(id) % 20) - 10;
  return (
    <span className="on-landscape" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 58C14 50 22 60 ${36 + shift} 54S${70 + shift} 40 82 50 94 58 100 58V100H0Z`} fill="#8ea5ae" />
        <path d={`M0 68C20 62 ${34 + shift} 70 52 65S84 64 100 68V100H0Z`} fill="#8fa27f" />
        <path d={`M0 78C22 74 ${40 - shift} 80 60 76S88 77 100 78V100H0Z`} fill="#c9ba8b" />
      </svg>
      <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        {sun !== undefined && <path d={`M${sun - 18} 48a18 18 0 0 1 36 0Z`} fill="#c8432b" />}
        <g transform={`translate(${58 + shift * 2} 56)`}>
          <path d="M-24 0-7-15h8L22 0Z" fill="#7c95a4" />
          <path d="M-13-10l6-5h8l7 6-5-1-3 4-4-4-4 3Z" fill="#f6f1e4" />
        </g>
        <path
          d={`M${20 + shift} 30h34a3 3 0 0 1 0 6H${34 + shift}a2.5 2.5 0 0 0 0 5h14a2.5 2.5 0 0 1 0 5H${24 + shift}`}
          fill="none"
          stroke="#fbf7ec"
          strokeOpacity="0.75"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        {things.map(([kind, x, y, size = 1], i) => (
          <g key={`${kind} ${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
            <ThingArt kind={kind} odd={i % 2 === 0} />
          </g>
        ))}
      </svg>
    </span>
  );
}
