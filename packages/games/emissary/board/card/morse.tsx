// The title in Morse as the foot line of a card: an ornament.

import type { ReactElement } from 'react';
import { strokesOf } from './strokes.ts';

export function Morse({ of }: { readonly of: string }): ReactElement {
  const { path, width } = strokesOf(of);
  return (
    <svg className="em-morse" viewBox={`0 0 ${width} 2`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
