// Signs of the companion, drawn on 24 × 24 with one stroke width.

import type { ReactElement } from 'react';

const PATHS = {
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M6 12h12',
  next: 'M5 12h14M13 6l6 6-6 6',
  plus: 'M12 6v12M6 12h12',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  envelope: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM3.5 7 12 13.5 20.5 7',
} as const;

export function Icon({ name, size = 18 }: { readonly name: keyof typeof PATHS; readonly size?: number }): ReactElement {
  return (
    <svg className="ccc-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
