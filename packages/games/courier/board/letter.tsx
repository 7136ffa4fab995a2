// A letter with its wax seal, as on the front page. The wax has the card's colour and its mark: a ring, a diamond, a cross.

import type { ReactElement } from 'react';
import type { Colour } from '../rules/box.ts';
import './css/letter.css';

const MARK: Readonly<Record<Colour, string>> = {
  red: 'M0-6a6 6 0 1 0 .01 0Z',
  blue: 'M0-7.500 7.500 0 0 7.500-7.500 0Z',
  black: 'M-5.500-5.500 5.500 5.500M5.500-5.500-5.500 5.500',
};

/** Null: nobody here knows its colour. */
export function Letter({ colour }: { readonly colour: Colour | null }): ReactElement {
  return (
    <svg className="co-letter" viewBox="-62 -42 124 84" aria-hidden="true" data-colour={colour ?? 'unknown'}>
      <rect className="co-letter-paper" x="-60" y="-40" width="120" height="80" rx="4" />
      <path className="co-letter-fold" d="M-60 38-14-2M60 38 14-2" />
      <path className="co-letter-flap" d="M-59-39 0 10 59-39Z" />
      <Wax colour={colour} />
    </svg>
  );
}

function Wax({ colour }: { readonly colour: Colour | null }): ReactElement {
  return (
    <g transform="translate(0 4)">
      <path
        className="co-wax"
        d="M0-21c8-4 15 0 18 6 7 2 10 9 7 15 3 8-1 15-9 17-3 7-12 9-18 4-8 3-15-2-17-9-7-3-9-12-4-18-2-8 5-14 11-14 3-4 8-4 12-1Z"
      />
      <circle className="co-wax-rim" r="15.500" />
      {colour && <path className="co-wax-mark" d={MARK[colour]} />}
    </g>
  );
}
