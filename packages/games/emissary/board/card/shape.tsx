// The four shapes that stand beside every colour: disc red, diamond blue, cross black, triangle MOF.

import type { ReactElement } from 'react';
import type { Colour } from '../terms.ts';

export type ShapeName = Colour | 'mof';

const PATHS: Readonly<Record<ShapeName, string>> = {
  red: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  blue: 'M12 1.8 22.2 12 12 22.2 1.8 12z',
  black: 'M6.4 2.6 12 8.2l5.6-5.6 3.8 3.8-5.6 5.6 5.6 5.6-3.8 3.8-5.6-5.6-5.6 5.6-3.8-3.8L8.2 12 2.6 6.4z',
  mof: 'M12 2.4 22.4 20.8H1.6z',
};

interface Props {
  readonly of: ShapeName;
  /** An outline: a place that is still free. */
  readonly open?: boolean;
}

export function Shape({ of, open = false }: Props): ReactElement {
  return (
    <svg className="em-shape" data-shape={of} data-open={open || undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}
