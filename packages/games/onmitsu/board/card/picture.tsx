// The picture on top of a card, with what is printed on it: Order seal, name slip, the gold band of AT ANY TIME.

import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../art/icons.tsx';
import { say } from '../say.ts';
import type { CardFace } from './face.ts';

interface Props {
  readonly face: CardFace;
  /** Signs for the eye only. */
  readonly slip: string | null;
  readonly size: 'L' | 'M' | 'S';
  readonly children: ReactNode;
}

export function Picture({ face, slip, size, children }: Props): ReactElement {
  return (
    <span className="on-picture">
      {children}
      <b className="on-seal">{face.order}</b>
      {slip && (
        <span className="on-slip" aria-hidden="true">
          {slip}
        </span>
      )}
      {face.anyTime && (
        <span className="on-any-time">
          <Icon name="bell" />
          {size === 'L' ? say.anyTime : <span className="hidden-text">{say.anyTime}</span>}
        </span>
      )}
    </span>
  );
}
