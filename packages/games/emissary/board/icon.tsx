// Plain signs of the board, drawn on 24 × 24 with one stroke width.

import type { ReactElement } from 'react';

const PATHS = {
  arrow: 'M20 12H4M10 6l-6 6 6 6',
  book: 'M12 6.5C10 5 7 4.5 3 5v13.500c4-.5 7 0 9 1.5 2-1.5 5-2 9-1.500V5c-4-.5-7 0-9 1.500zM12 6.500V20',
  cards: 'M4.5 7.500h9v13h-9zM8 7V3.500h9.500V17H14',
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.300a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.400Z',
  envelope: 'M3 6h18v12.500H3zM3.5 6.5 12 13l8.5-6.5',
  pencil: 'M4 20l1-4.500L16.5 4a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.600L8.5 19z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }): ReactElement {
  return (
    <svg className="em-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
