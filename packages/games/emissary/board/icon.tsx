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
  },
  'em-icon',
  18,
);
