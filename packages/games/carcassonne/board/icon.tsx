// Signs of the board.

import { iconSet, SIGNS } from '@tabella/ui/icon';

export const Icon = iconSet(
  {
    check: SIGNS.check,
    close: SIGNS.close,
    count: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
    eye: SIGNS.eye,
    fit: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
    mail: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM3.5 7 12 13l8.5-6',
    minus: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5M8 11h6',
    plus: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5M8 11h6M11 8v6',
    stack: 'M6 4h10a2 2 0 0 1 2 2v10M4 8h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z',
    turn: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v4.5h-4.5',
  },
  'cc-icon',
  20,
);
