// The figures on the track: a hooded walker with the emblem of its seat, and the messenger with a sealed scroll.

import type { ReactElement } from 'react';
import type { Marker } from '../../rules/names.ts';

/** 26 wide and 29 high, standing on (0, 0). */
const BODY =
  'M-12.6-2.6C-12.8-8.4-9.6-12-6.6-14.6-9.4-21.6-5.4-29 0-29S9.4-21.6 6.6-14.6C9.6-12 12.8-8.4 12.6-2.6Q12.4 0 10 0H-10Q-12.4 0-12.6-2.6Z';
const HEIGHT = 29;
/** Under this height a silhouette cannot be told from another any more: the emblem alone is drawn. */
const SMALLEST = 13;
const INK = '#2a1810';
const CREAM = '#fbf3e0';

/** Disc, diamond, triangle, square, hexagon, cross: whose figure it is, without its colour. In a square of 10. */
const EMBLEMS = [
  'M0-5a5 5 0 1 0 .01 0Z',
  'M0-6 6 0 0 6-6 0Z',
  'M0-5.4 5.8 4.6H-5.8Z',
  'M-4.6-4.6h9.2v9.2h-9.2Z',
  'M0-5.8 5-2.9v5.8L0 5.8-5 2.9v-5.8Z',
  'M-1.9-5.4h3.8v3.5h3.5v3.8h-3.5v3.5h-3.8v-3.5h-3.5v-3.8h3.5Z',
] as const;

export const emblemPath = (emblem: number): string => EMBLEMS[emblem % EMBLEMS.length] ?? EMBLEMS[0];

interface Props {
  readonly figure: Marker;
  readonly colour: string;
  /** Which emblem: 0 to 5. */
  readonly emblem: number;
  readonly x?: number;
  readonly y?: number;
  /** Its height. */
  readonly size: number;
  /** What the plates it took for whole laps say: 50, 100, …; 0 for none. */
  readonly plate?: number;
  readonly ghost?: boolean;
}

/** A figure inside a drawing, standing at (x, y). */
export function Figure({ figure, colour, emblem, x = 0, y = 0, size, plate = 0, ghost = false }: Props): ReactElement {
  const scale = size / HEIGHT;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  return (
    <g className="cct-figure" data-ghost={ghost || undefined} transform={place}>
      {size < SMALLEST ? (
        <Token figure={figure} colour={colour} emblem={emblem} />
      ) : (
        <Walker figure={figure} colour={colour} emblem={emblem} />
      )}
      {plate > 0 && <Plate plate={plate} spelled={size >= 20} />}
    </g>
  );
}

type Kind = Pick<Props, 'figure' | 'colour' | 'emblem'>;

function Walker({ figure, colour, emblem }: Kind): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path d={BODY} fill="none" stroke={CREAM} strokeWidth="4.6" />
      <path d={BODY} fill={colour} stroke={INK} strokeWidth="1.7" />
      <ellipse cy="-20.6" rx="3.5" ry="4" fill={CREAM} stroke={INK} strokeWidth="1.3" />
      <path d="M-6.6-14.6Q0-10.6 6.6-14.6" fill="none" stroke={INK} strokeWidth="1.2" />
      <path d={emblemPath(emblem)} fill={CREAM} transform="translate(0 -6.2) scale(0.66)" />
      {figure === 'messenger' && <Scroll />}
    </g>
  );
}

function Scroll(): ReactElement {
  return (
    <g transform="translate(10.4 -18.6) rotate(32)" stroke={INK} strokeWidth="1.3">
      <rect x="-3" y="-8" width="6" height="16" rx="1.6" fill={CREAM} />
      <rect x="-3" y="-1.8" width="6" height="3.6" fill="#b3362b" strokeWidth="0.8" />
    </g>
  );
}

/** In a crowd: the emblem as large as there is room, with a scroll across it for the messenger. */
function Token({ figure, colour, emblem }: Kind): ReactElement {
  return (
    <g transform="translate(0 -14.5)" strokeLinejoin="round">
      <path d={emblemPath(emblem)} fill={colour} stroke={INK} strokeWidth="0.9" transform="scale(2.2)" />
      {figure === 'messenger' && (
        <rect x="-4" y="-9" width="8" height="18" rx="2" fill={CREAM} stroke={INK} transform="rotate(32)" />
      )}
    </g>
  );
}

function Plate({ plate, spelled }: { readonly plate: number; readonly spelled: boolean }): ReactElement {
  if (!spelled) return <circle cx="-9" cy="-25" r="5" fill="#e9c661" stroke={INK} strokeWidth="1.4" />;
  const width = plate >= 100 ? 23 : 17;
  return (
    <g transform="translate(-9 -24)">
      <rect x={-width / 2} y="-7" width={width} height="14" rx="4" fill="#e9c661" stroke={INK} strokeWidth="1.2" />
      <text className="cct-plate" y="4" textAnchor="middle">
        {plate}
      </text>
    </g>
  );
}

/** A figure alone, in a line of text or on a button. */
export function FigureSign({ figure, colour, emblem, size = 24 }: Kind & { readonly size?: number }): ReactElement {
  return (
    <svg className="cct-sign" viewBox="-15 -31.5 32 34" width={size} height={(size * 34) / 32} aria-hidden="true">
      <Walker figure={figure} colour={colour} emblem={emblem} />
    </svg>
  );
}

/** The envelope of a dark space, 16 × 12, around (x, y). */
export function Envelope({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }): ReactElement {
  return (
    <g className="cct-envelope" transform={`translate(${x} ${y})`}>
      <rect x="-8" y="-6" width="16" height="12" rx="2" />
      <path d="M-7.5-4.5 0 1 7.5-4.5" />
    </g>
  );
}
