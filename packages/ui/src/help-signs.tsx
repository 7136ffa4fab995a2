// Pictures in the rules that are signs of the game-icons set, each on a tile in the colours of its game.

import type { ReactElement } from 'react';

/** `signs` by name: paths drawn on 512 × 512. */
export function helpSigns(
  signs: Readonly<Record<string, string>>,
  { ground, ink }: { readonly ground: string; readonly ink: string },
): (props: { readonly of: string }) => ReactElement | null {
  return ({ of }) => {
    const path = signs[of];
    return path === undefined ? null : (
      <svg viewBox="-96 -96 704 704" width="48" height="48" aria-hidden="true">
        <rect x="-96" y="-96" width="704" height="704" rx="120" fill={ground} />
        <path d={path} fill={ink} />
      </svg>
    );
  };
}
