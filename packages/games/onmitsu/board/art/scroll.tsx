// A scroll: sealed with wax, cracked, or open; and the mark of its kind.

import foxHead from 'game-icon:fox-head';
import skull from 'game-icon:skull-crossed-bones';
import type { ReactElement } from 'react';
import { inkOf, type Mark } from './marks.ts';
import { GOLD, VERMILION } from './palette.ts';

/** Six petals about 0, 0. */
function Petals({
  r,
  fill,
  stroke,
}: {
  readonly r: number;
  readonly fill: string;
  readonly stroke: string;
}): ReactElement {
  const petal = `M0 0C${-r * 0.62} ${-r * 0.42} ${-r * 0.42} ${-r} 0 ${-r}S${r * 0.62} ${-r * 0.42} 0 0Z`;
  return (
    <g fill={fill} stroke={stroke} strokeWidth={r / 16}>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

/** The mark of a kind on 100 × 100. */
function MarkShape({ mark }: { readonly mark: Mark }): ReactElement {
  if (mark === 'flower') {
    return (
      <g transform="translate(50 50)">
        <Petals r={44} fill={GOLD} stroke="#6e5110" />
        <circle r="11" fill={VERMILION} stroke="#6e5110" strokeWidth="1.5" />
      </g>
    );
  }
  return <path d={mark === 'skull' ? skull : foxHead} fill={inkOf(mark)} transform="translate(6 6) scale(0.172)" />;
}

function Rods(): ReactElement {
  return (
    <g>
      <g fill="#8d7440" stroke="#4b3a17" strokeWidth="0.8">
        <rect x="8" y="5" width="84" height="9" />
        <rect x="8" y="126" width="84" height="9" />
      </g>
      <g fill="#1f1b1a">
        <rect x="1" y="3" width="11" height="13" rx="2.5" />
        <rect x="88" y="3" width="11" height="13" rx="2.5" />
        <rect x="1" y="124" width="11" height="13" rx="2.5" />
        <rect x="88" y="124" width="11" height="13" rx="2.5" />
      </g>
    </g>
  );
}

const WAX =
  'M50 45c9-3 16 2 19 6 6 3 8 11 6 18 2 8-4 15-10 17-5 6-14 7-20 4-8 0-15-6-16-13-4-7-1-16 4-20 4-7 10-11 17-12Z';

export function SealedScroll(): ReactElement {
  return (
    <svg className="on-scroll" viewBox="0 0 100 140" aria-hidden="true">
      <rect x="15" y="12" width="70" height="116" fill="url(#on-brocade)" />
      <rect x="15" y="12" width="70" height="116" fill="url(#on-roll)" />
      <path d="M15 67h70M15 71h70" stroke={GOLD} strokeWidth="2" />
      <g className="on-wax">
        <path d={WAX} fill={VERMILION} stroke="#7d1f0e" />
        <circle cx="51" cy="68" r="15.5" fill="none" stroke="#86210f" strokeWidth="1.6" />
        <g transform="translate(51 68)">
          <Petals r={11} fill="#8f2412" stroke="#d4573c" />
          <circle r="2.6" fill="#d4573c" />
        </g>
        <path d="M36 56q6-8 14-8" stroke="#f2a08c" strokeWidth="2.2" fill="none" strokeLinecap="round" />
      </g>
      <Rods />
    </svg>
  );
}

export function CrackedScroll({ mark }: { readonly mark: Mark | null }): ReactElement {
  return (
    <svg className="on-scroll" viewBox="0 0 100 140" aria-hidden="true">
      <rect x="15" y="12" width="70" height="36" fill="url(#on-brocade)" />
      <rect x="15" y="92" width="70" height="36" fill="url(#on-brocade)" />
      <path
        d="M14 46l9 4 8-5 10 4 9-4 9 5 10-4 8 4 9-4v46l-8-4-9 5-9-4-10 4-9-5-9 4-9-4-9 5Z"
        fill="#fbf5e6"
        stroke="#8d7440"
      />
      <path d="M24 58h52M24 66h52M24 74h52M24 82h30" stroke="#b9ab8a" strokeWidth="1.4" />
      <path d="M9 40q8 8 4 16M92 44q-8 6-5 14" stroke={GOLD} strokeWidth="2.2" fill="none" />
      <g className="on-wax-halves" fill={VERMILION} stroke="#7d1f0e">
        <path d="M40 50c-10 0-18 8-18 17 0 11 7 18 17 17l4-8-6-7 6-7-5-6Z" transform="rotate(-8 34 66)" />
        <path d="M62 52c10 1 16 9 15 18s-9 16-18 14l-4-7 7-7-5-8 6-5Z" transform="rotate(10 66 68)" />
      </g>
      {mark && (
        <svg x="32" y="50" width="36" height="36" viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="49" fill="#fbf5e6" stroke={inkOf(mark)} strokeWidth="4" />
          <svg x="16" y="16" width="68" height="68" viewBox="0 0 100 100" aria-hidden="true">
            <MarkShape mark={mark} />
          </svg>
        </svg>
      )}
      <Rods />
    </svg>
  );
}

export function OpenScroll({ mark }: { readonly mark: Mark }): ReactElement {
  return (
    <svg className="on-scroll" viewBox="0 0 100 140" aria-hidden="true">
      <rect x="13" y="12" width="74" height="116" fill="#fbf5e6" stroke="#8d7440" />
      <rect x="19" y="18" width="62" height="104" fill="none" stroke={inkOf(mark)} strokeWidth="1.6" />
      <svg x="22" y="20" width="56" height="56" viewBox="0 0 100 100" aria-hidden="true">
        <MarkShape mark={mark} />
      </svg>
      <Rods />
    </svg>
  );
}

/** A small disc with the mark of a kind; struck out when the scroll cannot be of it. */
export function MarkDisc({ mark, out = false }: { readonly mark: Mark; readonly out?: boolean }): ReactElement {
  const ink = out ? '#6b6358' : inkOf(mark);
  return (
    <svg className="on-mark" viewBox="0 0 100 100" data-out={out || undefined} aria-hidden="true">
      <circle cx="50" cy="50" r="46" fill="#fbf5e6" stroke={ink} strokeWidth="5" />
      <svg x="17" y="17" width="66" height="66" viewBox="0 0 100 100" opacity={out ? 0.35 : 1} aria-hidden="true">
        <MarkShape mark={mark} />
      </svg>
      {out && <path d="M20 82 80 18" stroke="#4d4740" strokeWidth="6" />}
    </svg>
  );
}
