// Any card of the deck in the size that is wanted, and its back.

import type { ReactElement } from 'react';
import type { CardFace } from './face.ts';
import { TallLocation, WideLocation } from './location.tsx';
import { PersonCard, type Size } from './person.tsx';

interface Props {
  readonly face: CardFace;
  readonly size: Size;
  readonly action?: string | undefined;
}

export function Card({ face, size, action }: Props): ReactElement {
  if (face.kind === 'person') return <PersonCard face={face} size={size} action={action} />;
  return size === 'L' ? <WideLocation face={face} /> : <TallLocation face={face} size={size} />;
}

export function Back(): ReactElement {
  return (
    <span className="on-card on-back">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <rect width="100" height="140" rx="5" fill="#f4ecdc" />
        <rect x="5" y="5" width="90" height="130" fill="url(#on-sea)" stroke="#c8a24a" strokeWidth="1.5" />
        <rect x="33" y="45" width="34" height="50" rx="3" fill="#b5331b" stroke="#fff6e6" strokeWidth="1.5" />
        <text x="50" y="67" textAnchor="middle" className="on-back-sign">
          隠
        </text>
        <text x="50" y="88" textAnchor="middle" className="on-back-sign">
          密
        </text>
      </svg>
    </span>
  );
}
