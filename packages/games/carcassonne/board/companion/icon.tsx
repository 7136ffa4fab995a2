// Signs of the companion.

import { iconSet, SIGNS } from '@tabella/ui/icon';

export const Icon = iconSet(
  {
    check: SIGNS.check,
    close: SIGNS.close,
    minus: SIGNS.minus,
    next: SIGNS.next,
    plus: SIGNS.plus,
    undo: SIGNS.undo,
    envelope: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM3.5 7 12 13.5 20.5 7',
  },
  'ccc-icon',
  18,
);
