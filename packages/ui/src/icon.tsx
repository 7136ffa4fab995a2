// Icons drawn on 24 × 24 with one stroke; a set of its own for every board, and the signs that all of them share.

import type { ReactElement } from 'react';
import './board.css';

export const SIGNS = {
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
  minus: 'M6 12h12',
  next: 'M5 12h14M13 6l6 6-6 6',
  pencil: 'M4 20l1-4.5L16.5 4a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L8.5 19z',
  plus: 'M12 6v12M6 12h12',
  send: 'M20.5 3.5 10 14M20.5 3.5 14 20.5 10 14 3.5 10z',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
} as const;

interface Props<Name extends string> {
  readonly name: Name;
  readonly size?: number;
}

/** The icons of one board by name. Without a usual size the style of the board says how large they are. */
export function iconSet<Name extends string>(
  paths: Readonly<Record<Name, string>>,
  className = '',
  usual?: number,
): (props: Props<Name>) => ReactElement {
  return ({ name, size = usual }) => (
    <svg className={`icon ${className}`.trimEnd()} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
