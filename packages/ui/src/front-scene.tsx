// A scene of one game's world, drawn on 320 × 206 and cut to whatever frame it is given; the middle always shows.

import type { ReactElement, ReactNode } from 'react';

export function FrontScene({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg className="scene" viewBox="0 0 320 206" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Repeatable "random" numbers 0..1, so that a scene is drawn the same everywhere. */
export function scatter(seed: number): () => number {
  let x = seed;
  return () => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return x / 2147483648;
  };
}
