// Plain signs of the board.

import { iconSet, SIGNS } from '@tabella/ui/icon';

export const Icon = iconSet(
  {
    arrow: 'M20 12H4M10 6l-6 6 6 6',
    book: 'M12 6.5C10 5 7 4.5 3 5v13.500c4-.5 7 0 9 1.5 2-1.5 5-2 9-1.500V5c-4-.5-7 0-9 1.500zM12 6.500V20',
    cards: 'M4.5 7.500h9v13h-9zM8 7V3.500h9.500V17H14',
    check: SIGNS.check,
    close: SIGNS.close,
    eye: SIGNS.eye,
    envelope: 'M3 6h18v12.500H3zM3.5 6.5 12 13l8.5-6.5',
    pencil: SIGNS.pencil,
    people:
      'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500a6.500 6.500 0 0 1 3.500 5.500',
  },
  'em-icon',
  18,
);
