// Signs of the frame, and icons of the game-icons set.

import { iconSet, SIGNS } from '@tabella/ui/icon';
import type { ReactElement } from 'react';

export const Icon = iconSet(
  {
    arrow: SIGNS.next,
    back: SIGNS.undo,
    before: 'm15 6-6 6 6 6',
    bell: 'M6 9a6 6 0 0 1 12 0c0 6 2.5 7 2.5 7h-17S6 15 6 9M10.3 20a2 2 0 0 0 3.4 0',
    bot: 'M12 4v4M5 8h14a1 1 0 0 1 1 1v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a1 1 0 0 1 1-1ZM9 13v2M15 13v2M2 14h2M20 14h2M12 4h.01',
    branch: 'M6 3v18M6 14h6a5 5 0 0 0 5-5M18 5a2 2 0 1 0 .01 0Z',
    chart: 'M4 4v16h16M7.5 15.5l4-5 3.5 2.5 4.5-6.5',
    chat: 'M8 19.2A8.5 8.5 0 1 0 4.6 15.6L3 21z',
    check: SIGNS.check,
    chevron: 'm9 6 6 6-6 6',
    clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
    close: SIGNS.close,
    copy: 'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM4 15V4a1 1 0 0 1 1-1h10',
    download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14',
    eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 .01 0Z',
    film: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
    first: 'M6 5v14M19 5v14l-10-7z',
    forward: 'M4 5.5v13l8-6.5zM12.5 5.5v13l8-6.5z',
    gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 2.8l1.6 2.6 3-.6 1 2.9 2.9 1-.6 3 2.3 1.9-2.3 1.9.4 2.9-2.9.9-1.2 2.8-3-.6L12 21.2l-1.4-2.4-3 .6-1-2.9-2.9-1 .6-3L2 12l2.3-1.9-.6-3 2.9-.9 1-2.9 3 .6z',
    globe: 'M4 6h9M8.5 3.5V6M11 6c-.8 3.6-3.4 6.5-7 8M6 9.5c1.2 2 3 3.5 5.5 4.5M12.5 20.5 17 10.5l4.5 10M14.3 17h5.4',
    hand: 'M8 12V5.5a1.5 1.5 0 0 1 3 0V11M11 10V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6.5a1.5 1.5 0 0 1 3 0V14M8 12l-1.6-2.2a1.5 1.5 0 0 0-2.5 1.7L7 17a6 6 0 0 0 5 3c3.5 0 5-2.5 5-6',
    help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.4 9.3a2.7 2.7 0 1 1 3.9 2.5c-.9.5-1.3 1-1.3 2M12 17h.01',
    keys: 'M3 6.5h18a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7.5 14h9',
    last: 'M18 5v14M5 5v14l10-7z',
    layers: 'm12 3 9 5-9 5-9-5zM4 12.6l8 4.4 8-4.4M4 16.6l8 4.4 8-4.4',
    leave: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h11M17 8l4 4-4 4',
    link: 'M10 13.5a4.5 4.5 0 0 0 6.8.5l2.7-2.7a4.5 4.5 0 0 0-6.4-6.4l-1.5 1.5M14 10.5a4.5 4.5 0 0 0-6.8-.5l-2.7 2.7a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5',
    list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
    menu: 'M4 6.5h16M4 12h16M4 17.5h16',
    minus: SIGNS.minus,
    moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
    mute: 'M11 5 6.5 9H3v6h3.5L11 19zM16 9.5l5 5M21 9.5l-5 5',
    pause: 'M7 4.5h3v15H7zM14 4.5h3v15h-3z',
    people:
      'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20v-1.5A4.5 4.5 0 0 1 7 14h4a4.5 4.5 0 0 1 4.5 4.5V20M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.3a4.5 4.5 0 0 1 3.5 4.2V20',
    play: 'M7 4.5v15l12-7.5z',
    plus: SIGNS.plus,
    repeat:
      'M17 2.5 20.5 6 17 9.5M3.5 11V9.5A3.5 3.5 0 0 1 7 6h13.5M7 21.5 3.5 18 7 14.5M20.5 13v1.5A3.5 3.5 0 0 1 17 18H3.5',
    scroll:
      'M8 4h10a2.5 2.5 0 0 1 2.5 2.5V9H17M17 6.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18v-1.5H12V18a2.5 2.5 0 0 0 2.5 2.5M6 16.5V6a2.5 2.5 0 0 1 2-2M9.5 9h4M9.5 12.5h4',
    search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
    seat: 'M7 4v9h10V4M5 13h14v3H5zM7 16v4.5M17 16v4.5',
    send: SIGNS.send,
    share: 'M12 15V3.5M8 7.5l4-4 4 4M6 11H5a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-8a1 1 0 0 0-1-1h-1',
    shield: 'M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.5',
    sound: 'M11 5 6.5 9H3v6h3.5L11 19zM15 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
    sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  },
  undefined,
  20,
);

export type IconName = Parameters<typeof Icon>[0]['name'];

/** An icon of the game-icons set, by its path. */
export function GameIcon({ path, size = 20 }: { readonly path: string; readonly size?: number }): ReactElement {
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
