// A figure alone, in a line of text or on a button.

import type { ReactElement } from 'react';
import { figureSign, type Look } from './picture.ts';

export function PieceSign({ figure, seat, lying = false, size = 26 }: Look & { readonly size?: number }): ReactElement {
  return (
    <img
      className="cc-sign"
      src={figureSign({ figure, seat, lying })}
      width={size}
      height={size}
      alt=""
      draggable={false}
    />
  );
}
