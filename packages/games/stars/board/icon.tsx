// Signs of the console, and dice.

import { iconSet, SIGNS } from '@tabella/ui/icon';
import type { ReactElement } from 'react';

export const Icon = iconSet(
  {
    check: SIGNS.check,
    close: SIGNS.close,
    dice: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM8.5 8.5h.01M15.5 15.5h.01M12 12h.01',
    eye: SIGNS.eye,
    lock: 'M6 11h12a1 1 0 0 1 1 1v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7a1 1 0 0 1 1-1ZM8 11V8a4 4 0 0 1 8 0v3',
    pencil: SIGNS.pencil,
    plus: SIGNS.plus,
    radar: 'M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12 19.5 4.5M12 12h.01',
    send: SIGNS.send,
    undo: SIGNS.undo,
  },
  'st-icon',
  16,
);

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[10, 10]],
  [
    [6, 6],
    [14, 14],
  ],
  [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  [
    [6, 5],
    [14, 5],
    [6, 10],
    [14, 10],
    [6, 15],
    [14, 15],
  ],
];

/** A die that shows one of the rows, 0 to 5. */
export function Die({ row, size = 18 }: { readonly row: number; readonly size?: number }): ReactElement {
  return (
    <svg className="st-die" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <rect width="20" height="20" rx="4.5" />
      {(PIPS[row] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" />
      ))}
    </svg>
  );
}
