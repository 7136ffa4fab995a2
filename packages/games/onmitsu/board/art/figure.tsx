// The picture of a person: sky and sun, a hill, a robe with waves on it, one of nine heads.

import type { CSSProperties, ReactElement } from 'react';
import { HeadOf } from './heads.tsx';
import type { Look } from './looks.ts';
import { CLOTHS, INK, SKIES, SKIN, type Sky } from './palette.ts';

function skyOf({ top, middle, low }: Sky): CSSProperties {
  return { background: `linear-gradient(${top}, ${middle} 52%, ${low} 86%)` };
}

export function Figure({ look }: { readonly look: Look }): ReactElement {
  const sky = SKIES[look.sky];
  const cloth = CLOTHS[look.cloth];
  return (
    <svg
      className="on-figure"
      style={skyOf(sky)}
      viewBox="0 0 160 104"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <circle cx="110" cy="46" r="26" fill={sky.sun} />
      <path d="M-8 69h46a4 4 0 0 1 0 8H-8ZM118 61h50v7h-44a3.5 3.5 0 0 1-6-7Z" fill="#fff8ea" opacity="0.55" />
      <path d="M-40 92C-10 74 18 74 44 84s52-14 88-9 44 10 68 8v30H-40Z" fill={sky.hill} />
      <path d="M24 112C26 88 46 74 68 69h24c22 5 42 19 44 43Z" fill={cloth.robe} stroke={INK} strokeWidth="1.6" />
      <path d="M24 112C26 88 46 74 68 69h24c22 5 42 19 44 43Z" fill="url(#on-waves)" />
      <path d="M72 58h16v12l-8 18-8-18Z" fill={SKIN} stroke={INK} strokeWidth="1" />
      <path d="M72 68 80 86l8-18" fill="none" stroke="#f7efdd" strokeWidth="3" />
      <path d="M69 66 80 96l11-30" fill="none" stroke={INK} strokeWidth="7.4" strokeLinejoin="round" />
      <path d="M69 66 80 96l11-30" fill="none" stroke={cloth.collar} strokeWidth="5" strokeLinejoin="round" />
      <HeadOf head={look.head} />
    </svg>
  );
}
