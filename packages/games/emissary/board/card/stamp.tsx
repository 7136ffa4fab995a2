// How a card travels as a message, as a stamp: closed envelope CM, double circle EM, arrow tag OM; always with letters.

import type { ReactElement } from 'react';
import type { Stamp as StampName } from '../terms.ts';

export function Stamp({ of }: { readonly of: StampName }): ReactElement {
  return (
    <svg className="em-stamp" data-stamp={of} viewBox="0 0 45 34" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinejoin="round" strokeWidth="2.2">
        {of === 'CM' && (
          <>
            <rect x="2" y="3" width="41" height="28" rx="1.6" />
            <path d="m3 4.4 19.5 11L42 4.4" />
          </>
        )}
        {of === 'EM' && (
          <>
            <circle cx="22.5" cy="17" r="15.4" />
            <circle cx="22.5" cy="17" r="12.2" strokeWidth="1.4" />
          </>
        )}
        {of === 'OM' && <path d="M2 4h29.5L43 17 31.5 30H2z" />}
      </g>
      <text x={of === 'OM' ? 19 : 22.5} y={of === 'CM' ? 27.6 : 21.2} fontSize={of === 'CM' ? 12.5 : 13}>
        {of}
      </text>
    </svg>
  );
}
