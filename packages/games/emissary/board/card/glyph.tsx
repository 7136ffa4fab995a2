// One icon of the game-icons set (CC BY 3.0), drawn on 512 × 512.

import type { ReactElement } from 'react';

export function Glyph({ path }: { readonly path: string }): ReactElement {
  return (
    <svg className="em-glyph" viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
